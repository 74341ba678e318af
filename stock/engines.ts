import type { CarFacts } from "#core/car-facts.ts";
import { type Engine, engineName, type KnownEngine } from "#core/engine-fit.ts";
import { readEngine } from "#core/engine-text.ts";
import { once } from "#core/once.ts";
import { readEngines } from "#data/reference.ts";
import type { Catalog } from "./catalog.ts";
import { factsAt, textAt, wordAt } from "./columns.ts";
import type { Stock } from "./stock.ts";
import type { StoreMatches } from "./vehicles.ts";

type Years = { readonly modelId: number; readonly from: number; readonly to: number };

type Lines = ReturnType<typeof readEngines>;
const keyOf = (make: string, model: string) => `${make}\n${model}`.toLowerCase();

/** By model. */
const enginesOf = once((catalog: Catalog) =>
  once((lines: Lines): ReadonlyMap<number, readonly KnownEngine[]> => {
    const ids = new Map(
      catalog.makes.flatMap((make) =>
        catalog.modelsOf(make.id).map(({ id, name }) => [keyOf(make.name, name), id] as const),
      ),
    );
    const made = new Map<number, KnownEngine[]>();
    for (const { make, model, ...engine } of lines) {
      const id = ids.get(keyOf(make, model));
      if (id !== undefined) made.set(id, [...(made.get(id) ?? []), engine]);
    }
    return made;
  }),
);

/** What a model had under its hood in some years, as the reference data know it. */
export const enginesIn = ({ catalog }: Pick<Stock, "catalog">, { modelId, from, to }: Years): readonly KnownEngine[] =>
  (enginesOf(catalog)(readEngines()).get(modelId) ?? []).filter((engine) => engine.from <= to && from <= engine.to);

/** An engine that the model had in those years, and how many of the cars in reach say that they have its size. */
type EngineChoice = { readonly name: string; readonly engine: Engine; readonly count: number };

/** The engines of a car's own years, the most common first; none where all had the same. */
export function listEngineChoices(
  stock: Stock,
  years: Years,
  matches: readonly StoreMatches[],
): { choices: EngineChoice[]; unsaid: number } {
  const named = new Map<string, KnownEngine[]>();
  for (const engine of enginesIn(stock, years)) {
    const name = engineName(engine);
    if (name !== "") named.set(name, [...(named.get(name) ?? []), engine]);
  }
  if (named.size < 2) return { choices: [], unsaid: 0 };
  const counts = countSizes(stock, matches);
  // Of a size that came with and without a turbo, a car that says none of it says not which it has.
  const both = new Set([...named.values()].flatMap(([one]) => (one?.turbo ? sizeOf(one) : [])));
  const unclear = [...both].reduce((sum, size) => sum + (counts.get(size) ?? 0), counts.get("") ?? 0);
  const choices = [...named].map(([name, [first, ...others]]) => {
    const { litres, cylinders, turbo, codes, sure } = first as KnownEngine;
    const size = sizeOf({ litres, cylinders });
    const told = turbo !== "" ? counts.get(`${size} turbo`) : both.has(size) ? 0 : counts.get(size);
    // Only one engine of that size, by sure lines: its code is known without asking.
    const code = sure && others.length === 0 && codes.length === 1 && !codes[0]?.includes("/") ? codes[0] : undefined;
    return {
      name,
      engine: { litres, cylinders, turbo: turbo !== "" || undefined, code },
      count: told ?? 0,
    };
  });
  return {
    choices: choices.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
    unsaid: unclear,
  };
}

const sizeOf = ({ litres, cylinders }: Pick<Engine, "litres" | "cylinders">) =>
  litres === undefined ? "" : `${litres.toFixed(1)} ${cylinders ?? ""}`;

/** By size, how many cars say it; "" = those that say none. Each pair of words is read once. */
function countSizes(stock: Stock, matches: readonly StoreMatches[]): ReadonlyMap<string, number> {
  const sizes = new Map<number, string>();
  const counts = new Map<string, number>();
  for (const { columns, rows } of matches)
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const [word, facts] = [wordAt(columns, row, textAt.engine), wordAt(columns, row, textAt.facts)];
      const pair = word * 2 ** 26 + facts;
      let size = sizes.get(pair);
      if (size === undefined) {
        const engine = { ...readEngine(stock.words.text(word)), ...factsAt(stock.words, facts) };
        size = `${sizeOf(engine)}${engine.turbo && engine.litres !== undefined ? " turbo" : ""}`;
        sizes.set(pair, size);
      }
      counts.set(size, (counts.get(size) ?? 0) + 1);
    }
  return counts;
}

/** A car's own engine: what its file or its VIN says, else what the yard's text does. */
export function engineOf(text: string, { litres, cylinders, turbo, engineCode }: CarFacts): Engine {
  const read = readEngine(text);
  return {
    litres: litres ?? read.litres,
    cylinders: cylinders ?? read.cylinders,
    turbo: turbo ?? read.turbo,
    code: engineCode,
  };
}

/** What an address asks for, "3.5 V6": one of the model's own where it is one, else what its words say; its code, where a VIN told it. */
export function engineAsked(text: string, choices: readonly EngineChoice[], code = ""): Engine | undefined {
  const own = choices.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  const told = code === "" ? {} : { code };
  if (own) return { ...own.engine, ...told };
  const { litres, cylinders, turbo } = readEngine(text.replace(/(\d{1,2})cyl\b/, "$1 cyl"));
  return litres === undefined && cylinders === undefined ? undefined : { litres, cylinders, turbo, ...told };
}
