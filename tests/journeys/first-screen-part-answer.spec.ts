import type { Page } from "@playwright/test";
import { copy } from "#app/parts/answer-page/copy.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  openPage,
  test,
} from "../support/journey.ts";

const asked = { es: { part: "alternador", model: "honda-civic" }, en: { part: "alternator", model: "honda-civic" } };
const near = { query: { zip: "95823" } };
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Of what is there, what stands whole in the window. */
const inSight = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { width, top, bottom } = one.getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= innerHeight;
      }).length,
  );

for (const edition of editionIds) {
  const words = copy[edition];

  test.describe(`the first screen of a part's answer in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("on a phone: the totals of the yards and the first row", async ({ page }) => {
      await page.setViewportSize(phone);
      await openPage(page, "partAnswer", edition, asked[edition], near);
      const yards = await page.locator(".till").count();
      expect(yards).toBeGreaterThan(2);
      expect(await inSight(page, ".till__sum b")).toBe(yards);
      expect(await inSight(page, ".car .row")).toBeGreaterThanOrEqual(1);
      await expectStill(page);
      await expectAccessible(page);
    });

    test("at a desk: the yards side by side with all that is paid, rows of cars and which kind is meant", async ({
      page,
    }) => {
      await page.setViewportSize(desk);
      await openPage(page, "partAnswer", edition, asked[edition], near);
      const tops = await page.locator(".till").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect(await inSight(page, ".till__x")).toBeGreaterThanOrEqual(tops.length);
      expect(await inSight(page, ".car .row")).toBeGreaterThanOrEqual(4);
      expect(await inSight(page, "#kinds-h")).toBe(1);
      await expect(page.locator("h1")).toHaveText(
        words.heading(edition === "es" ? "Alternador" : "Alternator", "Honda Civic"),
      );
      await expectAccessible(page);
    });

    for (const [width, text] of [
      [320, 100],
      [768, 100],
      [1024, 100],
      [390, 200],
    ] as const)
      test(`${width} px, letters of ${text} %: nothing sideways`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const enlarge = () =>
          page.evaluate((size) => {
            document.documentElement.style.fontSize = `${size}%`;
          }, text);
        await openPage(page, "partAnswer", edition, asked[edition], near);
        await enlarge();
        await expectNoSidewaysScroll(page);
        // No word is cut, nor set letter under letter.
        const narrow = await page
          .locator(".till h3, .car__body")
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.clientWidth < 60).length);
        if (width > 320) expect(narrow).toBe(0);
        await openPage(page, "findPart", edition);
        await enlarge();
        await expectNoSidewaysScroll(page);
      });
  });
}
