import { readCar, type VinFacts } from "./read-car.ts";
import { cleanVin, hasRightCheckDigit, withoutLookalikes } from "./signs.ts";
import type { VinTable } from "./table.ts";

/** Signs that are read or typed for each other, the likelier pairs first. */
export const lookAlikes = "S5 B8 Z2 G6 D0 1L 17 UV A4 T7 VY MN PR E3 KX HN CG 38 69".split(" ");

/** Every VIN that differs by one look-alike sign or by two neighbours that changed places. */
function* listNear(vin: string): Generator<string> {
  yield vin;
  for (const pair of lookAlikes)
    for (let at = 0; at < vin.length; at++) {
      const side = pair.indexOf(vin.charAt(at));
      if (side >= 0) yield vin.slice(0, at) + pair.charAt(1 - side) + vin.slice(at + 1);
    }
  for (let at = 0; at + 1 < vin.length; at++)
    yield vin.slice(0, at) + vin.charAt(at + 1) + vin.charAt(at) + vin.slice(at + 2);
}

/** Of makers of more than a few cars the last four signs are always digits. */
const isNumbered = ({ vin }: VinFacts) => /\d{4}$/.test(vin);

/**
 * VINs that may have been meant, the likelier first: cars that the table knows, with the right check digit. One that is
 * right as it stands alone.
 */
export function mendVin(table: VinTable, text: string, now = new Date()): VinFacts[] {
  const vin = withoutLookalikes(cleanVin(text.slice(0, 400)));
  if (vin.length !== 17) return [];
  const right = [...new Set(listNear(vin))].filter(hasRightCheckDigit);
  const cars = right.map((one) => readCar(table, one, now)).filter(({ knows }) => knows === "car");
  if (cars[0]?.vin === vin) return cars.slice(0, 1);
  return [...cars.filter(isNumbered), ...cars.filter((one) => !isNumbered(one))];
}
