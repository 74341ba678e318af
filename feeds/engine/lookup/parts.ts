import { isReferenceNumber } from "#core/part.ts";
import { listParts, listSynonyms } from "#data/queries/feeds-export.ts";
import type { Executor, PartRow } from "#data/schema.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import type { RunSettings } from "#feeds/engine/feed.ts";
import type { PartContext } from "#feeds/parts/map.ts";

/** The parts that are there, and ids for those that come. */
export async function openParts(db: Executor, settings: RunSettings): Promise<PartContext> {
  const parts = await listParts(db);
  const ids = new Map(parts.map((part) => [part.item_number, part.id]));
  const synonyms = Map.groupBy(await listSynonyms(db), (row) => `${row.part_id} ${row.edition}`);
  const reference = createReferenceNames(parts.filter(({ item_number }) => isReferenceNumber(item_number)));
  return {
    idOf: (itemNumber) => ids.get(itemNumber),
    takeId(itemNumber) {
      const id = settings.takeId("parts");
      ids.set(itemNumber, id);
      return id;
    },
    adopt(line) {
      const part = reference.take(line);
      if (part) ids.set(line.item_number, part.id);
      return part;
    },
    synonymsOf: (id, edition) => (synonyms.get(`${id} ${edition}`) ?? []).map((row) => row.word),
  };
}

type NamedPart = { name_es?: string | undefined; name_en?: string | undefined; type?: string | undefined };

/** Parts of the reference catalogue by name, each given away once. */
export function createReferenceNames(parts: readonly PartRow[]) {
  const free = new Set(parts);
  const byName = {
    es: Map.groupBy(parts, (p) => normaliseName(p.name_es)),
    en: Map.groupBy(parts, (p) => normaliseName(p.name_en)),
  };
  const named = (edition: "es" | "en", name: string) => byName[edition].get(normaliseName(name)) ?? [];
  return {
    /** The one that a line means; none where its two names disagree, or where cars and pickups both have it and the line does not say. */
    take({ name_es, name_en, type }: NamedPart): PartRow | undefined {
      const lists = [name_en && named("en", name_en), name_es && named("es", name_es)].filter((list) =>
        Array.isArray(list),
      );
      const [first = [], second = first] = lists;
      const meant = first.filter((part) => second.includes(part) && free.has(part) && (!type || part.type === type));
      const [one] = meant;
      if (!one || meant.length > 1) return undefined;
      free.delete(one);
      return one;
    },
  };
}
