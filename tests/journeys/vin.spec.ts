import type { Page } from "@playwright/test";
import { copy as shellCopy } from "#app/shell/copy.ts";
import { copy } from "#app/vin/copy.ts";
import { localeOf } from "#core/edition.ts";
import { pageRow } from "#site/pages.ts";
import {
  addressOf,
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from "../support/journey.ts";

/** Of no car in the demo, nor of anybody's. */
const vin = "1HGCM665930004352";
const wrongSign = "2T1BR32E18X018356";
const phone = { width: 390, height: 844 };
const accord = /[?&]year=2003&engine=3\.0\+V6/;

for (const edition of editionIds) {
  const words = copy[edition];
  const read = async (page: Page, typed: string) => {
    await page.locator("#vin-signs").fill(typed);
    await page.getByRole("button", { name: words.read, exact: true }).click();
  };

  test.describe(`what a VIN says in ${edition}`, () => {
    test.use({ viewport: phone, locale: localeOf[edition] });

    test("is in the menu under the inventory, and a VIN becomes its car's address", async ({ page }) => {
      await openPage(page, "policies", edition);
      await page.goto(`${addressOf("policies", edition)}#menu`);
      const menu = page.getByRole("navigation", { name: shellCopy[edition].mainMenu });
      await menu.getByRole("link", { name: pageRow("vin").label[edition], exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.heading })).toBeVisible();
      await expectAccessible(page);
      await read(page, vin.toLowerCase());
      await expect(page).toHaveURL(accord);
      expect(page.url()).not.toMatch(new RegExp(vin, "i"));
      await expect(page.getByRole("heading", { name: words.forIt })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test("with a wrong sign offers its mends, and a press leads to one", async ({ page }) => {
      await openPage(page, "vin", edition);
      await read(page, wrongSign);
      await expect(page.getByRole("heading", { name: words.badTitle })).toBeVisible();
      await expectAccessible(page);
      await page.locator(".vin-mends a").first().click();
      await expect(page).toHaveURL(/[?&]make=\d+/);
      expect(page.url()).not.toContain(wrongSign);
    });

    test("is not asked of a camera where the browser reads no bars", async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { BarcodeDetector: class {} });
        Object.assign((window as unknown as { BarcodeDetector: object }).BarcodeDetector, {
          getSupportedFormats: async () => ["ean_13"],
        });
      });
      await openPage(page, "vin", edition);
      await page.locator('[data-hydrated][data-island="scan-vin"]').waitFor({ state: "attached" });
      await expect(page.getByRole("button", { name: words.scan })).toHaveCount(0);
    });

    test("is read from a photo where the browser reads bars, and sent at once", async ({ page }) => {
      // No browser without a head reads codes: it is given eyes.
      await page.addInitScript((seen) => {
        class BarcodeDetector {
          static getSupportedFormats = async () => ["code_39", "ean_13"];
          detect = async ({ width }: ImageBitmap) => (width === 1 ? [] : [{ rawValue: `I${seen}` }]);
        }
        Object.assign(window, { BarcodeDetector });
      }, vin);
      await openPage(page, "vin", edition);
      await expect(page.getByRole("button", { name: words.scan, exact: true })).toBeVisible();
      const photo = async (width: number) => ({
        name: "photo.png",
        mimeType: "image/png",
        buffer: Buffer.from(
          await page.evaluate((wide) => {
            const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: 1 });
            return canvas.toDataURL().split(",")[1] ?? "";
          }, width),
          "base64",
        ),
      });
      await page
        .getByLabel(words.scan)
        .last()
        .setInputFiles(await photo(1));
      await expect(page.getByRole("status").filter({ hasText: words.noBars })).toBeVisible();
      await expectAccessible(page);
      await page
        .getByLabel(words.scan)
        .last()
        .setInputFiles(await photo(2));
      await expect(page).toHaveURL(accord);
    });
  });

  test.describe(`a VIN typed into a form whose answer comes in place in ${edition}`, () => {
    test.use({ viewport: { width: 1280, height: 800 }, locale: localeOf[edition] });

    test("leads to its car, and no address that was asked for had it", async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      for (const [id, field] of [
        ["search", "#s-q"],
        ["inventoryResults", "#i-vin"],
        ["findPart", "#a-part"],
        ["partPricing", "#p-q"],
      ] as const) {
        await openPage(page, id, edition);
        if (id === "inventoryResults") await page.locator("details:has(#i-vin) > summary").click();
        const isPart = id === "findPart" || id === "partPricing";
        await page.locator(field).fill(isPart ? `${edition === "es" ? "alternador" : "alternator"} ${vin}` : vin);
        await page.locator(field).press("Enter");
        await expect(page, id).toHaveURL(isPart ? /honda-accord\?.*year=2003/ : accord);
      }
      expect(asked.filter((url) => url.includes(vin))).toEqual([]);
    });
  });

  test.describe(`what a VIN says without script in ${edition}`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone, locale: localeOf[edition] });

    test("is the same", async ({ page }) => {
      await openPage(page, "vin", edition);
      await read(page, "HOLA");
      await expect(page.getByText(words.noVin(4))).toBeVisible();
      await read(page, vin);
      await expect(page).toHaveURL(accord);
      await expect(page.getByRole("heading", { name: words.forIt })).toBeVisible();
    });
  });
}
