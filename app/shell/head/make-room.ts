import { recall } from "#app/shell/browser/storage.ts";

const shownSearches = 3;
type KeptVisit = { newest?: unknown; at?: unknown; name?: unknown; href?: unknown } | null;

/**
 * How much of its own the device will show to whoever comes back: the yard, and so many searches. `results` is where
 * those of this edition are, as `inventory/recent-searches.tsx` counts them.
 */
export function roomFor(yard: string | null, visits: string | null, results: string) {
  let searches = 0;
  try {
    for (const visit of Object.values(JSON.parse(visits ?? "{}") as Record<string, KeptVisit>))
      if (typeof visit?.newest === "number" && visit.at && visit.name && `${visit.href}`.startsWith(results))
        searches++;
  } catch {}
  return { yard: yard ? 1 : 0, searches: Math.min(shownSearches, searches) };
}

/** Keeps that room free, so that nothing moves when it comes (`offline/offline.css`). */
export function makeRoom({ style }: HTMLElement, results: string): void {
  const { yard, searches } = roomFor(recall("yard"), recall("visits"), results);
  style.setProperty("--my-yard", String(yard));
  style.setProperty("--my-searches", String(searches));
}
