import { once } from "#core/once.ts";
import type { PartCategory } from "#core/part.ts";
import type { SharedKind } from "#core/part-sharing.ts";
import { type TextColumn, textAt, wordAt } from "./columns.ts";
import { forEachRowOfModel } from "./model-rows.ts";
import type { Stock } from "./stock.ts";
import type { VehicleIndex } from "./vehicle-index.ts";

/** In what a car of the same years may still differ, so that its part does not fit or is not the one wanted. */
export type Trait = Extract<TextColumn, "engine" | "color" | "drive">;

/** What tells the cars apart for a part: the engine it is bolted to, the paint it comes in, the wheels that pull. */
export function traitOf(shared: SharedKind, category: PartCategory | string): Trait | undefined {
  if (shared === "engine") return "engine";
  if (category === "body") return "color";
  return category === "drivetrain" && shared === "model" ? "drive" : undefined;
}

type Counts = ReadonlyMap<number, ReadonlyMap<string, number>>;
const countsIn = once((_: VehicleIndex) => new Map<string, Counts>());

/** By year, how many cars of a model have each; counted once for each state of the stock. */
function countsOf(stock: Stock, modelId: number, trait: Trait): Counts {
  const models = countsIn(stock.present);
  const key = `${trait} ${modelId}`;
  const kept = models.get(key);
  if (kept) return kept;
  const counts = new Map<number, Map<string, number>>();
  forEachRowOfModel(stock, modelId, (columns, row) => {
    const year = columns.year[row] as number;
    const text = stock.words.text(wordAt(columns, row, textAt[trait]));
    const here = counts.get(year) ?? new Map<string, number>();
    here.set(text, (here.get(text) ?? 0) + 1);
    counts.set(year, here);
  });
  models.set(key, counts);
  return counts;
}

/** What cars of a model and some years have, as `named`, the most frequent first; what no yard wrote down is left out. */
export function listTraits(
  stock: Stock,
  { modelId, from, to }: { modelId: number; from: number; to: number },
  trait: Trait,
  named: (text: string) => string,
): { name: string; count: number }[] {
  const sums = new Map<string, number>();
  for (const [year, counts] of countsOf(stock, modelId, trait)) {
    if (year < from || year > to) continue;
    for (const [text, count] of counts) if (text) sums.set(named(text), (sums.get(named(text)) ?? 0) + count);
  }
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
