import { having } from "#app/marks.ts";
import type { PriceListProps } from "#app/prices/list-props.ts";
import { islandProps } from "#app/shell/browser/island-props.ts";
import { readPage } from "#app/shell/browser/read-page.ts";
import { applySheet } from "#app/shell/browser/whole-sheet.ts";

export type ListAnswer = { props: PriceListProps; title: string; address: string };

/** Another price list as the server draws it: the page itself, of which the island's part is taken. */
export async function askList(address: string): Promise<ListAnswer> {
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  const page = readPage(await answer.text());
  const island = page.querySelector(having("island", "price-list"));
  if (!island) throw new Error(`no price list at ${address}`);
  // It may show what the rules of this page do not know.
  await applySheet();
  return { props: islandProps(island) as PriceListProps, title: page.title, address: answer.url };
}
