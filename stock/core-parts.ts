import type { Words } from "#core/edition.ts";
import { listFamilies } from "./part-families.ts";
import type { PriceBook } from "./stock.ts";

/** The parts that carry a core charge; those with the shortest names, which everyone knows, first. */
export function listCoreParts(prices: PriceBook): Words[] {
  const lists = [prices.chain, ...prices.own.values()];
  const carries = (id: number) => lists.some((list) => (list.get(id)?.coreCents ?? 0) > 0);
  const length = ({ es, en }: Words) => es.length + en.length;
  return listFamilies(prices)
    .filter(({ kinds }) => kinds.some(({ part }) => carries(part.id)))
    .map(({ name }) => name)
    .sort((a, b) => length(a) - length(b));
}
