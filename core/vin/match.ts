import { readValues, weighFit } from "./schema.ts";
import type { Maker, VinTable } from "./table.ts";

/** What the patterns say, by the letter of the kind; several where equally narrow patterns differ. */
export type Found = ReadonlyMap<string, readonly string[]>;

/** The VIN's signs as patterns count them: fourth to eighth, a bar, tenth to last. */
export const keyOf = (vin: string): string => `${vin.slice(3, 8)}|${vin.slice(9)}`;

/** Of a schema the patterns that fit: how narrow each is, and the numbers of its values. */
function fitting(schema: string, key: string): (readonly [number, readonly number[]])[] {
  const found: [number, number[]][] = [];
  for (let at = 0; at < schema.length; ) {
    const tab = schema.indexOf("\t", at);
    const end = tab < 0 ? schema.length : tab;
    const weight = weighFit(schema, at, key);
    if (weight >= 0) found.push([weight, readValues(schema.slice(schema.indexOf(" ", at) + 1, end))]);
    at = end + 1;
  }
  return found;
}

/** Weights are sums of fractions. */
const same = 1e-9;

/**
 * Of each kind the value of the narrowest pattern. All schemas of maker and year together: some makers file models,
 * engines and weights apart.
 */
export function match(table: VinTable, maker: Maker, key: string, year: number): Found {
  const best = new Map<string, string[]>();
  const narrowest = new Map<string, number>();
  for (const { schema, from, to } of maker.uses) {
    if (year < from || year > to) continue;
    for (const [weight, ids] of fitting(table.schemas[schema] ?? "", key)) {
      for (const id of ids) {
        const value = table.values[id] ?? "";
        const kind = value.charAt(0);
        const text = value.slice(1);
        const most = narrowest.get(kind) ?? -1;
        if (weight > most + same) {
          narrowest.set(kind, weight);
          best.set(kind, [text]);
        } else if (weight > most - same && !best.get(kind)?.includes(text)) best.get(kind)?.push(text);
      }
    }
  }
  return best;
}
