import type { Locator, Page } from "@playwright/test";
import { copy as carWords } from "#app/cars-for-sale/car-page/copy.ts";
import { sellFields } from "#core/forms/sell-fields.ts";
import { editionIds, expect, openPage, test } from "../support/journey.ts";

/** Whole in the window as it opened. */
async function expectInFirstScreen(page: Page, what: Locator) {
  const box = await what.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box && { top: box.y >= 0, bottom: box.y + box.height <= height }).toEqual({ top: true, bottom: true });
}

for (const edition of editionIds) {
  test(`the first question to a seller stands in a phone's first screen, in ${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPage(page, "sellMyCar", edition);
    await expectInFirstScreen(page, page.getByLabel(sellFields.year.label[edition], { exact: true }));
  });

  test(`no question to a seller stands alone under others on a large screen, in ${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openPage(page, "sellMyCar", edition);
    const rows = await page.locator(".form__two").evaluateAll((grids) =>
      grids.map((grid) => {
        const tops = [...grid.children].map((field) => Math.round(field.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const counts of rows) expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  test(`a car for sale says its yard, price and number in a phone's first screen, in ${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPage(page, "carsForSale", edition);
    await page.locator(".lot h2 a").first().click();
    await expect(page.locator(".car-head")).toBeVisible();
    const head = page.locator(".car-head");
    await expectInFirstScreen(page, head.locator(".lot__usd"));
    await expectInFirstScreen(page, head.locator('a[href^="tel:"]'));
    const [before = ""] = carWords[edition].call("#").split("#");
    await expect(head.locator('a[href^="tel:"]')).toContainText(before.trim());
    await expectInFirstScreen(page, head.getByRole("link").first());
  });

  test(`found cars have a price and a picture, and are easy to press, in ${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "search", edition, {}, { matrix: { s: "toyota" } });
    const car = page.locator(".hit", { has: page.locator(".hit__price") }).first();
    await expect(car.locator("img")).toBeVisible();
    await expect(car.locator(".hit__price")).not.toBeEmpty();
    for (const picture of await page.locator(".hit__pic").all()) {
      expect(await picture.boundingBox()).toMatchObject({ width: 96, height: 72 });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    for (const link of await page.locator(".hit h2 a").all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}
