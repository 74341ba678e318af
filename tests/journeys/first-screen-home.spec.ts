import { typedSearchCopy } from "#app/inventory/typed-search-copy.ts";
import { addressOf, editionIds, expect, expectArrival, expectUncovered, openPage, test } from "../support/journey.ts";

const zip = "95823";

for (const edition of editionIds) {
  const words = typedSearchCopy[edition];
  // The other language's offer stands there too.
  const locale = edition === "es" ? "en-US" : "es-US";

  test.describe(`the first screen of the home page in ${edition}`, () => {
    test.use({ viewport: { width: 390, height: 664 }, locale, hasTouch: true });

    test("holds the typed search, the place and the button, and they lead to the cars", async ({ page }) => {
      await openPage(page, "home", edition);
      await expect(page.locator("aside.promo")).toBeVisible();
      const form = page.getByRole("form", { name: words.name });
      const [car, place] = [form.getByLabel(words.car), form.getByLabel(words.place)];
      const button = form.getByRole("button", { name: words.search });
      for (const control of [car, place, button]) {
        await expect(control).toBeInViewport({ ratio: 1 });
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expectUncovered(page);
      await car.fill("civic 1999-2003");
      await place.fill(zip);
      await button.tap();
      await expectArrival(page, /year=1999-2003/);
      const address = new URL(page.url());
      expect([address.searchParams.get("zip"), address.searchParams.get("model")]).toEqual([zip, expect.anything()]);
    });

    test("remembers the typed search on this device", async ({ page }) => {
      await openPage(page, "home", edition);
      await page.locator("#seek-q").fill("civic 1999-2003");
      await page.locator("#seek-zip").fill(zip);
      await page.locator("#seek-zip").press("Enter");
      await expectArrival(page, /year=1999-2003/);
      await openPage(page, "home", edition);
      await expect(page.locator("#seek-q")).toHaveValue("civic 1999-2003");
      await expect(page.locator("#seek-zip")).toHaveValue(zip);
    });

    test("has the form by make and model one tap away", async ({ page }) => {
      await openPage(page, "home", edition);
      await page.locator(".seek__more a").first().tap();
      await expect(page.locator("#f-make")).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe(`without script in ${edition}`, () => {
    test.use({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false });

    test("a place alone leads to all cars near it", async ({ page }) => {
      await page.goto(addressOf("home", edition));
      await page.locator("#seek-zip").fill(zip);
      await page.locator("#seek-zip").press("Enter");
      await expect(page).toHaveURL(new RegExp(`\\?distance=25&zip=${zip}$`));
    });
  });

  test.describe(`the form by make and model in ${edition}`, () => {
    test("shows the longest make whole at every width", async ({ page }) => {
      await openPage(page, "home", edition);
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
