import type { Edition } from "#core/edition.ts";

/** What a visit keeps of the search a car was opened from: where to go back to, how many were found, and those shown. */
export type Trail = {
  edition: Edition;
  back: string;
  count: string;
  /** Cars in the order of the list: what their address ends in, and their name with the row. */
  cars: readonly TrailCar[];
  /** Whether these are all that was found, so that their places can be counted. */
  all: boolean;
};
export type TrailCar = { href: string; key: string; name: string };

export const trailKey = "yonke.trail";

/** Undefined for what an older release, another hand or the other edition has left there. */
export function readTrail(text: string | null, edition: Edition): Trail | undefined {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Trail> | null;
    const isCar = (car: Partial<TrailCar>) =>
      [car.href, car.key, car.name].every((part) => typeof part === "string") && car.href?.startsWith("/");
    const right =
      kept?.edition === edition &&
      typeof kept.back === "string" &&
      kept.back.startsWith("/") &&
      typeof kept.count === "string" &&
      Array.isArray(kept.cars) &&
      kept.cars.every(isCar);
    return right ? ({ ...kept, all: kept.all === true } as Trail) : undefined;
  } catch {
    return undefined;
  }
}

/** A car's place in the list, from 1, and those beside it; undefined where it is not in it. */
export function placeIn({ cars }: Trail, key: string) {
  const at = cars.findIndex((car) => car.key === key);
  return at < 0 ? undefined : { place: at + 1, previous: cars[at - 1], next: cars[at + 1] };
}
