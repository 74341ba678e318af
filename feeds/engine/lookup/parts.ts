import { isReferenceNumber } from "#core/part.ts";
import { splitKind } from "#core/part-kinds.ts";
import { listParts, listSynonyms } from "#data/queries/feeds-export.ts";
import type { Executor, PartRow } from "#data/schema.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import type { RunSettings } from "#feeds/engine/feed.ts";
import type { PartContext, PartFamily, PartReading } from "#feeds/parts/map.ts";

/** The parts that are there, and ids for those that come. */
export async function openParts(db: Executor, settings: RunSettings): Promise<PartContext> {
  const parts = await listParts(db);
  const ids = new Map(parts.map((part) => [part.item_number, part.id]));
  const synonyms = Map.groupBy(await listSynonyms(db), (row) => `${row.part_id} ${row.edition}`);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const namesKey = ({ name_es, name_en }: PartRow) => `${normaliseName(name_es)} ${normaliseName(name_en)}`;
  const byNames = Map.groupBy(parts, namesKey);
  const byNumber = new Map(parts.map((part) => [part.item_number, part]));
  const catalogue = parts.filter(({ item_number }) => isReferenceNumber(item_number));
  const reference = createReferenceNames(catalogue);
  const families = createFamilies(catalogue);
  return {
    idOf: (itemNumber) => ids.get(itemNumber),
    takeId(itemNumber) {
      const id = settings.takeId("parts");
      ids.set(itemNumber, id);
      return id;
    },
    adopt(line, options) {
      const part = reference.take(line, options);
      if (part) ids.set(line.item_number, part.id);
      return part;
    },
    sameName({ item_number, ...said }) {
      const part = byNumber.get(item_number);
      const agrees = (edition: "es" | "en") => {
        const name = said[`name_${edition}`];
        return !name || normaliseName(name) === normaliseName(part?.[`name_${edition}`] ?? "");
      };
      return (said.name_es || said.name_en) && agrees("es") && agrees("en") ? part : undefined;
    },
    twinOf(id) {
      const part = byId.get(id);
      const twins = part === undefined ? [] : (byNames.get(namesKey(part)) ?? []);
      const free = twins.filter((one) => one.type !== part?.type && isReferenceNumber(one.item_number));
      return free.length === 1 ? free[0]?.id : undefined;
    },
    namesOf(id) {
      const part = byId.get(id);
      return part && { es: part.name_es, en: part.name_en };
    },
    familyOf: families.find,
    synonymsOf: (id, edition) => (synonyms.get(`${id} ${edition}`) ?? []).map((row) => row.word),
  };
}

/** The parts of the catalogue under the names that their kinds share; a name that means several things means none. */
export function createFamilies(parts: readonly PartRow[]) {
  const families = parts.map(
    ({ name_es, name_en, category }): PartFamily => ({
      name_es: splitKind(name_es, "es").base,
      name_en: splitKind(name_en, "en").base,
      category,
    }),
  );
  const byName = {
    es: Map.groupBy(families, ({ name_es }) => normaliseName(name_es)),
    en: Map.groupBy(families, ({ name_en }) => normaliseName(name_en)),
  };
  return {
    find({ name_es, name_en }: NamedPart): PartFamily | undefined {
      const meant = [
        ...(name_en ? (byName.en.get(normaliseName(name_en)) ?? []) : []),
        ...(name_es ? (byName.es.get(normaliseName(name_es)) ?? []) : []),
      ];
      const different = new Set(meant.map((one) => JSON.stringify(one)));
      return different.size === 1 ? meant[0] : undefined;
    },
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
    take({ name_es, name_en, type }: NamedPart, { anyType = false }: PartReading = {}): PartRow | undefined {
      const [es, en] = [name_es && named("es", name_es), name_en && named("en", name_en)];
      // One and the same name for both is that of a chain of one language, whichever it is.
      const one = name_es === name_en && [es, en].find((list) => list && list.length > 0);
      const lists = (one ? [one] : [en, es]).filter((list) => Array.isArray(list));
      const [first = [], second = first] = lists;
      const meant = first.filter((part) => second.includes(part) && free.has(part) && (!type || part.type === type));
      const ofCars = anyType ? meant.filter((part) => part.type === "CAR") : [];
      const [part] = ofCars.length === 1 ? ofCars : meant;
      if (!part || (meant.length > 1 && ofCars.length !== 1)) return undefined;
      free.delete(part);
      return part;
    },
  };
}
