import { chainFolder } from "#content/chain-facts.ts";
import { Answer } from "#render/page-cache.ts";
import { pageSource } from "#render/page-source.ts";
import { fingerprintOf } from "#server/chain/fingerprint.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import { workerPath } from "#site/yard-files.ts";

/** Pages that work without signal; the first stands in for one that was not kept. */
const shellPages = ["device", "myList", "savedYard"] as const satisfies readonly PageId[];

/** Ends a worker that is on a device, and deletes all that it kept. */
const removal = `self.addEventListener("install",()=>self.skipWaiting());
self.addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith("yonke-"))await caches.delete(name);
await self.registration.unregister();
})()));
`;

type Deployed = Pick<Services, "site" | "config">;
type Parts = { config: Pick<Services["config"], "yardMode">; worker: string; own: Readonly<Record<string, unknown>> };

/** A worker with what its server tells it; one that removes itself, where there shall be none. */
export function composeWorker({ config, worker, own }: Parts): string {
  if (!config.yardMode || !worker) return removal;
  const told = Object.entries(own).map(([name, value]) => `self.${name}=${JSON.stringify(value)};`);
  // Another chain's folder is another worker, or browsers would not ask for the pages again that it keeps.
  return `/* ${fingerprintOf(chainFolder())} */${told.join("")}\n${worker}\n`;
}

export const workerHeaders = { "content-type": "text/javascript; charset=utf-8", "cache-control": cacheClasses.check };

/** A host's worker knows the pages of that host alone. */
export function workerText({ site: { addresses, assets }, config }: Deployed, origin: string): string {
  if (!config.yardMode || !assets.worker) return composeWorker({ config, worker: "", own: {} });
  const languages = addresses.languages();
  const oneEach = addresses.twoHosts && languages.length > 1;
  const here: readonly Edition[] = oneEach ? [origin === config.hosts.en ? "en" : "es"] : languages;
  const shell = Object.fromEntries(
    here.map((edition) => [edition, shellPages.map((id) => addresses.path(id, edition))]),
  );
  // Theirs, with the chain's own colours.
  const sheets = new Set([...shellPages.flatMap((id) => assets.sheets(pageSource(id))), ...assets.printSheets]);
  return composeWorker({ config, worker: assets.worker, own: { shell, sheets: [...sheets] } });
}

export const workerRoutes = (services: Services): Route[] => [
  {
    method: "GET",
    path: workerPath,
    answer: ({ origin }) => new Answer(200, Buffer.from(workerText(services, origin)), workerHeaders),
  },
];
