import { filtersCopy } from "#app/inventory/results-page/filters-copy.ts";
import { hitChoice, hitText } from "#core/hit-side.ts";
import { editionIds, expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from "../support/journey.ts";

for (const edition of editionIds)
  for (const script of [true, false])
    test.describe(`cars by where they were hit, ${script ? "with" : "without"} script, in ${edition}`, () => {
      test.use({
        javaScriptEnabled: script,
        viewport: script ? { width: 1440, height: 900 } : { width: 320, height: 800 },
      });
      test("are ticked among the filters, found, named, and each says it on its page", async ({ page }) => {
        const query = { make: "145", model: "0", distance: "0", zip: "95670" };
        await openPage(page, "inventoryResults", edition, {}, { query });
        if (!script) await page.goto(`${page.url()}#filters`);
        const filters = page.locator("#filters");
        await filters.getByText(filtersCopy[edition].hit, { exact: true }).first().click();
        await filters.getByRole("checkbox", { name: new RegExp(`^${hitChoice("none", edition)}`) }).check();
        // At a desk with script each tick asks; else the button does.
        if (!script) await filters.getByRole("button").last().click();
        await expect(page).toHaveURL(/[?&]hit=none/);
        const name = hitText("none", edition);
        await expect(page.locator("h1")).toContainText(name.toLowerCase());
        await expect(page.locator("#cars .car").first()).toBeVisible();
        await expectNoSidewaysScroll(page);
        if (script) await expectAccessible(page);
        await page.locator("#cars .car h3 a").first().click();
        await expect(page.locator(".known")).toContainText(hitChoice("none", edition));
      });
    });
