import type { Page } from "@playwright/test";
import { editionIds, expect, expectAccessible, openPage, servers, test } from "../support/journey.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** What says about how tall it is, and how tall it is once laid out, with all in it. */
async function measure(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-tall], [data-tall] * { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return page.locator("[data-tall]").evaluateAll((all) =>
    all.map((one) => ({
      name: one.id || one.className || one.querySelector("h2")?.textContent,
      said: Number((one as HTMLElement).dataset.tall) * 16,
      is: one.getBoundingClientRect().height,
    })),
  );
}

async function expectAboutRight(page: Page) {
  const all = await measure(page);
  expect(all.length).toBeGreaterThan(1);
  const wrong = all.filter(({ said, is }) => Math.abs(said / is - 1) > 0.25);
  expect(wrong).toEqual([]);
}

for (const edition of editionIds)
  test.describe(`what a phone lays out when it comes near, in ${edition}`, () => {
    test("is about as tall as it says", async ({ page }) => {
      const near = { query: { zip: "95670", distance: 100 } };
      await openPage(page, "home", edition);
      await expectAboutRight(page);
      await openPage(page, "inventoryResults", edition, {}, near);
      await expectAboutRight(page);
      await openPage(page, "inventoryResults", edition);
      await expectAboutRight(page);
      await openPage(page, "partPricing", edition);
      await expectAboutRight(page);
      const part = { part: { es: "alternador", en: "alternator" }[edition], model: "honda-civic" };
      await openPage(page, "partAnswer", edition, part, near);
      await expectAboutRight(page);
      const answer = await page.request.get(`${servers().one.es}/api/locations/partpricing`);
      const [{ locationID: id } = { locationID: 0 }] = (await answer.json()) as { locationID: number }[];
      await openPage(page, "partPricing", edition, {}, { query: { store: id } });
      await expectAboutRight(page);
      await openPage(page, "store", edition, { id, slug: "x" });
      await expectAboutRight(page);
    });

    test("a link to a late category of prices leads to it", async ({ page }) => {
      for (const id of ["brakes", "wheels"]) {
        await openPage(page, "partPricing", edition);
        await page.locator(`.price-rail a[href="#${id}"]`).click();
        // On top of the window, and nothing lies on it.
        await expect
          .poll(() =>
            page.locator(`#h-${id}`).evaluate((one) => {
              const { left, top, height } = one.getBoundingClientRect();
              return top < innerHeight / 2 && document.elementFromPoint(left + 5, top + height / 2) === one;
            }),
          )
          .toBe(true);
      }
    });

    test("what is left of a category is as tall as it is", async ({ page }) => {
      await openPage(page, "partPricing", edition);
      await page.locator(".price-tools [name=q]").fill({ es: "puerta", en: "door" }[edition]);
      await expect(page.locator("#engine")).toBeHidden();
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await measure(page);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(Math.abs(before / whole - 1)).toBeLessThan(0.25);
    });
  });

/** Spanish takes more room. */
test("no tick lies on another where prices are not laid out yet", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await openPage(page, "partPricing", "es");
  await expectAccessible(page, { rules: ["target-size"] });
});
