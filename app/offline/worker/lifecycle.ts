import { cacheNames, ownCachePrefix } from "#app/offline/cache-names.ts";
import { keepBuild, keepShell } from "./files.ts";
import { tellArrived } from "./network-first.ts";
import { scope } from "./scope.ts";

type KeepPage = (url: string, answer: Response) => Promise<void>;

async function install(keepPage: KeepPage): Promise<void> {
  await keepBuild();
  await keepShell();
  await keepOpenPages(keepPage).catch(() => {});
  // Nothing that an open page may still ask for is deleted, so it need not be waited for.
  await scope.skipWaiting();
}

/** Caches of other numbers, an older release's. */
async function deleteUnknown(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(ownCachePrefix) && !known.includes(name)).map((name) => caches.delete(name)),
  );
}

/** The page that was there before the worker is kept too; before it is awake, so that no page has to wait for this. */
async function keepOpenPages(keepPage: KeepPage): Promise<void> {
  for (const { url } of await scope.clients.matchAll({ type: "window", includeUncontrolled: true }))
    await fetch(url, { headers: { accept: "text/html" } }).then(
      (answer) => keepPage(url, answer),
      () => undefined,
    );
}

/** How every worker of ours comes, takes over at once, and tells of pages that came late. */
export function live(keepPage: KeepPage): void {
  scope.addEventListener("install", (event) => event.waitUntil(install(keepPage)));
  scope.addEventListener("activate", (event) =>
    event.waitUntil(
      deleteUnknown()
        // The request for a page does not wait until the worker is awake.
        .then(() => scope.registration.navigationPreload?.enable())
        .then(() => scope.clients.claim()),
    ),
  );
  scope.addEventListener("message", ({ source }) => source && tellArrived(source));
}
