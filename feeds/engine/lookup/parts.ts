import { listParts, listSynonyms } from "#data/queries/feeds-export.ts";
import type { Executor } from "#data/schema.ts";
import type { RunSettings } from "#feeds/engine/feed.ts";
import type { PartContext } from "#feeds/parts/map.ts";

/** The parts that are there, and ids for those that come. */
export async function openParts(db: Executor, settings: RunSettings): Promise<PartContext> {
  const ids = new Map((await listParts(db)).map((part) => [part.item_number, part.id]));
  const synonyms = Map.groupBy(await listSynonyms(db), (row) => `${row.part_id} ${row.edition}`);
  return {
    idOf: (itemNumber) => ids.get(itemNumber),
    takeId(itemNumber) {
      const id = settings.takeId("parts");
      ids.set(itemNumber, id);
      return id;
    },
    synonymsOf: (id, edition) => (synonyms.get(`${id} ${edition}`) ?? []).map((row) => row.word),
  };
}
