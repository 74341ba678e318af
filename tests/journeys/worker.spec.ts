import type { Page } from "@playwright/test";
import { copy as offlineCopy } from "#app/offline/copy.ts";
import { workerPath } from "#site/yard-files.ts";
import { expect, expectEnhanced, servers } from "../support/journey.ts";
import { update } from "../support/update-worker.ts";
import { openKept, pathOf, strip, test } from "../support/yard-line.ts";

const path = pathOf("toolkitRewards", "es");
const readWorker = async () => (await fetch(servers().one.es + workerPath)).text();

async function expectOfflineWorks(page: Page, origin: string) {
  await page.goto(origin + path);
  await expect(strip(page)).toBeVisible();
  await expectEnhanced(page);
}

test("a new release takes over under open pages, which go on", async ({ page, context, line }) => {
  await openKept(page, line, path);
  const other = await context.newPage();
  await openKept(other, line, pathOf("warrantyPlus", "es"));
  line.instead.set(workerPath, `/* the next release */${await readWorker()}`);
  expect(await update(page)).toBe("new");
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await expect(tab.locator("footer")).toBeVisible();
  }
  line.cut();
  await expectOfflineWorks(page, line.origin);
  await other.reload();
  await expect(strip(other)).toBeVisible();
});

test("a release that is broken changes nothing", async ({ page, line }) => {
  await openKept(page, line, path);
  const whole = await readWorker();
  // It does not start, and it names a file that is not there.
  for (const broken of ["self.shell = {", whole.replace(/\/assets\/islands-[\w-]+\.js/, "/assets/none.js")]) {
    expect(broken).not.toBe(whole);
    line.instead.set(workerPath, broken);
    expect(await update(page)).toBe("same");
  }
  line.instead.set(workerPath, 503);
  expect(await update(page)).toBe("same");
  line.cut();
  await expectOfflineWorks(page, line.origin);
});

test("a worker of an older release is replaced, and what it kept goes", async ({ page, line }) => {
  line.instead.set(
    workerPath,
    `self.addEventListener("install",(e)=>e.waitUntil(caches.open("yonke-pages-0").then(()=>self.skipWaiting())));
     self.addEventListener("activate",(e)=>e.waitUntil(self.clients.claim()));
     self.addEventListener("fetch",()=>{});`,
  );
  await page.goto(line.origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => caches.has("yonke-pages-0"))).toBe(true);
  line.instead.clear();
  await openKept(page, line, path);
  await expect.poll(() => page.evaluate(() => caches.has("yonke-pages-0"))).toBe(false);
  line.cut();
  await expectOfflineWorks(page, line.origin);
});

test("the worker is removed with all that it kept when yard mode is switched off", async ({ page, line }) => {
  await openKept(page, line, path);
  const { workerText } = await import("#server/files/worker-files.ts");
  type Deployed = Parameters<typeof workerText>[0];
  const off = { config: { yardMode: false }, site: { assets: {} } } as unknown as Deployed;
  line.instead.set(workerPath, workerText(off, line.origin));
  await update(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test("a device without room shows everything as it is, and says that a yard could not be saved", async ({
  page,
  context,
  line,
}) => {
  const session = await context.newCDPSession(page);
  await page.goto(line.origin + pathOf("policies", "es"));
  await session.send("Storage.overrideQuotaForOrigin", { origin: line.origin, quotaSize: 1 });
  await page.goto(line.origin + pathOf("storeMap", "es", { id: 102 }));
  await expectEnhanced(page);
  await page.getByRole("link", { name: offlineCopy.es.save }).click();
  await expect(page.locator("main")).toContainText(offlineCopy.es.full);
  await page.goto(line.origin + path);
  await expectEnhanced(page);
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
