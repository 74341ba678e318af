import type { PageView } from "#app/page.tsx";
import type { Edition } from "#core/edition.ts";
import { partTypeOf } from "#core/part.ts";
import { modelMayHave } from "#stock/cars-with-part.ts";
import { commonParts } from "#stock/common-parts.ts";
import { kindsFor } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { answerHref } from "./answer-link.ts";
import type { PartAddress } from "./ask.ts";
import { spokenPart } from "./spoken.ts";

export type PartLink = { text: string; href: string };

/** The parts that are asked for most, as people say them. */
export const commonNames = (stock: Stock, edition: Edition): string[] =>
  commonParts(stock.prices)
    .slice(0, 12)
    .map((family) => spokenPart(family.name[edition], edition));

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
    .filter((family) => kindsFor(family, type).length > 0 && modelMayHave(stock, { family, modelId }))
    .map((family) => ({
      text: spokenPart(family.name[view.edition], view.edition),
      href: answerHref(view, stock, family, modelId, address),
    }));
}
