import { remember } from "#core/remember.ts";
import { type Edition, editionIds, type Languages } from "./editions.ts";
import { writeMatrix } from "./matrix.ts";
import type { IdIn, PageTable, ParamsIn, TableRow } from "./page-table.ts";
import { type PageId, type Pages, pages } from "./pages.ts";

/** Where the editions live: one origin for both, or one each. */
export type Hosts = { es: string; en: string };

export type Extras = {
  matrix?: Record<string, string | number | undefined>;
  query?: Record<string, string | number | undefined> | URLSearchParams;
  hash?: string;
};

export type ValuesIn<T extends PageTable, Id extends keyof T> = keyof ParamsIn<T, Id> extends never
  ? [params?: Record<never, string>, extras?: Extras]
  : [params: { [K in keyof ParamsIn<T, Id>]: string | number }, extras?: Extras];
export type Values<Id extends PageId> = ValuesIn<Pages, Id>;

/** A link to a page that is known only when it is asked for. */
type AnyLink<Id extends string> = (
  id: Id,
  edition: Edition,
  params?: Readonly<Record<string, string | number>>,
  extras?: Extras,
) => string;

/** Where the pages of a table are: of the site's, unless another is named. */
export type Addresses<T extends PageTable = Pages> = {
  table: T;
  hosts: Hosts;
  twoHosts: boolean;
  /** The editions that this site has now. */
  languages(): Languages;
  /** Where a page stands in an edition while the site has both. */
  whenBoth(id: IdIn<T>, edition: Edition): string;
  /** The pattern of a page in an edition as this deployment serves it, e.g. /en/store-map/:id. */
  pattern(id: IdIn<T>, edition: Edition): string;
  /** The path of a page on its edition's host. */
  path<Id extends IdIn<T>>(id: Id, edition: Edition, ...values: ValuesIn<T, Id>): string;
  /** The absolute URL of a page. */
  url<Id extends IdIn<T>>(id: Id, edition: Edition, ...values: ValuesIn<T, Id>): string;
  /** Both, with the parameters that an address gave; a missing one throws. */
  anyPath: AnyLink<IdIn<T>>;
  anyUrl: AnyLink<IdIn<T>>;
};

const none: Extras = {};

type Shape = { readonly first: string; readonly rest: readonly { name: string; after: string }[] };

const shapes = new Map<string, Shape>();

/** A pattern cut at its parameters. */
function shapeOf(pattern: string): Shape {
  const known = shapes.get(pattern);
  if (known) return known;
  const [first = "", ...parts] = pattern.split(":");
  const rest = parts.map((part) => ({ name: /^\w+/.exec(part)?.[0] ?? "", after: part.replace(/^\w+/, "") }));
  shapes.set(pattern, { first, rest });
  return { first, rest };
}

function findPattern(paths: Record<Edition, string>, edition: Edition, alone: boolean): string {
  if (alone || edition === "es" || paths.es !== paths.en) return paths[edition];
  return paths.en === "/" ? "/en" : `/en${paths.en}`;
}

function writeQuery(query: Extras["query"]): string {
  if (!query) return "";
  const search = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (!(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== "") search.append(name, String(value));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** Of the site's pages. `languages` is asked anew each time: the chain may give up an edition while the site runs. */
export const createAddresses = (hosts: Hosts, languages: () => Languages = () => editionIds): Addresses =>
  addressesOf(pages, hosts, languages);

export function addressesOf<T extends PageTable>(table: T, hosts: Hosts, languages: () => Languages): Addresses<T> {
  type Id = IdIn<T>;
  const twoHosts = hosts.es !== hosts.en;
  /** A page of links asks for the same few patterns hundreds of times. */
  const newPatterns = () => ({ alone: new Map<Id, string>(), both: new Map<Id, string>() });
  const patterns = { es: newPatterns(), en: newPatterns() };
  function withPrefix(id: Id, edition: Edition, alone: boolean): string {
    const known = patterns[edition][alone ? "alone" : "both"];
    const pattern = known.get(id) ?? findPattern((table[id] as TableRow).paths, edition, alone);
    known.set(id, pattern);
    return pattern;
  }
  const whenBoth = (id: Id, edition: Edition) => withPrefix(id, edition, twoHosts);
  // Where there is no other edition, nothing has to be told apart.
  const pattern = (id: Id, edition: Edition) => withPrefix(id, edition, twoHosts || languages().length === 1);
  const anyPath: AnyLink<Id> = (id, edition, params = {}, extras = none) => {
    const { first, rest } = shapeOf(pattern(id, edition));
    let filled = first;
    for (const { name, after } of rest) {
      const value = params[name];
      if (value === undefined || value === "") throw new Error(`link to ${id}: no ${name}`);
      filled += encodeURIComponent(value) + after;
    }
    if (extras === none) return filled;
    return `${filled}${extras.matrix ? writeMatrix(extras.matrix) : ""}${writeQuery(extras.query)}${extras.hash ? `#${extras.hash}` : ""}`;
  };
  const anyUrl: AnyLink<Id> = (id, edition, params, extras) => hosts[edition] + anyPath(id, edition, params, extras);
  return {
    table,
    hosts,
    twoHosts,
    languages,
    whenBoth,
    pattern,
    path: anyPath,
    url: anyUrl,
    anyPath,
    anyUrl,
  };
}

const isLocal = remember((origin) => /^http:\/\/localhost(:\d+)?$/.test(origin));
/** This machine, or one of the network at home: nobody from outside can own such an address. */
const nearHosts = [
  /^(?:[a-z0-9-]+\.)*localhost$/i,
  /^(?:127|10)(?:\.\d{1,3}){3}$/,
  /^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}$/,
  /^\[(?:::1|f[cde][0-9a-f]{2}:[0-9a-f:]+)\]$/i,
];
const isNear = remember((origin) => {
  const host = origin.replace(/^https?:\/\//i, "").replace(/:\d{1,5}$/, "");
  return /^https?:\/\//i.test(origin) && nearHosts.some((pattern) => pattern.test(host));
});

/** The origin asked for when it is ours: a configured one, or, where none was configured, one near by. */
export const findOwnOrigin = (hosts: Hosts, asked: string): string | undefined =>
  asked === hosts.es || asked === hosts.en || (isLocal(hosts.es) && isNear(asked)) ? asked : undefined;

/** Addresses in answers point to the host asked for when it is ours. Anybody can write another one into a request. */
export const originFor = (hosts: Hosts, asked: string, edition: Edition): string =>
  findOwnOrigin(hosts, asked) ?? hosts[edition];

type Params = Record<string, string>;

/** Absolute URLs of one address in every edition, for canonical and hreflang; parameters that are words differ. */
export function alternates(
  addresses: Addresses,
  id: PageId,
  paramsIn: (edition: Edition) => Params,
  extras: Extras = {},
): Record<Edition, string> {
  const url = (edition: Edition) => addresses.anyUrl(id, edition, paramsIn(edition), extras);
  return { es: url("es"), en: url("en") };
}
