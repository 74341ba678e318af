import { expect, expectAccessible, expectNoSidewaysScroll, openAddress, test } from "../support/journey.ts";
import { type SecondChain, startSecondChain } from "../support/second-chain.ts";

test.describe("the chain of examples/ocotillo", () => {
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
});
