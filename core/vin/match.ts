import type { Line } from "./schema.ts";
import type { Maker, VinTable } from "./table.ts";

/** What the patterns say, by the letter of the kind; several where equally narrow patterns differ. */
export type Found = ReadonlyMap<string, readonly string[]>;

/** The VIN's signs as patterns count them: fourth to eighth, a bar, tenth to last. */
export const keyOf = (vin: string): string => `${vin.slice(3, 8)}|${vin.slice(9)}`;

function fits({ tests }: Line, key: string): boolean {
  for (const [place, signs] of tests) if (!signs.includes(key.charAt(place))) return false;
  return true;
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
    for (const line of table.linesOf(schema)) {
      if (!fits(line, key)) continue;
      for (const id of line.values) {
        const value = table.values[id] ?? "";
        const kind = value.charAt(0);
        const text = value.slice(1);
        const weight = narrowest.get(kind) ?? -1;
        if (line.weight > weight + same) {
          narrowest.set(kind, line.weight);
          best.set(kind, [text]);
        } else if (line.weight > weight - same && !best.get(kind)?.includes(text)) best.get(kind)?.push(text);
      }
    }
  }
  return best;
}
