import { deviceValue } from "#app/device-value.ts";

/** What a device keeps of a search: the highest car id it has seen, when, and the way back to it. */
export type Visit = { readonly newest: number; readonly at: string; readonly name?: string; readonly href?: string };
type Search = Visit & { readonly name: string; readonly href: string };
export type Visits = Readonly<Record<string, Visit>>;

const keptSearches = 30;
/** Within so long it is still the same visit. */
const sameVisitMs = 30 * 60_000;

/** What any release has kept; anything else is no visit. */
export function readVisits(kept: unknown): Visits | undefined {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return undefined;
  const visits = Object.entries(kept as Record<string, Partial<Visit> | null>);
  return Object.fromEntries(visits.filter(([, visit]) => typeof visit?.newest === "number" && visit.at)) as Visits;
}

/** By what a search is known (`searchKey`). */
export const lastVisits = deviceValue("visits", readVisits);

/** The oldest visits are forgotten. */
export function withVisit(visits: Visits, key: string, visit: Visit): Visits {
  const entries = Object.entries({ ...visits, [key]: visit }).sort((a, b) => (a[1].at < b[1].at ? 1 : -1));
  return Object.fromEntries(entries.slice(0, keptSearches));
}

/** The searches under an edition's own address, the latest first. */
export const listSearches = (visits: Visits | undefined, under: string): Search[] =>
  Object.values(visits ?? {})
    .filter((visit): visit is Search => Boolean(visit.name && visit.href?.startsWith(under)))
    .sort((a, b) => (a.at < b.at ? 1 : -1));

/** Ids that came after the last visit. */
export const newIds = (ids: readonly number[], last: Visit | undefined): number[] =>
  last ? ids.filter((id) => id > last.newest) : [];

/** Notes what was seen of a search; not again within the same visit. */
export function keepVisit(key: string, seen: Pick<Visit, "name" | "href">, ids: readonly number[], now: Date): void {
  const visits = lastVisits.get() ?? {};
  const last = visits[key];
  if (last && now.getTime() - Date.parse(last.at) < sameVisitMs) return;
  const newest = Math.max(last?.newest ?? 0, ...ids);
  lastVisits.set(withVisit(visits, key, { ...seen, newest, at: now.toISOString() }));
}
