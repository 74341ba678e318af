import { copy } from "#app/texts/copy.ts";
import { editionIds, expect, openPage, test } from "../support/journey.ts";

for (const edition of editionIds)
  test.describe(`the pages beside a text in ${edition}`, () => {
    const words = copy[edition];

    test("stand in a column left of the text on a wide screen", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, "privacy", edition);
      await expect(page.locator(".side-open, .side-shut").filter({ visible: true })).toHaveCount(0);
      const side = await page.locator(".side").boundingBox();
      const text = await page.locator(".doc__text").first().boundingBox();
      expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThan(text?.x ?? 0);
      expect(Math.abs((side?.y ?? 0) - (text?.y ?? 999))).toBeLessThan(100);
    });

    test("come by a button with their name on a phone, and go again", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, "privacy", edition);
      const side = page.getByRole("navigation", { name: words.legal });
      await expect(side).toBeHidden();
      const open = page.locator("main").getByRole("link", { name: words.legal, exact: true });
      const box = await open.boundingBox();
      // Sign and words on one line, in a thumb's height.
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeLessThan(60);
      await open.click();
      await expect(side).toBeVisible();
      await side.getByRole("link", { name: words.close }).click();
      await expect(side).toBeHidden();
    });
  });
