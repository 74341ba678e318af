import { leadAddress } from "#app/box/lead-address.ts";
import { findAsked } from "#app/box/where-to.ts";
import { chainFacts } from "#content/chain-facts.ts";
import type { Edition } from "#core/edition.ts";
import { stem } from "#core/search-words.ts";
import { noise } from "#core/smart-query-words.ts";
import { wordsOf } from "#core/text.ts";
import { pageKeywords } from "#server/search/page-keywords.ts";
import { hasPage, type PageId, pageIds, pageRow } from "#site/pages.ts";
import type { Suggestion } from "#stock/suggestions.ts";
import type { TypedLine } from "./typed-line.ts";

type Page = { readonly id: PageId; readonly label: readonly string[]; readonly other: readonly string[] };

const listed = (edition: Edition): Page[] =>
  pageIds
    .filter((id) => pageRow(id).sitemap && id !== "search" && !pageRow(id).paths.es.includes(":"))
    .map((id) => ({ id, label: wordsOf(pageRow(id).label[edition]), other: wordsOf(pageKeywords[id] ?? "") }));
const pages = { es: listed("es"), en: listed("en") };

/** Pages of the site of which every word is a name or a keyword, or its beginning; by name first. */
export function suggestPages({ words, edition, href }: TypedLine, most: number): Suggestion[] {
  const telling = words.filter((word) => !noise.has(word)).map((word) => ({ word, term: stem(word) }));
  if (telling.every(({ word }) => word.length < 3)) return [];
  const fits = (known: readonly string[], { word, term }: (typeof telling)[number]) =>
    known.some((one) => one.startsWith(word) || one === term);
  const rank = ({ label, other }: Page) => {
    if (telling.every((word) => fits(label, word))) return 1;
    return telling.every((word) => fits(label, word) || fits(other, word)) ? 2 : 0;
  };
  const { switches } = chainFacts();
  return pages[edition]
    .filter(({ id }) => hasPage(switches, id))
    .map((page) => ({ page, rank: rank(page) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ page: { id } }) => suggestionOf(id, edition, href));
}

const suggestionOf = (id: PageId, edition: Edition, href: TypedLine["href"]): Suggestion => ({
  kind: "page",
  text: pageRow(id).label[edition],
  note: "",
  count: "",
  url: href(id as "home"),
});

/** The page of what a line asks for that is no part and no car, and whether the line asks for nothing else. */
export function suggestAsked({ stock, words, whole, edition, href }: TypedLine): {
  readonly pages: Suggestion[];
  readonly alone: boolean;
} {
  const lead = findAsked(stock, words.join(" "), whole);
  if (lead?.kind === "page")
    return {
      pages: [{ ...suggestionOf(lead.page, edition, href), url: leadAddress(lead, "", { href, edition }) }],
      alone: lead.query.size === 0,
    };
  return { pages: lead?.kind === "unsure" && lead.page ? [suggestionOf(lead.page, edition, href)] : [], alone: false };
}
