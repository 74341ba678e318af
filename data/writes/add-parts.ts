import { wordsOf } from "#core/text.ts";
import { insertRows } from "../differences.ts";
import { type PartLine, readPartLines } from "../reference.ts";
import type { Executor, PartRow, PartSynonymRow } from "../schema.ts";
import { takeIds } from "./take-ids.ts";

const bare = (name: string) => wordsOf(name).join(" ");
const namesOf = ({ name_es, name_en, type }: Omit<PartRow, "id">) => [
  `es ${type} ${bare(name_es)}`,
  `en ${type} ${bare(name_en)}`,
];

const editions = ["es", "en"] as const;
export const synonymRows = (id: number, { synonyms }: PartLine): PartSynonymRow[] =>
  editions.flatMap((edition) => synonyms[edition].map((word) => ({ part_id: id, edition, word })));

/**
 * The parts of `data/reference/parts.tsv` that this chain does not name yet and that are not among those `left`, with how
 * people call them. Answers whether there were any.
 */
export async function addParts(db: Executor, left: ReadonlySet<unknown> = new Set()): Promise<boolean> {
  const there = await db.selectFrom("parts").selectAll().execute();
  const names = new Set(there.flatMap(namesOf));
  const numbers = new Set(there.map(({ item_number }) => item_number));
  const lines = readPartLines().filter(
    (line) =>
      !numbers.has(line.item_number) &&
      !namesOf(line).some((name) => names.has(name)) &&
      ![line.item_number, line.name_es, line.name_en].some((one) => left.has(one)),
  );
  const first = await takeIds(db, "parts", lines.length);
  const synonyms: PartSynonymRow[] = [];
  const parts = lines.map((line, at): PartRow => {
    const { synonyms: _, ...part } = line;
    synonyms.push(...synonymRows(first + at, line));
    return { id: first + at, ...part };
  });
  await insertRows(db, "parts", parts);
  await insertRows(db, "part_synonyms", synonyms);
  return lines.length > 0;
}
