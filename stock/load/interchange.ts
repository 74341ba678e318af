import { listInterchange } from "#data/queries/interchange.ts";
import type { Executor } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import { type InterchangeEntry, InterchangeTable } from "../interchange.ts";
import type { ModelByName, PartsByName } from "./by-name.ts";

/** Of a chain that has a licensed table; of one that has none, nothing. */
export async function loadInterchange(
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
