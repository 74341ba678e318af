import { recall } from "#app/shell/browser/storage.ts";

const shownSearches = 3;

/** How much of its own the device will show to whoever comes back: the yard, and so many searches. */
export function roomFor(yard: string | null, visits: string | null): { yard: number; searches: number } {
  try {
    const searches = Object.keys(JSON.parse(visits ?? "{}") as object).length;
    return { yard: yard ? 1 : 0, searches: Math.min(shownSearches, searches) };
  } catch {
    return { yard: yard ? 1 : 0, searches: 0 };
  }
}

/** Keeps that room free, so that nothing moves when it comes (`offline/offline.css`). */
export function makeRoom({ style }: HTMLElement): void {
  const { yard, searches } = roomFor(recall("yard"), recall("visits"));
  style.setProperty("--my-yard", String(yard));
  style.setProperty("--my-searches", String(searches));
}
