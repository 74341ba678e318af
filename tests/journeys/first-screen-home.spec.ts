import { findCopy } from "#app/box/find-copy.ts";
import { openPlate } from "../support/find-form.ts";
import { addressOf, editionIds, expect, expectArrival, expectUncovered, openPage, test } from "../support/journey.ts";

const zip = "95823";

for (const edition of editionIds) {
  // The other language's offer stands there too.
  const locale = edition === "es" ? "en-US" : "es-US";

  test.describe(`the first screen of the home page in ${edition}`, () => {
    test.use({ viewport: { width: 390, height: 664 }, locale, hasTouch: true });

    test("holds the form whole, and its fields lead to the cars", async ({ page }) => {
      await openPage(page, "home", edition);
      await expect(page.locator("aside.promo")).toBeVisible();
      const form = page.getByRole("form", { name: findCopy[edition].title });
      for (const part of await form.locator("#f-q, .find__plate, button[type=submit]").all()) {
        if (!(await part.isVisible())) continue;
        await expect(part).toBeInViewport({ ratio: 1 });
        expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expectUncovered(page);
      await openPlate(page, "car");
      await form.locator("[name=make]").selectOption({ index: 3 });
      await expect(form.locator("[name=model]")).toBeEnabled();
      await form.locator("[name=from]").selectOption("1999");
      await openPlate(page, "place");
      await form.locator("[name=zip]").fill(` ${zip}-1234 `);
      await form.locator("> button[type=submit]").tap();
      await expectArrival(page, new RegExp(`\\?make=\\d+&model=0&distance=25&zip=${zip}&year=1999-\\d{4}$`));
    });
  });

  for (const width of [1024, 1440])
    test(`the whole inventory form stands in the first screen of ${width} px in ${edition}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const id of ["home", "inventory"] as const) {
        await openPage(page, id, edition);
        await expect(page.locator(".finder")).toBeInViewport({ ratio: 1 });
        // No other search comes before it in the page's own text.
        await expect(page.locator("main form").first()).toHaveClass("find");
      }
    });

  test.describe(`without script in ${edition}`, () => {
    test.use({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false });

    test("a place alone leads to all cars near it, at the address that the specification names", async ({ page }) => {
      await page.goto(addressOf("home", edition));
      await page.locator("#f-zip").fill("v6b 1a1");
      await page.locator("#f-zip").press("Enter");
      await expect(page).toHaveURL(/\?make=&model=0&distance=25&zip=V6B1A1&year=$/);
    });
  });

  test.describe(`the form by make and model in ${edition}`, () => {
    test("shows the longest make whole at every width", async ({ page }) => {
      await openPage(page, "home", edition);
      await openPlate(page, "car");
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.locator("#f-make").evaluate((field: HTMLSelectElement) => {
          const { paddingLeft, paddingRight, font } = getComputedStyle(field);
          const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
          pen.font = font;
          const inside = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return inside - Math.max(...[...field.options].map(({ text }) => pen.measureText(text).width));
        });
        expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
      }
    });
  });
}
