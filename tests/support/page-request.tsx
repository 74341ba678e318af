import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageContext, type PageRequest, type PageView } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { testSite } from "./test-site.ts";

const { addresses, settings } = testSite;
type AnyLink = (id: PageId, edition: Edition, ...rest: unknown[]) => string;
type RequestParts = { stock: Stock; now: Date; query?: string; params?: Record<string, string> };

/** What a page's `load` is given, for an address that nobody has to serve. */
export function pageRequest<Id extends PageId>(id: Id, edition: Edition, asked: RequestParts): PageRequest<Id> {
  const { stock, now, query = "", params = {} } = asked;
  return {
    id,
    edition,
    now,
    stock,
    params,
    query: new URLSearchParams(query),
    matrix: {},
    settings,
    requestId: "test",
    path: "/",
    href: (page: PageId, ...values: unknown[]) => (addresses.path as AnyLink)(page, edition, ...values),
    hrefIn: (page: PageId, wanted: Edition) => (addresses.path as AnyLink)(page, wanted),
    pattern: addresses.pattern,
    url: (page: PageId, ...values: unknown[]) => (addresses.url as AnyLink)(page, edition, ...values),
    otherHref: "/",
    asset: (name: string) => `/${name}`,
    routeError: undefined,
    form: undefined,
    token: undefined,
  } as unknown as PageRequest<Id>;
}

/** The markup of a page's own part. */
export const markupOf = (view: PageView, body: ReactNode): string =>
  renderToStaticMarkup(<PageContext value={view}>{body}</PageContext>);
