import type { PageView } from "#app/page.tsx";
import { answerHref } from "#app/parts/answer-link.ts";
import type { PartAddress } from "#app/parts/ask.ts";
import { spokenPart } from "#app/parts/spoken.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { partTypeOf } from "#core/part.ts";
import { graveBrief } from "#core/part-caution.ts";
import { pullNote } from "#core/pull-note.ts";
import type { Store } from "#core/store.ts";
import { findPartFacts, partCaution } from "#stock/part-facts.ts";
import { kindsFor, listFamilies, type PartFamily, type PartKind } from "#stock/part-families.ts";
import { isFullAnswer } from "#stock/part-pages.ts";
import { findPrice } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";

export type Sibling = {
  name: string;
  href: string;
  /** Of its cheapest kind and of its dearest. */
  priceCents: readonly [least: number, most: number];
  /** About how long it takes to pull, where known. */
  minutes: readonly [number, number] | undefined;
  /** What kills with it, in a few words. */
  warning: string;
};

/** How far down the list from this part each of its siblings stands: no two are equally far apart, so that two pages have hardly one in common. */
const places = [0, 1, 4, 10, 17, 25] as const;
const farthest = Math.max(...places);

/** Parts of its kind from all round the list, counted from this one: each is led to by others. */
export function listSiblings(
  view: Pick<PageView, "href" | "edition">,
  stock: Stock,
  { family, modelId, address, store }: { family: PartFamily; modelId: number; address: PartAddress; store: Store },
): Sibling[] {
  const type = partTypeOf(stock.catalog.model(modelId).body);
  const alike = listFamilies(stock.prices).filter(({ category }) => category === family.category);
  const at = alike.indexOf(family);
  const priced: { one: PartFamily; first: PartKind }[] = [];
  for (const one of [...alike.slice(at + 1), ...alike.slice(0, at)]) {
    if (priced.length > farthest) break;
    const [first] = isFullAnswer(stock, { family: one, modelId }) ? kindsFor(one, type) : [];
    if (first && findPrice(stock, store.id, first.part)) priced.push({ one, first });
  }
  // A short list is gone through from its beginning.
  const chosen = [...new Set([...places, ...priced.keys()])]
    .filter((place) => place < priced.length)
    .slice(0, places.length);
  return chosen.flatMap((place) => {
    const sibling = priced[place];
    if (!sibling) return [];
    const { one, first } = sibling;
    const { id } = first.part;
    const caution = partCaution(stock, id);
    const prices = kindsFor(one, type).flatMap(({ part }) => findPrice(stock, store.id, part)?.priceCents ?? []);
    return {
      name: spokenPart(one.name[view.edition], view.edition),
      href: answerHref(view, stock, one, modelId, { ...address, partIds: [] }),
      priceCents: [Math.min(...prices), Math.max(...prices)],
      minutes: pullNote(findPartFacts(stock, id), caution, chainFacts().rules)?.minutes,
      warning: graveBrief(caution, view.edition),
    };
  });
}
