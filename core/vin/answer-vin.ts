import { onlyMake } from "./facts.ts";
import { mendVin } from "./mend.ts";
import { readCar, type VinFacts } from "./read-car.ts";
import { cleanVin, isFullVin, readVin, withoutLookalikes } from "./signs.ts";
import type { VinTable } from "./table.ts";

/** What a VIN says, and where a sign of it must be wrong, what may have been meant. */
export type VinAnswer = { readonly facts: VinFacts; readonly mends: readonly VinFacts[] };

/** Nobody's VIN is longer, however it is written down. */
const longest = 400;
/** More are no help to choose from. */
const mostMends = 8;

/** The VIN of a text, with 1 and 0 for the letters that no VIN has; undefined where it is none. */
export function findVinIn(text: string): string | undefined {
  const vin = cleanVin(text.slice(0, longest));
  const right = isFullVin(vin) ? vin : withoutLookalikes(vin);
  return text.length <= longest && isFullVin(right) && /\d.*\d.*\d/.test(right) ? right : undefined;
}

/** Where the table is missing, what the signs alone say. */
export function answerVinBy(table: VinTable | undefined, vin: string, now: Date): VinAnswer {
  if (!table) return { facts: { ...readVin(vin, now), ...onlyMake([]), knows: "nothing", yearSure: false }, mends: [] };
  const facts = readCar(table, vin, now);
  return { facts, mends: facts.checkDigitRight ? [] : mendVin(table, vin, now).slice(0, mostMends) };
}
