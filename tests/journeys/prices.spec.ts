import type { Page } from "@playwright/test";
import { copy } from "#app/prices/copy.ts";
import { copy as listCopy } from "#app/prices/list-copy.ts";
import { partCategories, partTypes } from "#core/part.ts";
import {
  addressOf,
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectEnhanced,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

const rows = (page: Page) => page.locator(".prices:not([hidden]) tbody tr:not([hidden])");

/** Plurals, other names, a letter wrong, everyday spellings; in either edition. */
const everyday = [
  "llantas",
  "doors",
  "micas",
  "faros",
  "calabera",
  "defenza",
  "cluch",
  "trasmision",
  "estarter",
  "facia",
];

/** Some yard that has a price list, as the API tells it. */
async function someStore(page: Page): Promise<{ id: number; listText: string }> {
  const answer = await page.request.get(`${servers().one.es}/api/locations/partpricing`);
  const [first] = (await answer.json()) as { locationID: number; listText: string }[];
  if (!first) throw new Error("no store has prices");
  return { id: first.locationID, listText: first.listText };
}

for (const edition of editionIds) {
  const words = { ...copy[edition], ...listCopy[edition] };
  const [typed, other, name] = edition === "es" ? ["starter", "múltiple", "Marcha"] : ["marcha", "multiple", "Starter"];

  test.describe(`part prices in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("a yard is chosen once, then parts are found with every letter in either language", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition);
      await expect(page.getByRole("heading", { name: words.chooseTitle })).toBeVisible();
      await expectAccessible(page);
      await page.locator(".price-states").getByRole("link", { name: store.listText, exact: true }).click();
      await expectArrival(page, new RegExp(`store=${store.id}`));
      const whole = await rows(page).count();
      expect(whole).toBeGreaterThan(400);
      await page.getByRole("searchbox", { name: words.search }).pressSequentially(typed);
      await expect(rows(page).first()).toContainText(new RegExp(name, "i"));
      await expect(page).toHaveURL(new RegExp(`q=${typed}`));
      expect(await rows(page).count()).toBeLessThan(whole / 10);
      await expect(page.locator("#live")).not.toBeEmpty();
      await page.reload();
      await expectEnhanced(page);
      await expect(rows(page).first()).toContainText(new RegExp(name, "i"));
      // Typing on after a reload, which shows only the matches, finds other parts all the same.
      await page.getByRole("searchbox", { name: words.search }).fill(other);
      await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(other)}`));
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole("searchbox", { name: words.search }).fill("xyzzy");
      await expect(page.locator("#price-list .price-bar b")).toHaveText(words.foundNone);
      await expect(rows(page)).toHaveCount(0);
      await page.goto(addressOf("partPricing", edition));
      await expect(page).toHaveURL(new RegExp(`store=${store.id}`));
    });

    test("plurals, everyday names and misspellings find with script what they find without", async ({
      page,
      browser,
    }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      const plain = await browser.newPage({ javaScriptEnabled: false });
      const names = (one: Page) => rows(one).locator("label").allInnerTexts();
      for (const q of [...everyday, "calabera"]) {
        await plain.goto(addressOf("partPricing", edition, {}, { query: { store: store.id, q } }));
        const found = await names(plain);
        expect(found.length, q).toBeGreaterThan(0);
        await page.getByRole("searchbox", { name: words.search }).fill(q);
        await expect.poll(() => names(page), q).toEqual(found);
        // What is there stays: nothing else comes after it.
        await page.waitForLoadState("networkidle");
        expect(await names(page), q).toEqual(found);
        await expect(page).toHaveURL(new RegExp(`q=${q}`));
      }
      await plain.close();
    });

    test("a category shows price, core, total and Warranty Plus that add up", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, cat: "engine" } });
      await expect(page.locator(".prices caption")).toHaveText(partCategories.engine[edition]);
      const heads = page.locator(".prices thead th");
      for (const [at, head] of [words.part, words.price, words.core, words.total, words.warranty].entries())
        await expect(heads.nth(at)).toContainText(head);
      const sums = await rows(page).evaluateAll((all) =>
        all.map((row) => {
          const cents = (cell: Element | null | undefined) =>
            Math.round(Number((cell?.textContent ?? "").replace(/[^\d.]/g, "") || 0) * 100);
          const [price, core, total] = [...row.querySelectorAll("td")];
          return cents(price?.querySelector("b")) + cents(core) - cents(total);
        }),
      );
      expect(sums.length).toBeGreaterThan(20);
      expect(new Set(sums)).toEqual(new Set([0]));
      await expect(page.getByText(words.updated)).toBeVisible();
      await page.locator(".prices [name=part]").first().check();
      await page.getByRole("button", { name: words.addUp }).click();
      await expect(page.locator("#bill li")).toHaveCount(1);
      await expectAccessible(page);
    });

    test("every tick is added up at once, on this page, and goes along to the next list", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, cat: "engine" } });
      await page.evaluate(() => Object.assign(window, { same: true }));
      const boxes = page.locator(".prices [name=part]");
      const sum = page.locator(".add-up b");
      await boxes.nth(0).check();
      await expect(sum).toContainText(/^1 /);
      const one = await sum.textContent();
      await boxes.nth(3).check();
      await expect(sum).toContainText(/^2 /);
      await expect(page.locator("#live")).toHaveText((await sum.textContent()) ?? "");
      await page.getByRole("button", { name: words.addUp }).click();
      await expect(page.locator("#bill li")).toHaveCount(2);
      await expect(page.locator("#bill-h")).toBeFocused();
      const total = (await page.locator(".bill__total").textContent()) ?? "";
      expect(await sum.textContent()).toContain(total);
      await expect(page).toHaveURL(/list=\d+%2C\d+/);
      // What the browser added up is what the server adds up.
      const same = await page.request.get(page.url());
      expect(await same.text()).toContain(`<span class="bill__total">${total}</span>`);
      await boxes.nth(3).uncheck();
      await expect(page.locator("#bill li")).toHaveCount(1);
      expect(await sum.textContent()).toBe(one);
      await page.locator("#bill li a").click();
      await expect(page.locator("#bill")).toHaveCount(0);
      await expect(boxes.nth(0)).not.toBeChecked();
      await boxes.nth(1).check();
      expect(await page.evaluate(() => "same" in window)).toBe(true);
      await page.getByRole("link", { name: partCategories.lights[edition], exact: true }).click();
      await expectArrival(page, /cat=lights.*list=\d+$/);
      await expect(page.locator("#bill li")).toHaveCount(1);
    });

    test("another yard is chosen in place, and Back returns to the first", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      const yard = page.getByLabel(words.yard, { exact: true });
      const other = (await yard.locator("option").nth(4).getAttribute("value")) ?? "";
      expect(other).not.toBe(String(store.id));
      await page.locator(".prices [name=part]").first().check();
      await page.evaluate(() => Object.assign(window, { same: true }));
      await yard.selectOption(other);
      await page.getByRole("button", { name: words.submit, exact: true }).last().click();
      await expect(page).toHaveURL(new RegExp(`store=${other}.*list=\\d+`));
      await expect(page.getByRole("link", { name: words.csv })).toHaveAttribute("href", new RegExp(`-${other}\\.`));
      await expect(page.locator(".add-up b")).toContainText(/^1 /);
      // What came with the answer works as what came with the page.
      await expect(page.getByRole("button", { name: words.print })).toBeVisible();
      expect(await page.evaluate(() => "same" in window)).toBe(true);
      await page.goBack();
      await expect(page.getByRole("link", { name: words.csv })).toHaveAttribute("href", new RegExp(`-${store.id}\\.`));
      await page.getByRole("searchbox", { name: words.search }).fill(typed);
      await expect(rows(page).first()).toContainText(new RegExp(name, "i"));
    });

    test("what is typed while the server is asked is not lost", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      const field = page.getByRole("searchbox", { name: words.search });
      let answer = () => {};
      const asked = new Promise<void>((seen) => {
        page.route(/q=calabera/, async (route) => {
          seen();
          await new Promise<void>((done) => {
            answer = done;
          });
          await route.continue();
        });
      });
      await field.fill("calabera");
      await asked;
      await field.fill(other);
      await expect(rows(page).first()).toBeVisible();
      const found = await rows(page).count();
      answer();
      await page.waitForLoadState("networkidle");
      await expect(field).toHaveValue(other);
      await expect(rows(page)).toHaveCount(found);
    });

    test("fits a phone of 320 px and a sheet of paper", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, cat: "exhaust" } });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("searchbox", { name: words.search })).toBeHidden();
      await expect(rows(page).first()).toBeVisible();
    });
  });

  test.describe(`part prices in ${edition} without script`, () => {
    test.use({ javaScriptEnabled: false, noise: [/status of 404/] });

    test("the form, the chips and the spreadsheet do it all", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition);
      await page.getByRole("searchbox", { name: words.search }).fill("mofle");
      await page.getByLabel(words.yard, { exact: true }).selectOption(String(store.id));
      await page.getByRole("button", { name: words.submit, exact: true }).last().click();
      await expect(
        rows(page)
          .filter({ hasText: /mofle|muffler/i })
          .first(),
      ).toBeVisible();
      await page.getByRole("link", { name: partTypes["PU/VAN"][edition], exact: true }).click();
      await expect(page).toHaveURL(/q=mofle/);
      await expect(
        rows(page)
          .filter({ hasText: /mofle|muffler/i })
          .first(),
      ).toBeVisible();
      await page.getByRole("link", { name: partCategories.lights[edition], exact: true }).click();
      await expect(page.locator(".prices caption")).toHaveText([partCategories.lights[edition]]);
      const href = await page.getByRole("link", { name: words.csv }).getAttribute("href");
      const file = await page.request.get(new URL(href ?? "", page.url()).href);
      expect(file.headers()["content-type"]).toContain("text/csv");
      const lines = (await file.text()).trim().split("\r\n");
      expect(lines.length).toBeGreaterThan(1000);
      expect(lines[0]).toContain("item_number,name_es,name_en");
    });

    test("ticked parts are added up: part, core, fee, tax and admission", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, cat: "engine" } });
      const boxes = page.locator(".prices [name=part]");
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
      await page.getByRole("link", { name: partCategories.lights[edition], exact: true }).click();
      await expect(page.locator("#bill li")).toHaveCount(2);
      await page.locator("#bill li a").first().click();
      await expect(page.locator("#bill li")).toHaveCount(1);
    });

    test("no match and no such yard are said, with a way on", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, q: "xyzzy" } });
      await expect(page.getByRole("heading", { name: words.noMatchTitle("xyzzy") })).toBeVisible();
      await page.getByRole("link", { name: words.noMatchAll }).click();
      await expectArrival(page, ({ searchParams }) => !searchParams.has("q"));
      expect(await rows(page).count()).toBeGreaterThan(400);
      const wrong = await openPage(page, "partPricing", edition, {}, { query: { store: 999999 } });
      expect(wrong.status()).toBe(404);
      await expect(page.getByText(words.wrongYard)).toBeVisible();
    });
  });
}

test("prices on sale show what they were before, and name the sale", async ({ page }) => {
  const store = await someStore(page);
  await openPage(page, "partPricing", "es", {}, { query: { store: store.id, cat: "lights" } });
  const first = page.locator(".prices tr.on-sale").first();
  const cents = async (part: string) =>
    Number((((await first.locator(part).textContent()) ?? "").match(/[\d.]+/) ?? ["0"])[0]);
  expect(await cents("td b")).toBeLessThan(await cents(".was"));
  await expect(page.locator(".price-sale").first()).toContainText(copy.es.seeEvent);
});
