import type { Edition } from "#core/edition.ts";
import { writeYears, type YearList } from "#core/years.ts";
import type { Stock } from "#stock/stock.ts";
import { findYearsSold } from "#stock/years-sold.ts";
import { copy } from "./never-copy.ts";

export type NeverSold = {
  readonly title: string;
  readonly text: string;
  /** Models that may be meant, each with the question that asks for it. */
  readonly meant: readonly { readonly modelId: number; readonly text: string }[];
};
type Asked = { readonly modelIds: readonly number[]; readonly years: YearList };

/** What is said instead of "none today" where no such car was ever sold; undefined where one may come. */
export function neverSold(stock: Stock, { modelIds, years }: Asked, edition: Edition): NeverSold | undefined {
  const [modelId] = modelIds;
  const sold = modelIds.length === 1 && modelId !== undefined ? findYearsSold(stock, modelId, years) : undefined;
  if (!sold || modelId === undefined) return undefined;
  const words = copy[edition];
  const nameOf = (id: number) => {
    const { makeId, name } = stock.catalog.model(id);
    return `${stock.catalog.make(makeId).name} ${name}`;
  };
  const written = writeYears(years).replaceAll("-", "–");
  const [from, to] = [sold.from, sold.to].map(String) as [string, string];
  return {
    title: words.unknown(nameOf(modelId), written),
    text: sold.to === undefined ? words.since(from) : from === to ? words.only(from) : words.between(from, to),
    meant: sold.meant.map((id) => ({ modelId: id, text: words.meant(nameOf(id), written) })),
  };
}
