import { cacheNames } from "#app/offline/cache-names.ts";

/** The session has ended, as an answer to script said that no worker saw: what was kept of it goes. */
export function forgetKept(): void {
  if ("caches" in window) void caches.delete(cacheNames.pages).catch(() => false);
}
