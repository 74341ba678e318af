import { isPartCategory, type PartCategory, type PartType } from "#core/part.ts";

export type PriceAsk = {
  q: string;
  category: PartCategory | undefined;
  type: PartType;
  /** The parts whose cost is to be added up. */
  list: readonly number[];
};

/** `type=pickup` in an address: a pickup's or van's list; a link from a vehicle carries what fits its body. */
const typeWords = { car: "CAR", pickup: "PU/VAN" } as const;
export const otherType = (type: PartType): PartType => (type === "CAR" ? "PU/VAN" : "CAR");
export const typeWord = (type: PartType): string => (type === "CAR" ? "" : "pickup");

const mostChosen = 600;

/** Part numbers, each once. */
export const readList = (texts: readonly string[]): number[] =>
  [...new Set(texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number))].slice(0, mostChosen);

export function readAsk(query: URLSearchParams): PriceAsk {
  const category = query.get("cat") ?? "";
  const type = query.get("type");
  return {
    // The second name is the API's, and what old addresses have.
    q: (query.get("q") ?? query.get("partKeyword") ?? "").trim().slice(0, 60),
    category: isPartCategory(category) ? category : undefined,
    type: type === "pickup" ? typeWords.pickup : typeWords.car,
    list: readList((query.get("list") ?? "").split(",")),
  };
}

/** The query of a price page, in its own order. */
export const writeAsk = (storeId: number | undefined, { q, category, type, list }: Partial<PriceAsk>) => ({
  store: storeId,
  q,
  cat: category,
  type: type && typeWord(type),
  list: list?.join(","),
});

/** A price page's own address, from the path of the page: what is empty is left out. */
export function priceAddress(path: string, storeId: number | undefined, ask: Partial<PriceAsk>): string {
  const given = Object.entries(writeAsk(storeId, ask)).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
