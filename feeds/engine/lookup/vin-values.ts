import { factColumnsOf, type VinColumn } from "#core/car-facts.ts";
import { engineText } from "#core/engine-text.ts";
import { speaksOf } from "#core/vin/agrees.ts";
import type { VinFacts } from "#core/vin/read-car.ts";

type Car = { readonly year: number; readonly make: string; readonly model: string };
type Values = Partial<Record<VinColumn, string | number | null>>;

/** Doubtful cases burn gasoline too: nothing is claimed of them. */
function fuelOf({ fuel, otherFuel, highVoltage }: VinFacts): string | undefined {
  if (otherFuel === "Electric") return "Hybrid";
  return highVoltage && fuel === "Gasoline" ? undefined : fuel;
}

/**
 * What a VIN tells of a car, as columns: for where nobody else says it. Of one that may be another's (a wrong sign, another
 * model or year) only that it has high voltage: a warning too many costs a minute.
 */
export function valuesByVin(vin: VinFacts, car: Car): Values {
  if (!speaksOf(vin, car)) return vin.highVoltage ? { high_voltage: 1 } : {};
  const { body, litres, cylinders, shape, turbo } = vin;
  const values: Values = factColumnsOf((_, { ofVin }) => ofVin(vin));
  const engine = engineText({ litres, cylinders, engineShape: shape, turbo });
  const fuel = fuelOf(vin);
  if (body) values.body = body;
  if (fuel) values.fuel = fuel;
  if (engine) values.engine = engine;
  return values;
}
