import { cacheNames, ownCachePrefix } from "#app/offline/cache-names.ts";
import { answerFile, answerPhoto, isFile, isPhoto, keepBuild, keepShell } from "./files.ts";
import { answerPage, answerShell, isShell, keepPage, tellArrived } from "./pages.ts";
import { openNote, showNote } from "./push.ts";
import { scope } from "./scope.ts";

async function install(): Promise<void> {
  await keepBuild();
  await keepShell();
  await keepOpenPages().catch(() => {});
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
async function keepOpenPages(): Promise<void> {
  for (const { url } of await scope.clients.matchAll({ type: "window", includeUncontrolled: true }))
    await fetch(url, { headers: { accept: "text/html" } }).then(
      (answer) => keepPage(url, answer),
      () => undefined,
    );
}

scope.addEventListener("install", (event) => event.waitUntil(install()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    deleteUnknown()
      // The request for a page does not wait until the worker is awake.
      .then(() => scope.registration.navigationPreload?.enable())
      .then(() => scope.clients.claim()),
  ),
);

scope.addEventListener("message", ({ source }) => source && tellArrived(source));

scope.addEventListener("push", (event) => event.waitUntil(showNote(event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(openNote(event)));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") event.respondWith(isShell(pathname) ? answerShell(event) : answerPage(event));
  else if (isFile(pathname)) event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
  else if (isPhoto(pathname)) event.respondWith(answerPhoto(request, (work) => event.waitUntil(work)));
});
