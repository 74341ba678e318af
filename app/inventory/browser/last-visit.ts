import { recall, remember } from "#app/shell/browser/storage.ts";

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

/** "New since your last visit": all of it stays on this device. */
export function enhance(element: HTMLElement): void {
  const { key = "", ids: text = "", text: words = "", one = "", many = "", mark = "" } = element.dataset;
  const ids = text.split(" ").filter(Boolean).map(Number);
  const visits = readVisits(recall("visits"));
  const last = visits[key];
  const fresh = newIds(ids, last);
  if (last && fresh.length > 0) {
    const day = new Date(last.at).toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "short" });
    const said = fresh.length === 1 ? one : fresh.length === ids.length ? many : words;
    element.textContent = said.replace("{n}", String(fresh.length)).replace("{day}", day);
    element.hidden = false;
    for (const id of fresh) markCar(id, mark);
  }
  if (last && Date.now() - Date.parse(last.at) < sameVisitMs) return;
  const newest = Math.max(last?.newest ?? 0, ...ids);
  remember("visits", JSON.stringify(withVisit(visits, key, { newest, at: new Date().toISOString() })));
}

function markCar(id: number, words: string): void {
  const heading = document.querySelector(`[data-car="${id}"]`)?.closest(".car")?.querySelector("h3");
  if (!heading) return;
  heading.querySelector(".tag")?.remove();
  const tag = document.createElement("span");
  tag.className = "tag";
  tag.textContent = words;
  heading.append(" ", tag);
}
