import { editionIds, expect, expectNoSidewaysScroll, expectStill, openPage, test } from "../support/journey.ts";
import { keepList, listOf } from "../support/list-page.ts";

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length;

for (const edition of editionIds) {
  test.describe(`the first screen of a list in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("three whole stops and the total on a phone, the way and the bill beside them at a desk", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await keepList(page.context(), await listOf(page, 5, 1));
      await openPage(page, "myList", edition);
      await expect(page.locator(".stop")).toHaveCount(5);
      await expect(page.locator(".bill__total")).toContainText("$");
      const bar = await page.locator(".list-pay").boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(844);
      const stops = await page
        .locator(".stop")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(stops.filter((bottom) => bottom <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(3);
      await expectNoSidewaysScroll(page);
      await expectStill(page);

      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.locator(".ym-stops circle")).toHaveCount(5);
      for (const part of [".stop >> nth=2", ".visit > section svg.ym", ".list-till .facts"]) {
        const box = await page.locator(part).boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0), part).toBeLessThanOrEqual(900);
      }
      await expectNoSidewaysScroll(page);
    });

    test("with nothing on it nothing is to be paid", async ({ page }) => {
      await openPage(page, "myList", edition);
      await expect(page.locator(".mylist .empty")).toBeVisible();
      await expect(page.locator(".list-pay")).toHaveCount(0);
    });

    test("printed it is one page, with boxes to tick; at 320 px nothing sticks out", async ({ page }) => {
      await page.setViewportSize({ width: 725, height: 965 });
      await keepList(page.context(), await listOf(page, 6, 2));
      await openPage(page, "myList", edition);
      await expect(page.locator(".list-till .facts")).toHaveCount(1);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".want .box24").first()).toBeVisible();
      await expect(page.locator(".list-till")).toBeVisible();
      await expect(page.locator(".opts").first()).toBeHidden();
      expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.locator(".stop")).toHaveCount(6);
      await page.locator(".want .opts").first().click();
      await expectNoSidewaysScroll(page);
    });
  });
}
