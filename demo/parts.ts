import type { PartCategory } from "#core/part.ts";
import type { ChainPriceRow, PartRow, PartSynonymRow, StorePriceRow } from "#data/schema.ts";
import { partLines } from "./data/parts.ts";
import { type Gender, listVariants } from "./part-variants.ts";
import { makeRandom } from "./random.ts";

type ListedPart = {
  id: string;
  category: PartCategory;
  en: string;
  es: string;
  gender: Gender;
  alsoEs: string[];
  alsoEn: string[];
  price: number;
  core: number;
  variants: string;
  types: "both" | "car" | "truck";
};

const names = (cell: string) => cell.split(", ").filter(Boolean);
const listed = partLines
  .trim()
  .split("\n")
  .map((line): ListedPart => {
    const [id = "", category, en = "", es = "", gender, alsoEs = "", alsoEn = "", price, core, variants = "", types] =
      line.split("|");
    return {
      id,
      category: category as PartCategory,
      en,
      es,
      gender: gender as Gender,
      alsoEs: names(alsoEs),
      alsoEn: names(alsoEn),
      price: Number(price),
      core: Number(core),
      variants,
      types: types as ListedPart["types"],
    };
  });
/** Shelf prices end in .99; small things go by the half dollar. */
const shelfPrice = (dollars: number) =>
  dollars < 3 ? Math.round(dollars * 2) * 50 - 1 : Math.round(dollars) * 100 - 1;

export type PriceList = { parts: PartRow[]; synonyms: PartSynonymRow[]; prices: ChainPriceRow[] };

const firstItem = 101;

/** The chain's list: every part by side, size and kind of vehicle, with its own item number. */
export function makePriceList(updatedAt: string): PriceList {
  const list: PriceList = { parts: [], synonyms: [], prices: [] };
  listed.forEach((part, index) => {
    const types = { both: ["CAR", "PU/VAN"], car: ["CAR"], truck: ["PU/VAN"] } as const;
    let suffix = 0;
    for (const type of types[part.types]) {
      for (const { name, factor } of listVariants(part)) {
        const id = list.parts.length + 1;
        suffix += 1;
        const item = `${firstItem + index}-${suffix}`;
        list.parts.push({ id, item_number: item, name_es: name.es, name_en: name.en, type, category: part.category });
        const price = shelfPrice(part.price * factor * (type === "PU/VAN" ? 1.15 : 1));
        list.prices.push({ ...chainPrice(id, price, part.core * 100, updatedAt), ...(isAirbag(part) && askFirst) });
        for (const word of part.alsoEs) list.synonyms.push({ part_id: id, edition: "es", word });
        for (const word of part.alsoEn) list.synonyms.push({ part_id: id, edition: "en", word });
      }
    }
  });
  return list;
}

/** An airbag goes off in careless hands: nobody but the yard takes one out. */
const isAirbag = ({ id }: ListedPart) => ["airbag-driver", "airbag-passenger", "airbag-side"].includes(id);
const askFirst = {
  note_es: "No la saque usted: pídala en la caja.",
  note_en: "Don’t pull it yourself: ask at the counter.",
};

const chainPrice = (part_id: number, price_cents: number, core_cents: number, updated_at: string): ChainPriceRow => ({
  part_id,
  price_cents,
  core_cents,
  // Not offered on what costs less than the paperwork.
  warranty_cents: price_cents < 1000 ? null : shelfPrice((price_cents * 0.25) / 100),
  environmental_cents: null,
  note_es: "",
  note_en: "",
  updated_at,
});

/** Stores that price some parts their own way: dearer on the coast, cheaper where there are many. */
export function makeStorePrices(seed: string, list: PriceList, storeIds: readonly number[]): StorePriceRow[] {
  return storeIds
    .filter((id) => makeRandom(seed, "own prices", id).chance(0.3))
    .flatMap((store_id) => {
      const random = makeRandom(seed, "price", store_id);
      const factor = random.pick([0.9, 0.95, 1.1, 1.15]);
      const category = random.pick(["engine", "body", "wheels", "electrical", "drivetrain"]);
      return list.prices
        .filter((_, index) => list.parts[index]?.category === category)
        .map((price) => ({ ...price, store_id, price_cents: shelfPrice((price.price_cents * factor) / 100) }));
    });
}
