import { editionIds, expect, expectNoSidewaysScroll, openPage, test } from "../support/journey.ts";

const store = { id: 102 };
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const edition of editionIds) {
  for (const script of [true, false]) {
    test.describe(`the yard in ${edition}, ${script ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled: script, locale: edition === "es" ? "es-US" : "en-US" });

      test("every row can be pressed and read; gate, way and row in one screen; marking a row moves nothing", async ({
        page,
      }) => {
        const yard = page.locator("svg.yard-drawing:visible");
        const rows = yard.locator("a.yard-row");
        const look = async () => ({
          top: (await yard.boundingBox())?.y,
          places: await rows.locator("text").evaluateAll((all) => all.map((one) => one.outerHTML)),
        });
        const empty = new Map<number, Awaited<ReturnType<typeof look>>>();
        await openPage(page, "storeMap", edition, store);
        const marked = [await rows.nth(3).textContent(), await rows.last().textContent()];
        for (const screen of screens) {
          await page.setViewportSize(screen);
          empty.set(screen.width, await look());
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
        }

        // Both ends of the yard, and the row in between.
        for (const row of marked) {
          await openPage(page, "storeMap", edition, store, { query: { row: row ?? "" } });
          for (const screen of screens) {
            await page.setViewportSize(screen);
            for (const part of [yard.locator(".yard-gate"), yard.locator("a.is-on"), yard.locator(".yard-way")])
              await expect(part).toBeInViewport({ ratio: 0.99 });
            expect(await look()).toEqual(empty.get(screen.width));
            await expectNoSidewaysScroll(page);
          }
        }
      });

      test("a row that is not there is said at the top", async ({ page }) => {
        for (const screen of screens) {
          await page.setViewportSize(screen);
          await openPage(page, "storeMap", edition, store, { query: { row: "Z99" } });
          // All of it, but for the fraction of a pixel that scrolling to it may leave outside.
          await expect(page.getByRole("alert")).toBeInViewport({ ratio: 0.99 });
          await expect(page.getByRole("alert")).toContainText("Z99");
          await expect(page.getByRole("textbox", { name: edition === "es" ? "Fila" : "Row" })).toHaveValue("Z99");
        }
      });
    });
  }
}
