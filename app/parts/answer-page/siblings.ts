import type { PageView } from "#app/page.tsx";
import { answerHref } from "#app/parts/answer-link.ts";
import type { PartAddress } from "#app/parts/ask.ts";
import { spokenPart } from "#app/parts/spoken.ts";
import { partTypeOf } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import { kindsFor, listFamilies, type PartFamily } from "#stock/part-families.ts";
import { hasPartPage } from "#stock/part-pages.ts";
import { findPrice } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";

export type Sibling = { name: string; href: string; priceCents: number };

const most = 6;

/** The parts that come after this one among those of its kind, round and round, so that each leads to others. */
export function listSiblings(
  view: Pick<PageView, "href" | "edition">,
  stock: Stock,
  { family, modelId, address, store }: { family: PartFamily; modelId: number; address: PartAddress; store: Store },
): Sibling[] {
  const type = partTypeOf(stock.catalog.model(modelId).body);
  const alike = listFamilies(stock.prices).filter(({ category }) => category === family.category);
  const at = alike.indexOf(family);
  const others = [...alike.slice(at + 1), ...alike.slice(0, at)].filter((one) => hasPartPage(stock, one, modelId));
  const siblings: Sibling[] = [];
  for (const one of others) {
    const [first] = kindsFor(one, type);
    const price = first && findPrice(stock, store.id, first.part);
    if (!price) continue;
    siblings.push({
      name: spokenPart(one.name[view.edition], view.edition),
      href: answerHref(view, stock, one, modelId, { ...address, partIds: [] }),
      priceCents: price.priceCents,
    });
    if (siblings.length === most) break;
  }
  return siblings;
}
