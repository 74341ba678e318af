import type { Edition } from "#core/edition.ts";
import { copy } from "./copy.ts";
import type { OwnCar } from "./own-car.ts";
import type { NamedCar } from "./vin-car.ts";

/** What the device may remember of a car that a VIN stood for. */
export function foundCar({ car, make, model }: NamedCar, edition: Edition): OwnCar {
  const { makeId, modelId, year, engine, code, weight } = car;
  const name = [copy[edition].named(make, model, year), engine].filter(Boolean).join(" ");
  return { name, make: makeId, model: modelId, year, engine, code, weight };
}
