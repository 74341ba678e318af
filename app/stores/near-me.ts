import { postalPointsPath } from "#site/postal-points.ts";
import { nearestCode, readPostalPoints } from "./postal-points.ts";

const farMiles = 60;

/** Whether this browser tells a page where it is. */
export const canLocate = (): boolean => "geolocation" in navigator && isSecureContext;

const whereAmI = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { maximumAge: 600_000, timeout: 15_000 });
  });

/** The device finds the nearest postal code by itself; its position goes nowhere. */
export async function findMyCode(): Promise<{ code: string; far: boolean }> {
  const [position, points] = await Promise.all([whereAmI(), fetch(postalPointsPath).then((answer) => answer.text())]);
  const found = nearestCode(readPostalPoints(points), position.coords);
  if (!found) throw new Error("no postal code");
  return { code: found.code, far: found.miles > farMiles };
}
