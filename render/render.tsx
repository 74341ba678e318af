import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ErrorPage, errorHead } from "#app/errors/error-page.tsx";
import {
  type FollowsShown,
  type FormState,
  type Head,
  PageContext,
  type PageRequest,
  type PageView,
  type Redirect,
  type SiteSettings,
} from "#app/page.tsx";
import { RenderingContext } from "#app/rendering.ts";
import { findPromoBanner } from "#app/shell/find-promo-banner.ts";
import type { PromoBannerData } from "#app/shell/promo-banner.tsx";
import { Shell } from "#app/shell/shell.tsx";
import { asSiteError, type SiteError } from "#core/errors.ts";
import type { SearchMade } from "#core/figures.ts";
import type { YardsMeant } from "#core/yard-figures.ts";
import { type Addresses, alternates } from "#site/address.ts";
import type { ApiDocs } from "#site/api-docs.ts";
import type { CacheClass } from "#site/cache.ts";
import { type Edition, otherEdition, spokenIn } from "#site/editions.ts";
import { pageRow } from "#site/pages.ts";
import type { SiteSearch } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import type { Assets } from "./assets.ts";
import { startRendering } from "./cached-fragments.tsx";
import { documentHtml, type PageDocument } from "./document.ts";
import { drawPage } from "./draw-page.tsx";
import type { FragmentStore } from "./fragment-store.ts";
import type { Matched } from "./match.ts";
import { loadPageModule } from "./page-modules.ts";
import { pageSource } from "./page-source.ts";

/** What the page layer needs of its surroundings. */
export type Site = {
  addresses: Addresses;
  settings: SiteSettings;
  assets: Assets;
  search: SiteSearch;
  apiDocs: ApiDocs;
  fragments: FragmentStore;
};

export type RenderRequest = {
  matched: Matched;
  /** Path and query as they were asked for. */
  path: string;
  query: URLSearchParams;
  stock: Stock;
  now: Date;
  requestId: string;
  form?: FormState;
  token?: string;
  follows?: FollowsShown | undefined;
};

type RenderedPage = PageDocument & {
  status: number;
  cache: CacheClass;
  error?: SiteError;
  /** No cache may hold it past that. */
  changes?: Date | undefined;
  search?: SearchMade;
  yards?: YardsMeant;
};
export type Rendered = RenderedPage | Redirect;

/** What a page knows of itself and of its surroundings. */
export function viewOf(site: Site, asked: Omit<RenderRequest, "stock">, otherHref: string): PageView {
  const { id, edition } = asked.matched;
  const { addresses, settings, assets } = site;
  return {
    id,
    edition,
    now: asked.now,
    settings,
    requestId: asked.requestId,
    path: asked.path,
    href: (page, ...values) => addresses.path(page, edition, ...values),
    hrefIn: (page, wanted) =>
      (addresses.twoHosts && wanted !== edition ? addresses.anyUrl : addresses.anyPath)(page, wanted),
    pattern: addresses.pattern,
    url: (page, ...values) => addresses.url(page, edition, ...values),
    otherHref,
    asset: assets.url,
    routeError: undefined,
  };
}

/** The same address in the other edition: its own host's URL, or a path when one host serves both. */
function otherAddress(site: Site, { id, edition, matrix }: Matched, params: Record<string, string>, search: string) {
  const link = site.addresses.twoHosts ? site.addresses.anyUrl : site.addresses.anyPath;
  return link(id, otherEdition(edition), params, { matrix }) + search;
}

/** A page inside the shell, as React renders it. */
export const pageTree = (
  view: PageView,
  banner: PromoBannerData | undefined,
  { question, finds }: Pick<Head, "question" | "finds">,
  body: ReactNode,
) => (
  <PageContext value={view}>
    <Shell banner={banner} question={question} finds={finds}>
      {body}
    </Shell>
  </PageContext>
);

const errorSource = "app/errors/error-page.tsx";

function documentOf(
  site: Site,
  view: PageView,
  head: Head,
  body: ReactNode,
  stock: Stock,
  source: string,
  canonical?: Record<Edition, string>,
): PageDocument {
  const banner = findPromoBanner(stock, view);
  const { context, finish } = startRendering(site.fragments, stock, view);
  const tree = <RenderingContext value={context}>{pageTree(view, banner, head, body)}</RenderingContext>;
  const markup = finish(renderToStaticMarkup(tree));
  return documentHtml({
    head,
    view,
    alternates: canonical,
    body: markup,
    islands: [...context.islands],
    assets: site.assets,
    sheets: site.assets.sheets(source),
    banner,
  });
}

export async function renderPage(site: Site, asked: RenderRequest): Promise<Rendered> {
  const { matched } = asked;
  const queryText = asked.query.size > 0 ? `?${asked.query}` : "";
  const module = await loadPageModule(matched.id);
  const paramsIn = (edition: Edition) => module.paramsIn?.(matched.params, edition, asked.stock) ?? matched.params;
  const other = paramsIn(otherEdition(matched.edition));
  const view = viewOf(site, asked, otherAddress(site, matched, other, queryText));
  const request: PageRequest = {
    ...view,
    params: matched.params,
    matrix: matched.matrix,
    query: asked.query,
    stock: asked.stock,
    search: site.search,
    apiDocs: site.apiDocs,
    form: asked.form,
    token: asked.token,
    follows: asked.follows,
  };
  try {
    return await drawPage(module, request, (head, body): RenderedPage => {
      const canonical = alternates(site.addresses, matched.id, paramsIn, head.canonical);
      const noCanonical = head.noindex && head.status;
      const source = pageSource(matched.id);
      const page = documentOf(site, view, head, body, asked.stock, source, noCanonical ? undefined : canonical);
      const { status = 200 } = head;
      return {
        status,
        ...page,
        cache: keptAs(status, pageRow(matched.id).cache),
        changes: head.changes,
        ...(head.search && { search: head.search }),
        ...(head.yards && { yards: head.yards }),
      };
    });
  } catch (thrown) {
    const error = asSiteError(thrown);
    const own = error.code === "internal" ? undefined : module.failure?.(error, request);
    const head = { ...(own?.head ?? errorHead(error, view)), noindex: true, status: error.status };
    const page = documentOf(
      site,
      view,
      head,
      own?.body ?? <ErrorPage error={error} />,
      asked.stock,
      own ? pageSource(matched.id) : errorSource,
    );
    return { status: error.status, ...page, cache: keptAs(error.status, "brief"), error };
  }
}

/** What could not be made now may be made in a moment: nobody keeps that it could not. */
const keptAs = (status: number, cache: CacheClass): CacheClass => (status >= 500 ? "never" : cache);

/** The error page for an address that is no page, or for a request that never reached one. */
export function renderError(
  site: Site,
  error: SiteError,
  wanted: Edition,
  asked: { path: string; now: Date; requestId: string; stock: Stock; routeError?: PageView["routeError"] },
): Rendered {
  const edition = spokenIn(wanted, site.settings.languages);
  const matched: Matched = { kind: "page", id: "home", edition, params: {}, matrix: {} };
  const view = {
    ...viewOf(site, { ...asked, matched, query: new URLSearchParams() }, otherAddress(site, matched, {}, "")),
    routeError: asked.routeError,
  };
  const head = { ...errorHead(error, view), noindex: true, status: error.status };
  return {
    status: error.status,
    ...documentOf(site, view, head, <ErrorPage error={error} />, asked.stock, errorSource),
    cache: "never",
    error,
  };
}
