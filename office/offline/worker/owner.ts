import { cacheNames } from "#app/offline/cache-names.ts";
import { nobody, sessionHeader } from "../session-header.ts";
import { scope } from "./scope.ts";

type Owner = { readonly who: string; readonly seen: number };

/** Among the pages, so that it goes when they go. */
export const ownerPlace = "/.owner";

const open = () => caches.open(cacheNames.pages);

async function read(): Promise<Owner | undefined> {
  const kept = await (await open()).match(ownerPlace);
  return kept && ((await kept.json()) as Owner);
}

/** Deletes what was kept of a session. */
export const forgetPages = (): Promise<boolean> => caches.delete(cacheNames.pages);

/** Of which session the device keeps pages; undefined, and none of them left, once it must have ended. */
export async function findOwner(now = Date.now()): Promise<string | undefined> {
  const owner = await read();
  if (!owner) return undefined;
  if (now - owner.seen <= scope.idleMs) return owner.who;
  await forgetPages();
  return undefined;
}

/** Learns from an answer which session it is: what was kept of another goes before the answer is shown. Not every answer tells. */
export async function noteOwner({ headers }: Response): Promise<void> {
  const who = headers.get(sessionHeader);
  if (who === null) return;
  const owner = await read().catch(() => undefined);
  if (owner?.who !== who) await forgetPages();
  if (who !== nobody) await (await open()).put(ownerPlace, Response.json({ who, seen: Date.now() } satisfies Owner));
}
