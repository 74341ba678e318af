import type { PriceAnswer, PriceListProps } from "#app/prices/list-props.ts";
import { adoptSheets } from "#app/shell/browser/adopt-sheets.ts";
import { readIsland, readPage } from "#app/shell/browser/read-page.ts";

export type ListAnswer = { props: PriceAnswer; title: string; address: string };

/** Another price list as the server draws it: the page itself, of which the island's part is taken. */
export async function askList(address: string): Promise<ListAnswer> {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const page = readPage(await answer.text());
  const { props, slots } = readIsland<PriceListProps>(page, "price-list");
  await adoptSheets(page);
  return { props: { ...props, slots }, title: page.title, address: answer.url };
}
