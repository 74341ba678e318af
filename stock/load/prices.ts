import { isReferenceNumber, type Part } from "#core/part.ts";
import { wordsWithStems } from "#core/part-words.ts";
import { compareText } from "#core/text.ts";
import type { ChainPriceRow, Executor, PartRow } from "#data/schema.ts";
import type { Price, PriceBook } from "../stock.ts";

export async function loadPrices(db: Executor): Promise<Omit<PriceBook, "otherNames">> {
  const partRows = await db.selectFrom("parts").selectAll().execute();
  const synonymRows = await db.selectFrom("part_synonyms").selectAll().orderBy("word").execute();
  const chainRows = await db.selectFrom("chain_prices").selectAll().execute();
  const ownRows = await db.selectFrom("store_prices").selectAll().execute();
  const synonymsOf = Map.groupBy(synonymRows, (row) => row.part_id);
  const priced = new Set([...chainRows, ...ownRows].map((row) => row.part_id));
  // A chain with parts or prices of its own offers those; one without still knows what people call the parts of a car.
  const isOwn = ({ id, item_number }: PartRow) => priced.has(id) || !isReferenceNumber(item_number);
  const ownParts = partRows.filter(isOwn);
  const parts = (ownParts.length > 0 ? ownParts : partRows)
    .map((row): Part => {
      const synonyms = synonymsOf.get(row.id) ?? [];
      const of = (edition: "es" | "en") => synonyms.filter((s) => s.edition === edition).map((s) => s.word);
      return {
        id: row.id,
        itemNumber: row.item_number,
        name: { es: row.name_es, en: row.name_en },
        type: row.type,
        category: row.category,
        synonyms: { es: of("es"), en: of("en") },
      };
    })
    .sort(byName("es"));
  const own = new Map<number, Map<number, Price>>();
  for (const row of ownRows) {
    const prices = own.get(row.store_id) ?? new Map<number, Price>();
    own.set(row.store_id, prices.set(row.part_id, priceOf(row)));
  }
  return {
    parts,
    order: { es: orderBy(parts, "es"), en: orderBy(parts, "en") },
    ...wordIndex(parts),
    chain: new Map(chainRows.map((row) => [row.part_id, priceOf(row)])),
    own,
  };
}

const priceOf = (row: ChainPriceRow): Price => ({
  priceCents: row.price_cents,
  coreCents: row.core_cents,
  warrantyCents: row.warranty_cents,
  environmentalCents: row.environmental_cents,
  note: { es: row.note_es, en: row.note_en },
  updatedAt: new Date(row.updated_at),
});

const byName = (edition: "es" | "en") => (a: Part, b: Part) =>
  compareText(a.name[edition], b.name[edition], edition) || compareText(a.itemNumber, b.itemNumber);

function orderBy(parts: readonly Part[], edition: "es" | "en"): number[] {
  const compare = byName(edition);
  return parts.map((_, at) => at).sort((a, b) => compare(parts[a] as Part, parts[b] as Part));
}

function wordIndex(parts: readonly Part[]): Pick<PriceBook, "words" | "wordParts"> {
  const pairs: { word: string; part: number }[] = [];
  parts.forEach((part, at) => {
    const texts = [part.name.es, part.name.en, part.itemNumber, ...part.synonyms.es, ...part.synonyms.en];
    for (const word of wordsWithStems(texts.join(" "))) pairs.push({ word, part: at });
  });
  pairs.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.part - b.part));
  return { words: pairs.map(({ word }) => word), wordParts: Uint32Array.from(pairs, ({ part }) => part) };
}
