import { SiteError } from "#core/errors.ts";
import { originFor } from "#site/address.ts";
import { csrfHeader, findToken } from "./csrf.ts";
import type { Call } from "./endpoint.ts";
import { editionOf, languageIn, type Query, readQuery } from "./query.ts";
import type { RouteMatch } from "./router.ts";
import type { ApiServices } from "./services.ts";
import type { Visitor } from "./visitor.ts";

/** A call that exists, what was asked of it, and the name under which its answer may be kept. */
export type KnownCall = { found: RouteMatch; query: Query; key: string };

/** A request as the server tells of it. */
export type ApiAsk = {
  method: string;
  /** Path below /api, and the query, as they came. */
  path: string;
  search: string;
  /** The origin that was asked for. */
  origin: string;
  requestId: string;
  visitor: Visitor;
  header(name: string): string | undefined;
  body: AsyncIterable<Uint8Array>;
  /** The same address, where somebody has read it before. */
  known?: KnownCall | undefined;
  /** Filled in by the dispatcher: the call's path as the table of calls writes it. */
  route?: string;
  /** Likewise: what of the limit is left, in headers that are this visitor's alone. */
  limits?: Record<string, string>;
};

export function callOf(
  ask: ApiAsk,
  services: ApiServices,
  {
    query = ask.known?.query ?? readQuery(ask.search),
    language,
    byHost = false,
  }: { query?: Query; language?: unknown; byHost?: boolean | undefined } = {},
): Call {
  const { hosts, twoHosts } = services.addresses;
  const word = typeof language === "string" ? language : languageIn(query);
  const english = byHost && word === undefined && twoHosts && ask.origin === hosts.en;
  const edition = editionOf(english ? "en" : word);
  return {
    stock: services.stock.current,
    edition,
    origin: originFor(hosts, ask.origin, edition),
    now: new Date(),
    requestId: ask.requestId,
    query,
    services,
    visitor: ask.visitor,
    header: ask.header,
  };
}

/** The absolute address of a page's path: on its edition's own host, where the editions have one each. */
export const pageUrl = ({ services: { addresses }, origin, edition }: Call, path: string): string =>
  path.startsWith("/") ? (addresses.twoHosts ? addresses.hosts[edition] : origin) + path : path;

/** Refuses what was not sent by a page of this site. */
export function checkToken({ header, origin }: ApiAsk, services: ApiServices): void {
  const proof = {
    cookie: findToken(header("cookie"), origin.startsWith("https:")),
    sent: header(csrfHeader),
    origin: header("origin"),
    fetchSite: header("sec-fetch-site"),
    ownOrigins: [origin, ...Object.values(services.addresses.hosts)],
  };
  if (!services.csrf.allows(proof)) throw new SiteError("forbidden", "no anti-forgery token");
}
