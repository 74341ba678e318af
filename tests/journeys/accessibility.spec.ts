import type { Page } from "@playwright/test";
import { pageIds } from "#site/pages.ts";
import { colourRules } from "../support/accessible.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test as journey,
  openAddress,
  servers,
} from "../support/journey.ts";
import { expectLargeLettersFit } from "../support/large-letters.ts";
import { expectMeasure } from "../support/measure.ts";
import { type Address, listAddresses } from "../support/site-addresses.ts";
import { listSmallTargets } from "../support/small-targets.ts";
import { findAddress } from "../support/swept-pages.ts";

let listed: Promise<Address[]> | undefined;

/** One window for all the pages that a worker opens, as a newcomer each time: a new one takes longer than most rules. */
const test = journey.extend<object, { kept: Page }>({
  kept: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: "reduce", locale: "es-US", hasTouch: true });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ kept }, use) => {
    await kept.setViewportSize({ width: 1440, height: 900 });
    await kept.emulateMedia({ colorScheme: "light" });
    await use(kept);
    kept.removeAllListeners();
    await kept.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await kept.context().clearCookies();
  },
});
test.use({ noise: [/status of 404 .*\/PageNotFound/] });

for (const id of pageIds) {
  for (const edition of editionIds) {
    test(`${id} ${edition} is for everyone`, async ({ page }) => {
      listed ??= listAddresses(servers().one);
      await openAddress(page, await findAddress(await listed, servers().one, id, edition));
      for (const width of [1440, 390]) {
        await test.step(`axe at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: "light" });
          await expectAccessible(page);
        });
        // The colours are the same in both editions.
        if (edition === "es")
          await test.step(`axe at ${width} px in the dark`, async () => {
            await page.emulateMedia({ colorScheme: "dark" });
            await expectAccessible(page, { rules: colourRules });
          });
      }
      // The columns are the same in both editions.
      if (edition === "es")
        await test.step("everything begins under the logo", async () => {
          for (const width of [390, 768, 1440, 1920] as const) await expectMeasure(page, width);
        });
      await test.step("a thumb finds what can be pressed, and letters twice as large fit", async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await listSmallTargets(page)).toEqual([]);
        // Spanish takes more room.
        if (edition === "es") await expectLargeLettersFit(page);
      });
      // In the window that Lighthouse has. Spanish takes more room.
      if (edition === "es")
        await test.step("no target lies on another", async () => {
          await page.setViewportSize({ width: 412, height: 823 });
          await expectAccessible(page, { rules: ["target-size"] });
        });
      await test.step("no sideways scroll at 320 px", async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      });
      // A window of 1280 px at 200 % has 640 of the page's pixels.
      await test.step("no sideways scroll at 200 % zoom", async () => {
        await page.setViewportSize({ width: 640, height: 400 });
        await expectNoSidewaysScroll(page);
      });
    });
  }
}
