import { copy } from "#app/inventory/last-visit-copy.ts";
import { having, markOf } from "#app/marks.ts";
import { pageEdition } from "#app/shell/browser/page-edition.ts";
import { recall, remember } from "#app/shell/browser/storage.ts";
import { type Edition, editions } from "#site/editions.ts";

/** What a device keeps of a search: the highest car id it has seen, and when. */
export type Visit = { newest: number; at: string };

const keptSearches = 30;
/** Within so long it is still the same visit. */
const sameVisitMs = 30 * 60_000;

export function readVisits(text: string | null): Record<string, Visit> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return value !== null && typeof value === "object" ? (value as Record<string, Visit>) : {};
  } catch {
    return {};
  }
}

/** The oldest visits are forgotten. */
export function withVisit(visits: Record<string, Visit>, key: string, visit: Visit): Record<string, Visit> {
  const entries = Object.entries({ ...visits, [key]: visit }).sort((a, b) => (a[1].at < b[1].at ? 1 : -1));
  return Object.fromEntries(entries.slice(0, keptSearches));
}

/** Ids that came after the last visit. */
export const newIds = (ids: readonly number[], last: Visit | undefined): number[] =>
  last ? ids.filter((id) => id > last.newest) : [];

/** What is said of so many new ones among those that the page knows: all of them new may be more than it knows. */
export function sinceWords(fresh: number, known: number, last: Visit, edition: Edition): string {
  const day = new Date(last.at).toLocaleDateString(editions[edition].lang, { day: "numeric", month: "short" });
  const { since, sinceOrMore } = copy[edition];
  return fresh > 1 && fresh === known ? sinceOrMore(fresh, day) : since(fresh, day);
}

/**
 * "New since your last visit": all of it stays on this device. Plain script: it writes one line and marks some of a
 * hundred cards that are the server's; as a component it would have to draw every card again.
 */
export function enhance(element: HTMLElement): void {
  const key = markOf(element, "key") ?? "";
  const ids = (markOf(element, "ids") ?? "").split(" ").filter(Boolean).map(Number);
  const visits = readVisits(recall("visits"));
  const last = visits[key];
  const fresh = newIds(ids, last);
  if (last && fresh.length > 0) {
    const edition = pageEdition();
    element.textContent = sinceWords(fresh.length, ids.length, last, edition);
    element.hidden = false;
    for (const id of fresh) markCar(id, copy[edition].newForYou);
  }
  if (last && Date.now() - Date.parse(last.at) < sameVisitMs) return;
  const newest = Math.max(last?.newest ?? 0, ...ids);
  remember("visits", JSON.stringify(withVisit(visits, key, { newest, at: new Date().toISOString() })));
}

function markCar(id: number, words: string): void {
  const heading = document
    .querySelector(having("car", `${id}`))
    ?.closest(".car")
    ?.querySelector("h3");
  if (!heading) return;
  heading.querySelector(".tag")?.remove();
  const tag = document.createElement("span");
  tag.className = "tag";
  tag.textContent = words;
  heading.append(" ", tag);
}
