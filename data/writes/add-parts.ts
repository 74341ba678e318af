import { wordsOf } from "#core/text.ts";
import { insertRows } from "../differences.ts";
import { readPartLines } from "../reference.ts";
import type { Executor, PartRow, PartSynonymRow } from "../schema.ts";
import { takeIds } from "./take-ids.ts";

const bare = (name: string) => wordsOf(name).join(" ");
const namesOf = ({ name_es, name_en, type }: Omit<PartRow, "id">) => [
  `es ${type} ${bare(name_es)}`,
  `en ${type} ${bare(name_en)}`,
];

/** The parts of `data/reference/parts.tsv` that this chain does not name yet, with how people call them. */
export async function addParts(db: Executor): Promise<void> {
  const there = await db.selectFrom("parts").selectAll().execute();
  const names = new Set(there.flatMap(namesOf));
  const numbers = new Set(there.map(({ item_number }) => item_number));
  const lines = readPartLines().filter(
    (line) => !numbers.has(line.item_number) && !namesOf(line).some((name) => names.has(name)),
  );
  const first = await takeIds(db, "parts", lines.length);
  const synonyms: PartSynonymRow[] = [];
  const parts = lines.map(({ synonyms: { es, en }, ...part }, at): PartRow => {
    const id = first + at;
    synonyms.push(...es.map((word) => ({ part_id: id, edition: "es" as const, word })));
    synonyms.push(...en.map((word) => ({ part_id: id, edition: "en" as const, word })));
    return { id, ...part };
  });
  await insertRows(db, "parts", parts);
  await insertRows(db, "part_synonyms", synonyms);
}
