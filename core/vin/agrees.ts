import type { VinFacts } from "./read-car.ts";

type Car = { readonly year: number; readonly make: string; readonly model: string };
type Names = Pick<VinFacts, "make" | "model" | "either">;

/** Models that makers filed under another's name. */
const filedAs: Readonly<Record<string, readonly string[]>> = {
  "Volkswagen Golf": ["GTI", "R32", "Golf R", "Golf SportWagen", "Golf Alltrack", "e-Golf", "Rabbit"],
  "Subaru Legacy": ["Outback"],
  "Subaru Impreza": ["Impreza WRX", "Crosstrek"],
};

/** Whether a VIN may mean this model; a filed model that our catalogue lacks may be any of its make. */
export function mayBeModel({ make, model, either }: Names, car: Omit<Car, "year">): boolean {
  const makes = either.make ?? (make === undefined ? [] : [make]);
  if (!makes.includes(car.make)) return false;
  if (either.model) return either.model.includes(car.model);
  return model === undefined || model === car.model || filedAs[`${make} ${model}`]?.includes(car.model) === true;
}

/** What it says can be built on: a pattern names a car, one year alone fits, and no sign is wrong. */
export const isSureOfCar = ({ knows, checkDigitRight, yearSure }: VinFacts): boolean =>
  knows === "car" && checkDigitRight && yearSure;

/** Whether it speaks of this car and no other. */
export const speaksOf = (vin: VinFacts, car: Car): boolean =>
  isSureOfCar(vin) && vin.year === car.year && mayBeModel(vin, car);
