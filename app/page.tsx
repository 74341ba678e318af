import { createContext, type ReactNode, useContext } from "react";
import type { SiteError } from "#core/errors.ts";
import type { SearchMade } from "#core/figures.ts";
import type { Switches } from "#core/switches.ts";
import type { YardsMeant } from "#core/yard-figures.ts";
import type { Extras, Values } from "#site/address.ts";
import type { ApiDocs } from "#site/api-docs.ts";
import type { Edition, Languages } from "#site/editions.ts";
import type { Matrix } from "#site/matrix.ts";
import type { PageId, ParamsFor } from "#site/pages.ts";
import type { SiteSearch } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";

/** Who counts visits, under which name; nothing is loaded before the visitor allows it. */
export type Analytics = { kind: "ga4" | "plausible"; id: string };

/** Whose widget the forms show, with its public key. */
export type Captcha = { provider: "turnstile" | "recaptcha"; siteKey: string };

/** What the deployment is called and where it points; from the settings. */
export type SiteSettings = {
  brand: string;
  /** One or both; where it is one, nothing speaks of another. */
  languages: Languages;
  /** What the chain does; pages that need another switch are not there. */
  switches: Switches;
  /** Behind the browser's own bars. */
  barColour: string;
  careersUrl: string | undefined;
  twitter: boolean;
  facebook: boolean;
  development: boolean;
  /** The site can be installed, and a worker keeps what was seen for when there is no signal. */
  yardMode: boolean;
  /** Forms reach their desks by mail, and those who sent them hear of it. */
  mail: boolean;
  /** What a form brought is deleted after so many days. */
  keepDays: number;
  /** How visitors can be told what comes in; nothing where the chain has switched it off. */
  alerts: { readonly mail: boolean /** The key that a browser is told with. */; readonly push?: string | undefined };
  /** Only in production. */
  analytics?: Analytics | undefined;
  /** A provider's human check instead of our own. */
  captcha?: Captcha | undefined;
};

/** A form that was sent without script and comes back with its page. */
export type FormState = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  sent: boolean;
  /** It was sent without the human check: nobody is promised an answer. */
  unproven?: true;
};

/** What stands behind the link of a mail: what one address follows, and what was just done about it. */
export type FollowsShown = {
  lines: readonly { id: number; query: string; confirmed: boolean }[];
  said: "confirmed" | "ended" | undefined;
  /** Only behind the link that asks for no more mail: whether the mailbox gets any. */
  mailbox?: "open" | "quiet" | undefined;
};

/** What every component may know of the page it stands on. */
export type PageView = {
  id: PageId;
  edition: Edition;
  now: Date;
  settings: SiteSettings;
  requestId: string;
  /** This address without its origin, as asked for. */
  path: string;
  /** The path of a page in this edition. */
  href<Id extends PageId>(id: Id, ...values: Values<Id>): string;
  /** A page without parameters in any edition: a path, or a URL when the editions have their own hosts. */
  hrefIn(id: PageId, edition: Edition): string;
  /** How the addresses of a page look in an edition, /store-map/:id. */
  pattern(id: PageId, edition: Edition): string;
  /** The absolute URL of a page in this edition. */
  url<Id extends PageId>(id: Id, ...values: Values<Id>): string;
  /** This page in the other edition. */
  otherHref: string;
  /** The served address of a built file, by its name: "art/reciclaje.svg". */
  asset(name: string): string;
  /** Set only in development, when an address matches no page. */
  routeError: { title: string; body: string } | undefined;
};

export type PageRequest<Id extends PageId = PageId> = PageView & {
  params: ParamsFor<Id>;
  matrix: Matrix;
  query: URLSearchParams;
  stock: Stock;
  search: SiteSearch;
  apiDocs: ApiDocs;
  /** Anti-forgery token and answers of a form page; only on pages of cache class "never". */
  form: FormState | undefined;
  token: string | undefined;
  /** Only on the page behind the link of a mail. */
  follows?: FollowsShown | undefined;
};

export type Head = {
  /** Without the brand: the document puts it in front. */
  title: string;
  description?: string;
  noindex?: boolean;
  jsonLd?: object[];
  feeds?: { type: string; href: string; title: string }[];
  /** Matrix or query parameters that belong to the canonical address. */
  canonical?: Extras;
  status?: number;
  /** When it shows something else by itself: no cache may hold it past that. */
  changes?: Date | undefined;
  /** The search that this page answers, for the site's own figures. */
  search?: SearchMade | undefined;
  /** The yards that it is about, for the figures of each. */
  yards?: YardsMeant | undefined;
  /** What was asked, as the header's box would have it typed. */
  question?: string;
  /** It has a form of its own that searches: the header's box keeps quiet beside it. */
  finds?: boolean;
  /** Its address may carry what is the visitor's own: nobody else's script is ever loaded here. */
  uncounted?: boolean;
  /** What it shows is on the device: it is drawn as soon as the page is painted, in whatever letters are there. */
  own?: boolean;
};

/** What a page may answer instead of itself. */
export class Redirect {
  readonly to: string;
  readonly status: 301 | 302 | 303 | 307 | 308;
  /** The search that was answered on the way, for the site's own figures. */
  readonly search: SearchMade | undefined;
  constructor(to: string, status: Redirect["status"] = 302, search?: SearchMade) {
    this.to = to;
    this.status = status;
    this.search = search;
  }
}

/** A page, of the site or of the office: what is loaded for it, what its document says of it, how it is drawn. */
export type PageSpec<Request, P extends object, R extends Redirect = Redirect> = {
  load(request: Request): P | R | Promise<P | R>;
  head(props: P, request: Request): Head;
  Page(props: P): ReactNode;
};

export type PageModule<Id extends PageId, P extends object> = PageSpec<PageRequest<Id>, P> & {
  /** The query that this page's own links would have written for what was asked; undefined when that is it. */
  tidy?(query: URLSearchParams, stock: Stock, now: Date): URLSearchParams | undefined;
  /** The query that its form should have sent for what was asked: who asks is sent there; undefined where that is it. */
  moved?(query: URLSearchParams, stock: Stock, now: Date): URLSearchParams | undefined;
  /** The parameters of every address of this page, for the sitemap and the sweeps. */
  list?(stock: Stock): Iterable<ParamsFor<Id>>;
  /** The parameters of the same address in an edition, where they are words of a language. */
  paramsIn?(params: ParamsFor<Id>, edition: Edition, stock: Stock): ParamsFor<Id>;
  /** A page's own view of an error, e.g. a car that has left; without one the general error page shows. */
  failure?(error: SiteError, request: PageRequest<Id>): { head: Head; body: ReactNode } | undefined;
};

/** Declares a page; the id ties its parameters to the table of pages. */
export const definePage = <Id extends PageId, P extends object>(id: Id, module: PageModule<Id, P>) => ({
  id,
  ...module,
});

export const PageContext = createContext<PageView | null>(null);

export function usePage(): PageView {
  const view = useContext(PageContext);
  if (!view) throw new Error("usePage() outside a page; islands take what they need as props");
  return view;
}

/** The edition of an island, which stands outside the page. */
export const EditionContext = createContext<Edition | null>(null);

/** The edition in force: the page's, in an island the same. */
export function useEdition(): Edition {
  const own = useContext(EditionContext);
  const view = useContext(PageContext);
  const edition = own ?? view?.edition;
  if (!edition) throw new Error("useEdition() outside a page and outside an island");
  return edition;
}

/** The words of the edition in force. */
export const useCopy = <T,>(copy: Record<Edition, T>): T => copy[useEdition()];
