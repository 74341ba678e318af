import type { Page } from "@playwright/test";
import { createAddresses, type Values } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import { test as base, expectEnhanced, servers } from "./journey.ts";
import { openPoorLine } from "./poor-line.ts";

type Line = Awaited<ReturnType<typeof openPoorLine>>;

/** Journeys over a line that can be cut, with the worker. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  noise: async ({}, use) => use([/Failed to load resource/, /net::/, /ServiceWorker/]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  line: async ({}, use) => {
    const line = await openPoorLine(servers().one.es);
    await use(line);
    await line.close();
  },
});

export const pathOf = <Id extends PageId>(id: Id, edition: Edition, ...values: Values<Id>): string =>
  createAddresses(servers().one).path(id, edition, ...values);

/** The worker is there and has kept the page that is open. */
async function untilKept(page: Page, path: string) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async (wanted) => {
    if (!(await caches.has("yonke-pages-1"))) return false;
    return (await (await caches.open("yonke-pages-1")).keys()).some(({ url }) => url.endsWith(wanted));
  }, path);
}

export async function openKept(page: Page, line: Line, path: string) {
  await page.goto(line.origin + path);
  await expectEnhanced(page);
  await untilKept(page, path);
}

export const strip = (page: Page) => page.locator("main [data-signal]");

/** As if a kept page had been opened so many hours ago. */
export const age = (page: Page, path: string, hours: number) =>
  page.evaluate(
    async ([wanted, ms]) => {
      const cache = await caches.open("yonke-pages-1");
      for (const { url } of await cache.keys()) {
        const kept = url.endsWith(wanted) && (await cache.match(url, { ignoreVary: true }));
        if (!kept) continue;
        const headers = new Headers(kept.headers);
        headers.set("x-kept-at", new Date(Date.now() - ms).toISOString());
        await cache.put(url, new Response(await kept.text(), { headers }));
      }
    },
    [path, hours * 3_600_000] as const,
  );
