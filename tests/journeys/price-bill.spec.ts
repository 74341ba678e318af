import type { Page } from "@playwright/test";
import { copy } from "#app/prices/copy.ts";
import { copy as listCopy } from "#app/prices/list-copy.ts";
import { partTypes } from "#core/part.ts";
import { editionIds, expect, expectArrival, expectEnhanced, openPage, test } from "../support/journey.ts";
import { boxesOf, someStore } from "../support/price-page.ts";

for (const edition of editionIds) {
  const words = { ...copy[edition], ...listCopy[edition] };

  test.describe(`the bill of part prices in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("every tick is added up at once, on this page, and goes along to the next list", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, cat: "engine" } });
      await page.evaluate(() => Object.assign(window, { same: true }));
      const boxes = boxesOf(page);
      const count = page.locator(".bill__count");
      const sum = page.locator(".bill__total");
      await expect(page.locator(".pay")).toBeHidden();
      await boxes.nth(0).check();
      await expect(count).toHaveText(words.bill.count(1));
      const one = await sum.textContent();
      await boxes.nth(3).check();
      await expect(count).toHaveText(words.bill.count(2));
      const total = (await sum.textContent()) ?? "";
      await expect(page.locator("#live")).toContainText(words.running(2, total));
      await page.locator("#bill summary").click();
      await expect(page.locator("#bill li")).toHaveCount(2);
      await expect(page).toHaveURL(/list=\d+%2C\d+/);
      // What the browser added up is what the server adds up.
      const same = await page.request.get(page.url());
      expect(await same.text()).toContain(`<b class="bill__total">${total}</b>`);
      await boxes.nth(3).uncheck();
      await expect(page.locator("#bill li")).toHaveCount(1);
      expect(await sum.textContent()).toBe(one);
      await page.locator("#bill li button").click();
      await expect(page.locator("#bill")).toHaveCount(0);
      await expect(boxes.nth(0)).not.toBeChecked();
      await boxes.nth(1).check();
      expect(await page.evaluate(() => "same" in window)).toBe(true);
      await page.getByRole("navigation", { name: words.categories }).getByRole("link").nth(3).click();
      await expectArrival(page, /#\w+$/);
      await expect(count).toHaveText(words.bill.count(1));
    });

    test("what is ticked stays on the device: at the next visit, at another yard, of both kinds of vehicle", async ({
      page,
    }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      const count = page.locator(".bill__count");
      // More than fit into any list that a person would write.
      const many = 60;
      await boxesOf(page).evaluateAll((all, most) => {
        for (const one of all.slice(0, most)) (one as HTMLInputElement).click();
      }, many);
      await expect(count).toHaveText(words.bill.count(many));
      await page.getByRole("link", { name: partTypes["PU/VAN"][edition], exact: true }).click();
      await expect(page).toHaveURL(/type=pickup/);
      await expect(count).toHaveText(words.bill.count(many));
      await boxesOf(page).nth(1).check();
      await expect(count).toHaveText(words.bill.count(many + 1));
      const total = (await page.locator(".bill__total").textContent()) ?? "";
      await openPage(page, "home", edition);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      await expect(count).toHaveText(words.bill.count(many + 1));
      await expect(page.locator(".bill__total")).toHaveText(total);
      await expect(page.locator("[name=part]:checked")).toHaveCount(many);
      await page.locator("#bill summary").click();
      await expect(page.locator("#bill li")).toHaveCount(many + 1);
      await page.reload();
      await expectEnhanced(page);
      await expect(page.locator(".bill__total")).toHaveText(total);
      await page.locator("#bill .go-link").click();
      await expect(page.locator("[name=part]:checked")).toHaveCount(0);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      await expect(page.locator(".pay")).toBeHidden();
    });

    test("what is ticked or left while an answer is on its way stays so", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      let answer = () => {};
      const asked = new Promise<void>((seen) => {
        page.route(
          /type=pickup/,
          async (route) => {
            seen();
            await new Promise<void>((done) => {
              answer = done;
            });
            await route.continue();
          },
          { times: 1 },
        );
      });
      const boxes = boxesOf(page);
      const [before, late] = await Promise.all([0, 5].map((at) => boxes.nth(at).getAttribute("value")));
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole("link", { name: partTypes["PU/VAN"][edition], exact: true }).click();
      await asked;
      await boxes.nth(1).uncheck();
      await boxes.nth(5).check();
      answer();
      await expect(page).toHaveURL(/type=pickup/);
      await expect(page.locator(".bill__count")).toHaveText(words.bill.count(2));
      await page.locator("#bill summary").click();
      await expect(page).toHaveURL(new RegExp(`list=${before}%2C${late}$`));
    });
  });

  test.describe(`the bill of part prices in ${edition} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test("ticked parts are added up: part, core, fee, tax and admission", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, cat: "engine" } });
      const boxes = boxesOf(page);
      await expect(page.getByRole("button", { name: words.addUp })).toBeHidden();
      await boxes.nth(0).check();
      await boxes.nth(3).check();
      await page.getByRole("button", { name: words.addUp }).click();
      await expectArrival(page, /list=\d+%2C\d+.*#bill$/);
      const cents = async (part: ReturnType<Page["locator"]>) =>
        (await part.allTextContents()).map((text) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100));
      const parts = await cents(page.locator("#bill li > .nums"));
      const [sum, core, fee, tax, admission, total] = await cents(page.locator("#bill dd"));
      expect(parts).toHaveLength(2);
      expect(sum).toBe(parts.reduce((all, one) => all + one, 0));
      expect((sum ?? 0) + (core ?? 0) + (fee ?? 0) + (tax ?? 0) + (admission ?? 0)).toBe(total);
      // What is ticked stays so in another category, and one part can go again.
      await page.getByRole("navigation", { name: words.categories }).locator("a[href$='#lights']").click();
      await expect(page.locator("#bill li")).toHaveCount(2);
      await boxes.last().check();
      await page.getByRole("button", { name: words.addUp }).click();
      await expect(page.locator("#bill li")).toHaveCount(3);
      await page.locator("#bill li button").first().click();
      await expect(page.locator("#bill li")).toHaveCount(2);
    });
  });
}
