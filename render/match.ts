import { invalid } from "#core/errors.ts";
import type { Addresses } from "#site/address.ts";
import { type Edition, editionIds, type Languages, otherEdition } from "#site/editions.ts";
import { decode, type Matrix, splitMatrix } from "#site/matrix.ts";
import type { IdIn, PageTable } from "#site/page-table.ts";
import type { PageId, Pages } from "#site/pages.ts";
import { createOtherSpellings } from "./other-spelling.ts";

export type Matched<Id = PageId> = {
  kind: "page";
  id: Id;
  edition: Edition;
  params: Record<string, string>;
  matrix: Matrix;
};
type Moved = { kind: "moved"; to: string /** The address may come back. */; forNow?: true };
type Unmatched = { kind: "unknown"; edition: Edition };

type Route<Id> = { id: Id; edition: Edition; segments: string[] };

const segmentsOf = (path: string) => (path === "/" ? [] : path.slice(1).split("/"));
const isParam = (segment: string) => segment.startsWith(":");

/** Builds the matcher of a deployment: `host` is the origin asked for, which decides the edition in two-host mode. */
export function createMatcher<T extends PageTable = Pages>(addresses: Addresses<T>): Match<IdIn<T>> {
  const made = new Map<Languages, Match<IdIn<T>>>();
  return (...asked) => {
    const languages = addresses.languages();
    let match = made.get(languages);
    if (!match) {
      made.clear();
      match = matcherFor(addresses, languages);
      made.set(languages, match);
    }
    return match(...asked);
  };
}

function matcherFor<T extends PageTable>(addresses: Addresses<T>, languages: Languages): Match<IdIn<T>> {
  type Id = IdIn<T>;
  const ids = Object.keys(addresses.table) as Id[];
  const [only] = languages;
  const isOn = (edition: Edition) => languages.includes(edition);
  const route = (id: Id, edition: Edition, pattern: string): Route<Id> => ({
    id,
    edition,
    segments: segmentsOf(pattern),
  });
  const routes = [
    // In this order whatever the chain's own: an address that both could have is the Spanish one's.
    ...ids.flatMap((id) =>
      editionIds.filter(isOn).map((edition) => route(id, edition, addresses.pattern(id, edition))),
    ),
    // Addresses of an edition that the chain has given up lead to the one that it has.
    ...(languages.length > 1
      ? []
      : ids.flatMap((id) => [
          route(id, otherEdition(only), addresses.whenBoth(id, otherEdition(only))),
          { ...route(id, otherEdition(only), addresses.whenBoth(id, only)) },
        ])),
  ];
  const fits = (route: Route<Id>, parts: string[]) =>
    route.segments.length === parts.length &&
    route.segments.every((segment, i) =>
      isParam(segment) ? parts[i] !== "" : segment.toLowerCase() === parts[i]?.toLowerCase(),
    );
  const byLength = Map.groupBy(routes, (route) => route.segments.length);
  const findOther = createOtherSpellings(addresses.table);

  const editionOfHost = (origin: string | undefined): Edition => {
    if (languages.length === 1) return only;
    return addresses.twoHosts && origin === addresses.hosts.en ? "en" : "es";
  };

  /** The edition of an address that is no page: its host, its /en, or the first segment of an English page. */
  function guess(parts: string[], origin: string | undefined): Edition {
    if (addresses.twoHosts || languages.length === 1) return editionOfHost(origin);
    const first = parts[0]?.toLowerCase() ?? "";
    if (first === "en" || first === "pagenotfound") return "en";
    const owners = new Set(routes.filter((r) => r.segments[0]?.toLowerCase() === first).map((r) => r.edition));
    return owners.has("en") && !owners.has("es") ? "en" : "es";
  }

  return function match(rawPath: string, origin?: string, search = "") {
    const split = splitMatrix(rawPath);
    const path = decode(split.path);
    if (path.includes("\0") || path.includes("//") || !path.startsWith("/") || !path.isWellFormed())
      throw invalid("path", "not an address");
    const trailing = path.length > 1 && path.endsWith("/");
    const parts = segmentsOf(trailing ? path.slice(0, -1) : path);
    const here = editionOfHost(origin);
    const found = (byLength.get(parts.length) ?? []).filter((route) => fits(route, parts));
    const route = addresses.twoHosts ? (found.find((r) => r.edition === here) ?? found[0]) : found[0];
    const rest = rawPath.slice(split.path.length) + search;
    if (!route) {
      const other = findOther(parts);
      if (!other) return { kind: "unknown", edition: guess(parts, origin) };
      const edition = isOn(other.edition) ? other.edition : only;
      const host = addresses.twoHosts && origin !== addresses.hosts[edition] ? addresses.hosts[edition] : "";
      const to = host + addresses.anyPath(other.id, edition, other.params) + rest;
      return languages.length > 1 ? { kind: "moved", to } : { kind: "moved", to, forNow: true };
    }

    const params: Record<string, string> = {};
    const canonical = route.segments.map((segment, i) => {
      if (!isParam(segment)) return segment;
      params[segment.slice(1)] = parts[i] as string;
      return encodeURIComponent(parts[i] as string);
    });
    if (
      !isOn(route.edition) ||
      (languages.length === 1 && addresses.twoHosts && origin === addresses.hosts[otherEdition(only)])
    ) {
      const path = addresses.anyPath(route.id, only, params);
      return { kind: "moved", to: (addresses.twoHosts ? addresses.hosts[only] : "") + path + rest, forNow: true };
    }
    const wanted = `/${canonical.join("/")}`;
    if (addresses.twoHosts && route.edition !== here)
      return { kind: "moved", to: addresses.hosts[otherEdition(here)] + wanted + rest };
    const exact = route.segments.every((segment, i) => isParam(segment) || segment === parts[i]);
    if (trailing || !exact) return { kind: "moved", to: wanted + rest };
    return { kind: "page", id: route.id, edition: route.edition, params, matrix: split.matrix };
  };
}

/** Where a form was sent to: of a page in a language that the chain has given up, its page in the one that is left. */
export function matchForm<Id>(match: Match<Id>, host: string, path: string, origin?: string): ReturnType<Match<Id>> {
  const matched = match(path, origin);
  if (matched.kind !== "moved" || !matched.forNow) return matched;
  const left = new URL(matched.to, host);
  return match(left.pathname, left.origin);
}

export type Match<Id = PageId> = (rawPath: string, origin?: string, search?: string) => Matched<Id> | Moved | Unmatched;
