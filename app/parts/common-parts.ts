import type { PageView } from "#app/page.tsx";
import { partTypeOf } from "#core/part.ts";
import { findFamilies, kindsFor, type PartFamily } from "#stock/part-families.ts";
import type { PriceBook, Stock } from "#stock/stock.ts";
import { answerHref } from "./answer-link.ts";
import type { PartAddress } from "./ask.ts";
import { spokenPart } from "./spoken.ts";

/** What people come for most, as they call it; a chain's own list may call it otherwise. */
const wanted = [
  "alternador",
  "marcha",
  "motor",
  "transmisión automática",
  "faro",
  "calavera",
  "espejo lateral",
  "radiador",
];

const known = new WeakMap<PriceBook, readonly PartFamily[]>();

/** Those of them that the list has, in this order. */
export function commonParts(prices: PriceBook): readonly PartFamily[] {
  const before = known.get(prices);
  if (before) return before;
  const found = wanted.flatMap((text) => {
    const [only, ...others] = findFamilies(prices, text);
    return only && others.length === 0 ? [only.family] : [];
  });
  const made = [...new Set(found)];
  known.set(prices, made);
  return made;
}

export type PartLink = { text: string; href: string };

/** The ways from a model to its parts; what else is known goes along. */
export function listPartLinks(
  view: Pick<PageView, "href" | "edition">,
  stock: Stock,
  modelId: number,
  address: Partial<PartAddress> = {},
): PartLink[] {
  const model = stock.catalog.findModel(modelId);
  if (!model) return [];
  const type = partTypeOf(model.body);
  return commonParts(stock.prices)
    .filter((family) => kindsFor(family, type).length > 0)
    .map((family) => ({
      text: spokenPart(family.name[view.edition], view.edition),
      href: answerHref(view, stock, family, modelId, address),
    }));
}
