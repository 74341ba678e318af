import type { PageRequest } from "#app/page.tsx";
import { lineageOf } from "#site/menus.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import type { SearchResults } from "#stock/site-search.ts";

/** Where each hit stands: the names of the nearest page of the table and of those above it. */
export function listPlaces(
  { edition, href }: Pick<PageRequest<"search">, "edition" | "href">,
  { hits }: SearchResults,
): string[] {
  const byPath = new Map(
    pageIds.filter((id) => !pageRow(id).paths.es.includes(":")).map((id) => [href(id as "home"), id]),
  );
  return hits.map(({ url }) => {
    const path = url.replace(/[?;#].*$/s, "");
    for (let at = path; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const id = byPath.get(at);
      if (id) {
        const names = lineageOf(id).map((page) => pageRow(page).label[edition]);
        return names.reverse().join(" / ");
      }
    }
    return path;
  });
}
