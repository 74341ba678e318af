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
import { forEverySize } from "../support/large-letters.ts";

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

    test("on a phone the question of the year, the totals and the first row, at a desk the yards side by side with all that is paid", async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await openPage(page, "partAnswer", edition, asked[edition], near);
      const yards = await page.locator(".till").count();
      expect(yards).toBeGreaterThan(2);
      expect(await inSight(page, ".till__sum b")).toBe(yards);
      expect(await inSight(page, "#part-year")).toBe(1);
      await openPage(page, "partAnswer", edition, asked[edition], { query: { ...near.query, year: "2001" } });
      expect(await inSight(page, ".till__sum b")).toBe(await page.locator(".till").count());
      expect(await inSight(page, ".car .row")).toBeGreaterThanOrEqual(1);
      await openPage(page, "partAnswer", edition, asked[edition], near);
      await expectStill(page);
      await expectAccessible(page);

      await page.setViewportSize(desk);
      const tops = await page.locator(".till").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect(await inSight(page, ".till__line")).toBeGreaterThanOrEqual(tops.length);
      expect(await inSight(page, ".car .row")).toBeGreaterThanOrEqual(4);
      expect(await inSight(page, "#kinds-h")).toBe(1);
      await expect(page.locator("h1")).toHaveText(
        words.heading(edition === "es" ? "Alternador" : "Alternator", "Honda Civic"),
      );
      await expectAccessible(page);
      await forEverySize(page, async (width) => {
        await expectNoSidewaysScroll(page);
        // No word is cut, nor set letter under letter.
        const narrow = await page
          .locator(".till h3, .car__body")
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.clientWidth < 60).length);
        if (width > 320) expect([width, narrow]).toEqual([width, 0]);
      });
    });

    test("the question, at every width and in letters twice as large: nothing sideways", async ({ page }) => {
      await openPage(page, "findPart", edition);
      await forEverySize(page, () => expectNoSidewaysScroll(page));
    });
  });
}
