import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageContext, type PageRequest, type PageView } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { testSite } from "./test-site.ts";

const { addresses, settings } = testSite;
type RequestParts = { stock: Stock; now: Date; query?: string; params?: Record<string, string> };

/** What a page of the test site knows of itself. */
export const viewOf = (id: PageId, edition: Edition, now: Date): PageView => ({
  id,
  edition,
  now,
  settings,
  requestId: "test",
  path: "/",
  href: (page, ...values) => addresses.path(page, edition, ...values),
  hrefIn: (page, wanted) => addresses.anyPath(page, wanted),
  pattern: addresses.pattern,
  url: (page, ...values) => addresses.url(page, edition, ...values),
  otherHref: "/",
  asset: (name) => `/${name}`,
  routeError: undefined,
});

/** What a page's `load` is given, for an address that nobody has to serve. */
export function pageRequest<Id extends PageId>(id: Id, edition: Edition, asked: RequestParts): PageRequest<Id> {
  const { stock, now, query = "", params = {} } = asked;
  return {
    ...viewOf(id, edition, now),
    stock,
    params,
    query: new URLSearchParams(query),
    matrix: {},
    form: undefined,
    token: undefined,
  } as unknown as PageRequest<Id>;
}

/** The markup of a page's own part. */
export const markupOf = (view: PageView, body: ReactNode): string =>
  renderToStaticMarkup(<PageContext value={view}>{body}</PageContext>);
