export type Point = { readonly latitude: number; readonly longitude: number };

const earthMiles = 3958.7613;
const kilometresInMile = 1.609344;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle miles. */
export function milesBetween(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const roundMiles = (miles: number): number => Math.round(miles * 10) / 10;
export const milesToKilometres = (miles: number): number => miles * kilometresInMile;

/** Miles that stand for no limit; calls and addresses also write 0. */
export const anyDistance = 25_000;
export const isUnlimited = (miles: number): boolean => miles === 0 || miles >= anyDistance;

/** The one reader of distances: miles, `anyDistance` when they have no limit, undefined when none are given, null when it is no distance. */
export function readDistance(text: string | null | undefined): number | null | undefined {
  const typed = text?.trim() ?? "";
  if (typed === "" || typed === "null") return undefined;
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(typed)) return null;
  const miles = Number(typed);
  return isUnlimited(miles) ? anyDistance : miles;
}

/** The distances that the inventory form offers. */
export const distanceChoices = [10, 25, 50, 100, 250, 500, anyDistance] as const;
export const defaultFormDistance = 25;
/** An empty distance in a call. */
export const defaultCallDistance = 10;
