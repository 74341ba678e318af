import { expect, expectAccessible, expectNoSidewaysScroll, openAddress, test } from "../support/journey.ts";
import { type SecondChain, startSecondChain } from "../support/second-chain.ts";

test.describe("the chain of examples/ocotillo", () => {
  // One after the other: each worker would import the chain and start a server of its own.
  test.describe.configure({ mode: "default" });
  let chain: SecondChain;
  test.beforeAll(async () => {
    chain = await startSecondChain();
  });
  test.afterAll(() => chain?.stop());
  test.use({ viewport: { width: 390, height: 844 }, locale: "es-US" });

  test("can be read in its own colours, by day and by night, and its scripts say its word", async ({ page }) => {
    for (const path of ["/", "/ubicaciones", "/ubicaciones/1/casa-grande-az", "/precios-de-piezas?store=1"]) {
      await openAddress(page, chain.origin + path);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, { rules: ["color-contrast"] });
      await page.emulateMedia({ colorScheme: "light" });
      await expectNoSidewaysScroll(page);
      // Its longer name leaves the header one row.
      const header = await page.locator(".top__bar").boundingBox();
      expect([path, header?.height]).toEqual([path, 60]);
    }
    await openAddress(page, `${chain.origin}/yonke-guardado`);
    await expect(page.locator("main")).toContainText("Todavía no hay una yarda guardada");
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("its map is of its own part of the land, at every width", async ({ page }) => {
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await openAddress(page, `${chain.origin}/ubicaciones`);
          const map = await page.locator(".mapbox").boundingBox();
          expect(map?.height).toBeLessThan(620);
          const [one, other] = await page
            .locator(".pin rect")
            .evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
          if (!one || !other) throw new Error("It has two yards");
          // Across the whole country they would be a finger's width apart.
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan((map?.height ?? 0) * 0.4);
          await expect(page.locator(".map__town").filter({ hasText: "Phoenix" }).first()).toBeVisible();
          await expectNoSidewaysScroll(page);
        }
      });
    });
});
