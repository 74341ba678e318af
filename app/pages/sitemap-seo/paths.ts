import type { PageRequest } from "#app/page.tsx";
import { editionIds } from "#site/editions.ts";
import { type PageId, pageIds, pageRow } from "#site/pages.ts";

/** Every route of the table that crawlers should know, in both editions; a path that both share once. */
export function listPaths({ hrefIn }: Pick<PageRequest, "hrefIn">): string[] {
  const listed = pageIds.filter((id) => pageRow(id).sitemap && !pageRow(id).paths.es.includes(":"));
  const pathOf = (id: PageId, edition: "es" | "en") => hrefIn(id, edition).replace(/^https?:\/\/[^/]+/, "") || "/";
  return [...new Set(editionIds.flatMap((edition) => listed.map((id) => pathOf(id, edition))))];
}
