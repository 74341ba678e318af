import { postalPointsPath } from "#site/postal-points.ts";

type PostalPoint = { code: string; latitude: number; longitude: number };

/** One line a code: `95823 3849 -12144`, hundredths of a degree. */
export function readPostalPoints(text: string): PostalPoint[] {
  return text.split("\n").flatMap((line) => {
    const [code, latitude, longitude] = line.split(" ");
    if (!code || latitude === undefined || longitude === undefined) return [];
    return { code, latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 };
  });
}

const milesInDegree = 69;

/** Near enough for choosing a postal code: flat ground around the visitor. */
export function nearestCode(
  points: readonly PostalPoint[],
  { latitude, longitude }: { latitude: number; longitude: number },
): { code: string; miles: number } | undefined {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  let best: PostalPoint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const square = (point.latitude - latitude) ** 2 + ((point.longitude - longitude) * narrow) ** 2;
    if (square < least) {
      least = square;
      best = point;
    }
  }
  return best && { code: best.code, miles: Math.sqrt(least) * milesInDegree };
}

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
