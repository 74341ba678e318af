import { editionIds, expect, expectNoSidewaysScroll, openPage, test } from "../support/journey.ts";

const store = { id: 102 };
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const edition of editionIds) {
  for (const script of [true, false]) {
    for (const viewport of screens) {
      test.describe(`the yard at ${viewport.width} px in ${edition}, ${script ? "with" : "without"} script`, () => {
        test.use({ javaScriptEnabled: script, viewport, locale: edition === "es" ? "es-US" : "en-US" });

        test("gate, way and row in one screen; marking a row moves nothing", async ({ page }) => {
          await openPage(page, "storeMap", edition, store);
          const yard = page.locator("svg.ym:visible");
          const row = yard.locator("a.ym-row").nth(3);
          const label = (await row.textContent()) ?? "";
          const places = () => yard.locator("a.ym-row text").evaluateAll((all) => all.map((one) => one.outerHTML));
          const before = await places();
          const top = (await yard.boundingBox())?.y ?? 0;

          // Both ends of the yard, and the row in between.
          for (const marked of [label, await yard.locator("a.ym-row").last().textContent()]) {
            await openPage(page, "storeMap", edition, store, { query: { row: marked ?? "" } });
            for (const part of [yard.locator(".ym-gate"), yard.locator("a.is-on"), yard.locator(".ym-way")])
              await expect(part).toBeInViewport({ ratio: 0.99 });
            expect((await yard.boundingBox())?.y).toBe(top);
          }
          expect(await places()).toEqual(before);
          await expectNoSidewaysScroll(page);
        });

        test("every row can be pressed and read", async ({ page }) => {
          await openPage(page, "storeMap", edition, store);
          const rows = page.locator("svg.ym:visible a.ym-row");
          const sizes = await rows.evaluateAll((all) =>
            all.map((row) => {
              const { width, height } = row.getBoundingClientRect();
              const text = row.querySelector("text") as SVGTextElement;
              const scale = text.getScreenCTM()?.a ?? 0;
              return { width, height, letters: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
            }),
          );
          expect(sizes.length).toBeGreaterThan(20);
          for (const { width, height, letters } of sizes) {
            expect(width).toBeGreaterThanOrEqual(24);
            expect(height).toBeGreaterThanOrEqual(24);
            expect(letters).toBeGreaterThanOrEqual(15);
          }
          // Those who do not see the drawing have the same rows as a list.
          expect(await page.locator(".rows a").count()).toBe(sizes.length);
        });

        test("a row that is not there is said at the top", async ({ page }) => {
          await openPage(page, "storeMap", edition, store, { query: { row: "Z99" } });
          // All of it, but for the fraction of a pixel that scrolling to it may leave outside.
          await expect(page.getByRole("alert")).toBeInViewport({ ratio: 0.99 });
          await expect(page.getByRole("alert")).toContainText("Z99");
          await expect(page.getByRole("textbox", { name: edition === "es" ? "Fila" : "Row" })).toHaveValue("Z99");
        });
      });
    }
  }
}
