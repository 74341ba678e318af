import { findChanges, type Generation, type Sister, type YearSpan } from "#core/generation.ts";
import { cautionOf, noCaution, type PartCaution } from "#core/part-caution.ts";
import { readDanger } from "#core/part-dangers.ts";
import { isPreparation, type PartFacts } from "#core/part-facts.ts";
import { guessShared } from "#core/part-sharing.ts";
import { listInterchange } from "#data/queries/interchange.ts";
import type { Executor, PartFactRow } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import type { Catalog } from "../catalog.ts";
import { type InterchangeEntry, InterchangeTable } from "../interchange.ts";
import type { SharingBook } from "../sharing.ts";
import type { PriceBook } from "../stock.ts";
import { type ModelByName, nameModels, nameParts, type PartsByName } from "./by-name.ts";

/** Of a chain that has a licensed table; of one that has none, nothing. */
async function loadInterchange(
  db: Executor,
  modelNamed: ModelByName,
  partsNamed: PartsByName,
  yieldIfDue: YieldIfDue,
): Promise<InterchangeTable> {
  const entries: InterchangeEntry[] = [];
  const numbers = new Map<string, number>();
  const groups = new Map<string, number>();
  const numberIn = (map: Map<string, number>, text: string) => {
    const known = map.get(text);
    if (known === undefined) map.set(text, map.size);
    return known ?? map.size - 1;
  };
  for await (const rows of listInterchange(db)) {
    for (const row of rows) {
      const modelId = modelNamed(row.make, row.model);
      if (modelId === undefined || !partsNamed(row.part)) continue;
      const part = numberIn(numbers, row.part);
      const group = numberIn(groups, `${row.part}\n${row.group_code}`);
      entries.push({ modelId, from: row.from_year, to: row.to_year, part, group });
    }
    await yieldIfDue();
  }
  const namesOf = new Map<number, number[]>();
  for (const [text, number] of numbers) {
    const ids = partsNamed(text) ?? [];
    for (const id of ids) {
      const names = namesOf.get(id) ?? [];
      // A part's own number says more than a name that it shares with other kinds.
      if (ids.length === 1) names.unshift(number);
      else names.push(number);
      namesOf.set(id, names);
    }
  }
  return new InterchangeTable(entries, namesOf);
}

/** The tables name cars and parts by their names; here they meet the catalogue and the price list. */
export async function loadSharing(
  db: Executor,
  catalog: Catalog,
  prices: PriceBook,
  yieldIfDue: YieldIfDue,
): Promise<SharingBook> {
  const modelNamed = nameModels(catalog);
  const span = (make: string, model: string, from: number, to: number): YearSpan | undefined => {
    const modelId = modelNamed(make, model);
    return modelId === undefined ? undefined : { modelId, from, to };
  };

  const generations: Generation[] = [];
  for (const row of await db.selectFrom("generations").selectAll().orderBy("from_year").execute()) {
    const years = span(row.make, row.model, row.from_year, row.to_year);
    const name = { es: row.name_es, en: row.name_en };
    const note = { es: row.note_es, en: row.note_en };
    if (years) generations.push({ ...years, name, note, changes: findChanges(row.changes) ?? [] });
  }
  await yieldIfDue();

  const sisters: Sister[] = [];
  for (const row of await db.selectFrom("sister_models").selectAll().execute()) {
    const own = span(row.make, row.model, row.from_year, row.to_year);
    const other = span(row.sister_make, row.sister_model, row.sister_from, row.sister_to);
    if (!own || !other) continue;
    sisters.push({ own, other, bond: row.shares }, { own: other, other: own, bond: row.shares });
  }
  await yieldIfDue();

  const partsNamed = nameParts(prices);
  const facts = new Map<number, PartFacts>();
  const written = new Map<number, PartCaution>();
  for (const row of await db.selectFrom("part_facts").selectAll().execute()) {
    const [known, caution] = [factsOf(row), writtenCaution(row)];
    for (const id of partsNamed(row.name_en) ?? partsNamed(row.name_es) ?? []) {
      facts.set(id, known);
      written.set(id, caution);
    }
  }
  const cautions = new Map<number, PartCaution>();
  for (const { id, name } of prices.parts) {
    const caution = cautionOf(name, written.get(id));
    cautions.set(id, caution);
    const known = facts.get(id);
    if (known && caution.who === "staff") facts.set(id, untoldOf(known));
  }
  await yieldIfDue();

  const generationsOf = Map.groupBy(generations, ({ modelId }) => modelId);
  const sistersOf = Map.groupBy(sisters, ({ own }) => own.modelId);
  const guesses = new Map(prices.parts.map((part) => [part.id, guessShared(part)]));
  const interchange = await loadInterchange(db, modelNamed, partsNamed, yieldIfDue);
  return {
    generationsOf: (modelId) => generationsOf.get(modelId) ?? [],
    sistersOf: (modelId) => sistersOf.get(modelId) ?? [],
    factsOf: (partId) => facts.get(partId),
    cautionOf: (partId) => cautions.get(partId) ?? noCaution,
    guessOf: (partId) => guesses.get(partId) ?? "exact",
    interchange,
  };
}

/** "How it comes off|what to look at before paying": the last is always the latter. */
function howAndCheck(text: string): { how: string; check: string } {
  const lines = text.split("|");
  const check = lines.pop() ?? "";
  return { how: lines.join(" "), check };
}

function factsOf(row: PartFactRow): PartFacts {
  const [es, en] = [howAndCheck(row.check_es), howAndCheck(row.check_en)];
  return {
    shared: row.shared,
    tools: { es: row.tools_es.split("|").filter(Boolean), en: row.tools_en.split("|").filter(Boolean) },
    minutes: row.minutes_from && row.minutes_to ? [row.minutes_from, row.minutes_to] : undefined,
    how: { es: es.how, en: en.how },
    prepared: row.prepared.split("|").filter(isPreparation),
    check: { es: es.check, en: en.check },
  };
}

/** What only the staff pulls: nobody is told with what, how and how long. */
const untoldOf = (facts: PartFacts): PartFacts => ({
  ...facts,
  tools: { es: [], en: [] },
  minutes: undefined,
  how: { es: "", en: "" },
});

const writtenCaution = ({ danger, who }: PartFactRow): PartCaution => ({
  dangers: danger.split("|").flatMap((word) => readDanger(word) ?? []),
  who,
});
