import { carsOf, type YardCar, type YardFile } from "#core/yard-file.ts";

const unpacked = new WeakMap<YardFile, ReadonlyMap<number, YardCar>>();

/** The cars of a yard's file by id, unpacked once. */
export function carsInFile(file: YardFile): ReadonlyMap<number, YardCar> {
  let cars = unpacked.get(file);
  if (!cars) {
    cars = new Map(carsOf(file).map((car) => [car.id, car]));
    unpacked.set(file, cars);
  }
  return cars;
}
