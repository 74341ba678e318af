import { listParts, listSynonyms } from "#data/queries/feeds-export.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { openParts } from "#feeds/engine/lookup/parts.ts";
import { mapPart } from "./map.ts";
import { columns } from "./schema.ts";

export const parts = defineFeed({
  about: "The parts by number, with their names and other names in both languages.",
  columns,
  async open(db, settings) {
    const context = await openParts(db, settings);
    return { map: ([line]) => mapPart(line, context) };
  },
  async *read(db) {
    const synonyms = Map.groupBy(await listSynonyms(db), (row) => `${row.part_id} ${row.edition}`);
    const words = (id: number, edition: string) =>
      (synonyms.get(`${id} ${edition}`) ?? []).map((s) => s.word).join("|");
    for (const { id, ...part } of await listParts(db)) {
      yield { ...part, synonyms_es: words(id, "es"), synonyms_en: words(id, "en") };
    }
  },
});
