import type { Words } from "#core/edition.ts";
import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import { belonging, draft } from "#feeds/engine/draft.ts";
import type { Mapped } from "#feeds/engine/feed.ts";
import type { PartLine } from "./schema.ts";

/** `anyType`: a line that does not say which is about cars and pickups alike. */
export type PartReading = { anyType?: boolean };
type PartName = { id: number; name_es: string; name_en: string };
/** What the catalogue knows of a part that a line names without its kind: "Alternator", where it has three sizes. */
export type PartFamily = { name_es: string; name_en: string; category: string };
export type PartContext = {
  /** The id of a part that is there. */
  idOf: (itemNumber: string) => number | undefined;
  takeId: (itemNumber: string) => number;
  /** The part of the reference catalogue that a line with a number of the chain's own names; it is the chain's from now on. */
  adopt: (line: PartLine, options?: PartReading) => PartName | undefined;
  /** The same part of the other kind of car, where it still has its number of the catalogue. */
  twinOf: (id: number) => number | undefined;
  namesOf: (id: number) => Words | undefined;
  /** The part that is there under the number of a line which calls it as it is called, in the languages that it says. */
  sameName: (line: PartLine) => PartName | undefined;
  familyOf: (line: PartLine) => PartFamily | undefined;
  /** The words that are there, so that one language's list can change alone. */
  synonymsOf: (id: number, edition: "es" | "en") => readonly string[];
};

/** What a line leaves out, as the catalogue has it. */
const filledIn = (line: PartLine, family: PartFamily | undefined): PartLine => ({
  ...line,
  name_es: line.name_es ?? family?.name_es,
  name_en: line.name_en ?? family?.name_en,
  category: line.category ?? family?.category,
});

export function mapPart(said: PartLine, context: PartContext, options?: PartReading): Mapped {
  const isNew = context.idOf(said.item_number) === undefined && !said.remove;
  const adopted = isNew ? context.adopt(said, options) : context.sameName(said);
  const line = isNew && !adopted ? filledIn(said, context.familyOf(said)) : said;
  const known = adopted?.id ?? context.idOf(line.item_number);
  const problems = adopted ? [] : missingLanguage(line, ["name"]);
  if (known === undefined && !line.remove) {
    problems.push(...missingForNew(line, ["name_es", "name_en", "type", "category"]));
  }
  if (problems.length > 0) return { problems };
  const id = known ?? context.takeId(line.item_number);
  const cells = {
    id,
    item_number: line.item_number,
    name_es: adopted?.name_es ?? line.name_es,
    name_en: adopted?.name_en ?? line.name_en,
    type: line.type,
    category: line.category,
  };
  const rows = (["es", "en"] as const).flatMap((edition) => {
    const words = (edition === "es" ? line.synonyms_es : line.synonyms_en) ?? context.synonymsOf(id, edition);
    return words.map((word) => ({ part_id: id, edition, word }));
  });
  const isSaid = line.synonyms_es !== undefined || line.synonyms_en !== undefined;
  const children = belonging("part_synonyms", { part_id: id }, isSaid ? rows : undefined);
  return { drafts: [draft("parts", cells, { keys: [{ id }], children, remove: line.remove })] };
}
