import type { Page } from "@playwright/test";
import { boxCopy } from "#app/box/box-copy.ts";
import type { Edition } from "#site/editions.ts";
import { findForm } from "../support/find-form.ts";
import { addressOf, editionIds, expect, expectArrival, openAddress, openPage, test } from "../support/journey.ts";

const zip = "95823";
const lineOf = { es: "alternador civic 2001", en: "alternator civic 2001" } satisfies Record<Edition, string>;
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

/** Where the search is on each page. */
const pages = (edition: Edition): readonly (readonly [string, address: string, field: string])[] => [
  ["home", addressOf("home", edition), "#f-q"],
  ["the inventory", addressOf("inventory", edition), "#f-q"],
  ["results", addressOf("inventoryResults", edition, {}, { query: { make: 145, model: 0 } }), "#q-top"],
  ["prices", addressOf("partPricing", edition), "#q-top"],
  ["a store", addressOf("store", edition, { id: 101, slug: "rancho-cordova" }), "#q-top"],
  ["no page", `${addressOf("policies", edition)}/xyzzy`, "#lost-search"],
  ["the page without signal", addressOf("device", edition), "#q-top"],
];

for (const edition of editionIds)
  test.describe(`an alternator of a Civic near ${zip}, in ${edition}`, () => {
    const words = boxCopy[edition];
    test.use({ locale: edition === "es" ? "es-US" : "en-US", noise: [/status of 404/] });

    test.describe("by thumb, under the keyboard", () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 500 } });

      test("takes one tap and the typing on every page, and the second time no place", async ({ page }) => {
        for (const [name, address, field] of pages(edition)) {
          await page.goto("about:blank");
          await openAddress(page, address);
          await page.evaluate(() => localStorage.removeItem("yonke.search"));
          await page.reload();
          await page.locator(field).tap();
          await page.keyboard.type(`${lineOf[edition]} ${zip}`);
          const answer = options(page).first();
          await expect(answer, name).toContainText("Sacramento");
          await expect(answer.locator(".here__sum"), name).toContainText(words.atCounter);
          for (const part of [".here__yard", ".here__row", ".here__sum", ".here__go"])
            await expect(answer.locator(part), `${name} ${part}`).toBeInViewport({ ratio: 1 });
        }
        await options(page).first().tap();
        await expectArrival(page, /honda-civic\?year=2001&zip=95823#store-\d+$/);
        for (const [name, address, field] of pages(edition).slice(0, 3)) {
          await openAddress(page, address);
          await page.locator(field).tap();
          await page.keyboard.type(lineOf[edition]);
          await expect(options(page).first(), name).toContainText("Sacramento");
        }
      });
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

      test("the form begins with make, model, years, place and distance; the header's box takes the whole line", async ({
        page,
      }) => {
        await openPage(page, "home", edition);
        const names = await findForm(page)
          .locator("input, select")
          .evaluateAll((all) =>
            all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLInputElement).name),
          );
        expect(names.filter((name) => name !== "model")).toEqual(["make", "from", "to", "zip", "distance", "part"]);
        await page.locator("#q-top").fill(`${lineOf[edition]} ${zip}`);
        await page.keyboard.press("Enter");
        await page.locator("#results a").first().click();
        await expect(page).toHaveURL(/honda-civic\?year=2001&zip=95823/);
      });
    });
  });
