import { forget } from "#app/shell/browser/storage.ts";
import { cacheNames, keptAtHeader, titleHeader } from "./cache-names.ts";
import { dropYard, savedYards } from "./saved-yards.ts";

/** What a device remembers, in groups that a visitor can tell apart, by the names under which it is kept. */
const groups = {
  list: ["list", "list-count", "list-broken", "list-yards"],
  searches: ["visits", "search", "typed", "car"],
  // "yard" is what earlier versions kept.
  yard: ["yard", "store", "parts"],
  forms: ["outbox", "mend"],
  looks: ["view", "sun", "language"],
} as const;
export type GroupId = keyof typeof groups;
export const groupIds = Object.keys(groups) as GroupId[];

const prefix = "yonke.";
const named: readonly string[] = Object.values(groups).flat();

/** The kept names; none is left out, whoever wrote it. */
function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** Groups of which something is there; what no group names belongs to the site's looks. */
export function listGroups(): GroupId[] {
  const keys = listKeys();
  const has = (id: GroupId) => keys.some((key) => (groups[id] as readonly string[]).includes(key));
  const others = keys.some((key) => key !== "yards" && !named.includes(key));
  return groupIds.filter((id) => has(id) || (id === "looks" && others));
}

export async function eraseGroup(id: GroupId): Promise<void> {
  for (const key of groups[id]) forget(key);
  if (id === "looks") for (const key of listKeys()) if (key !== "yards" && !named.includes(key)) forget(key);
  // Lists and searches have a part that lasts as long as the tab.
  try {
    if (id === "list")
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(`${prefix}list-undo`)) sessionStorage.removeItem(key);
    if (id === "searches") sessionStorage.removeItem(`${prefix}trail`);
  } catch {}
  // Islands on this page hear only of other tabs by themselves.
  dispatchEvent(new StorageEvent("storage"));
  if (id === "list") for (const yard of savedYards.get() ?? []) if (yard.listed) await dropYard(yard.id);
}

/** A page that the device kept. */
export type KeptPage = { readonly href: string; readonly title: string; readonly at: string };

/** The one opened last comes first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (typeof caches === "undefined" || !(await caches.has(cacheNames.pages))) return [];
  const cache = await caches.open(cacheNames.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const headers = (await cache.match(url, { ignoreVary: true }))?.headers;
      const { pathname, search } = new URL(url);
      const title = decodeURIComponent(headers?.get(titleHeader) ?? "").replace(/^[^|]*\| /, "");
      return { href: pathname + search, title: title || pathname, at: headers?.get(keptAtHeader) ?? "" };
    }),
  );
  return pages.reverse();
}

/** With the photos on them. */
export async function eraseKeptPages(): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const name of [cacheNames.pages, cacheNames.photos]) await caches.delete(name);
}
