import type { PageView } from "#app/page.tsx";
import { modelSlug } from "#stock/model-slugs.ts";
import type { PartFamily } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { type PartAddress, writeAddress } from "./ask.ts";

/** The address of a part for a model. */
export const answerHref = (
  { href, edition }: Pick<PageView, "href" | "edition">,
  stock: Stock,
  family: PartFamily,
  modelId: number,
  address: Partial<PartAddress> = {},
): string =>
  href(
    "partAnswer",
    { part: family.slug[edition], model: modelSlug(stock.catalog, modelId) },
    { query: writeAddress(address) },
  );
