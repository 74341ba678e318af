import { invalid } from "#core/errors.ts";
import type { Addresses } from "#site/address.ts";
import { type Edition, editionIds, otherEdition } from "#site/editions.ts";
import { decode, type Matrix, splitMatrix } from "#site/matrix.ts";
import { type PageId, pageIds } from "#site/pages.ts";

export type Matched = { kind: "page"; id: PageId; edition: Edition; params: Record<string, string>; matrix: Matrix };
export type Moved = { kind: "moved"; to: string };
export type Unmatched = { kind: "unknown"; edition: Edition };

type Route = { id: PageId; edition: Edition; segments: string[] };

const segmentsOf = (path: string) => (path === "/" ? [] : path.slice(1).split("/"));
const isParam = (segment: string) => segment.startsWith(":");

/** Builds the matcher of a deployment: `host` is the origin asked for, which decides the edition in two-host mode. */
export function createMatcher(addresses: Addresses, ids: readonly PageId[] = pageIds) {
  const routes = ids.flatMap((id) =>
    editionIds.map((edition): Route => ({ id, edition, segments: segmentsOf(addresses.pattern(id, edition)) })),
  );
  const fits = (route: Route, parts: string[]) =>
    route.segments.length === parts.length &&
    route.segments.every((segment, i) =>
      isParam(segment) ? parts[i] !== "" : segment.toLowerCase() === parts[i]?.toLowerCase(),
    );
  const byLength = Map.groupBy(routes, (route) => route.segments.length);

  const editionOfHost = (origin: string | undefined): Edition =>
    addresses.twoHosts && origin === addresses.hosts.en ? "en" : "es";

  /** The edition of an address that is no page: its host, its /en, or the first segment of an English page. */
  function guess(parts: string[], origin: string | undefined): Edition {
    if (addresses.twoHosts) return editionOfHost(origin);
    const first = parts[0]?.toLowerCase() ?? "";
    if (first === "en" || first === "pagenotfound") return "en";
    const owners = new Set(routes.filter((r) => r.segments[0]?.toLowerCase() === first).map((r) => r.edition));
    return owners.has("en") && !owners.has("es") ? "en" : "es";
  }

  return function match(rawPath: string, origin?: string, search = ""): Matched | Moved | Unmatched {
    const split = splitMatrix(rawPath);
    const path = decode(split.path);
    if (path.includes("\0") || path.includes("//") || !path.startsWith("/") || !path.isWellFormed())
      throw invalid("path", "not an address");
    const trailing = path.length > 1 && path.endsWith("/");
    const parts = segmentsOf(trailing ? path.slice(0, -1) : path);
    const here = editionOfHost(origin);
    const found = (byLength.get(parts.length) ?? []).filter((route) => fits(route, parts));
    const route = addresses.twoHosts ? (found.find((r) => r.edition === here) ?? found[0]) : found[0];
    if (!route) return { kind: "unknown", edition: guess(parts, origin) };

    const params: Record<string, string> = {};
    const canonical = route.segments.map((segment, i) => {
      if (!isParam(segment)) return segment;
      params[segment.slice(1)] = parts[i] as string;
      return encodeURIComponent(parts[i] as string);
    });
    const wanted = `/${canonical.join("/")}`;
    const rest = rawPath.slice(split.path.length) + search;
    if (addresses.twoHosts && route.edition !== here)
      return { kind: "moved", to: addresses.hosts[otherEdition(here)] + wanted + rest };
    const exact = route.segments.every((segment, i) => isParam(segment) || segment === parts[i]);
    if (trailing || !exact) return { kind: "moved", to: wanted + rest };
    return { kind: "page", id: route.id, edition: route.edition, params, matrix: split.matrix };
  };
}

export type Match = ReturnType<typeof createMatcher>;
