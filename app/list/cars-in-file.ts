import { carsOf, type YardCar, type YardFile, type YardPart } from "#core/yard-file.ts";

/** Made of a yard's file once. */
function once<T>(make: (file: YardFile) => T): (file: YardFile) => T {
  const made = new WeakMap<YardFile, T>();
  return (file) => {
    const kept = made.get(file) ?? make(file);
    made.set(file, kept);
    return kept;
  };
}

export const carsInFile = once(
  (file): ReadonlyMap<number, YardCar> => new Map(carsOf(file).map((car) => [car.id, car])),
);
export const partsInFile = once(
  ({ parts }): ReadonlyMap<number, YardPart> => new Map(parts.map((part) => [part.id, part])),
);
