import { editionIds } from "#site/editions.ts";
import { hasPage, type PageId, pageIds, pageRow } from "#site/pages.ts";
import type { PageView } from "./page.tsx";

type View = Pick<PageView, "settings" | "pattern" | "hrefIn" | "url">;

/** Those of some pages that this chain has. */
export const ownPages = <Id extends PageId>({ settings }: Pick<View, "settings">, pages: readonly Id[]): Id[] =>
  pages.filter((id) => hasPage(settings.switches, id));

/** Whether an address in a chain's texts or data is that of a page that the chain has switched off, or of one below it. */
export function isSwitchedOff({ settings, pattern, hrefIn, url }: View, address: string): boolean {
  const off = pageIds.filter((id) => !hasPage(settings.switches, id) && !pageRow(id).paths.es.includes(":"));
  if (off.length === 0) return false;
  const hosts = editionIds.map((edition) => new URL(hrefIn("home", edition), url("home")).origin);
  const host = hosts.find((one) => address.startsWith(`${one}/`)) ?? "";
  const asked = address.slice(host.length);
  return off.some((id) =>
    editionIds.some((edition) => {
      const path = pattern(id, edition);
      return asked.startsWith(path) && /^(?:$|[/?;#])/.test(asked.slice(path.length));
    }),
  );
}

/** Markup of the chain's data; the words of a link to a page that is switched off stay without it. */
export const withoutDeadLinks = (view: View, markup: string): string =>
  markup.replace(/<a ([^<>]*)>([^<]*)<\/a>/g, (link, said, words) =>
    isSwitchedOff(view, /href="([^"]*)"/.exec(said)?.[1] ?? "") ? words : link,
  );
