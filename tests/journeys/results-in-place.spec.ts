import { editionIds, expect, openPage, test } from "../support/journey.ts";

const query = { make: "toyota", distance: 50, zip: "95823", year: "2006-2008" };

for (const edition of editionIds) {
  test.describe(`results in place in ${edition}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: edition === "es" ? "es-US" : "en-US" });

    test("Back leads to the list that was shown, also past a link within the page", async ({ page }) => {
      await openPage(page, "inventoryResults", edition, {}, { query });
      const found = (await page.locator(".found b").textContent()) ?? "";
      const plate = page.locator(".yards a[href^='#store-']").nth(1);
      const hash = (await plate.getAttribute("href")) ?? "";
      await plate.click();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
      await page.locator("input[name=color]").last().check();
      await expect(page).toHaveURL(/color=/);
      await expect(page.locator(".found b")).not.toHaveText(found);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
      await expect(page.locator(".found b")).toHaveText(found);
      // Within the page nothing is fetched.
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goBack();
      await expect(page).not.toHaveURL(/#/);
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
      expect(asked).toEqual([]);
    });

    test("what is typed while an answer is on its way stays", async ({ page }) => {
      await openPage(page, "inventoryResults", edition, {}, { query });
      const typed = { "#q-top": "civic 2003", "#i-zip": "95670", "#i-vin": "1HG*" };
      await page.locator("#q-top").fill(typed["#q-top"]);
      let answer = () => {};
      const answered = new Promise<void>((done) => {
        answer = done;
      });
      await page.route(/color=/, async (route) => {
        await answered;
        await route.continue();
      });
      const color = page.locator("input[name=color]").first();
      const value = await color.getAttribute("value");
      await color.check();
      await page.locator("#i-zip").fill(typed["#i-zip"]);
      await page
        .locator("details", { has: page.locator("#i-vin") })
        .locator("summary")
        .click();
      await page.locator("#i-vin").fill(typed["#i-vin"]);
      answer();
      await expect(page).toHaveURL(new RegExp(`color=${value}`));
      for (const [field, text] of Object.entries(typed)) await expect(page.locator(field)).toHaveValue(text);
      await expect(page.locator("#i-vin")).toBeFocused();
      await page.locator("#i-vin").press("Enter");
      await expect(page).toHaveURL(/zip=95670.*vin=1HG/);
    });
  });
}
