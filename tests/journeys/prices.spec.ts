import type { Page } from "@playwright/test";
import { copy } from "#app/prices/copy.ts";
import { copy as listCopy } from "#app/prices/list-copy.ts";
import { copy as actionWords } from "#app/ui/copy.ts";
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
  test,
} from "../support/journey.ts";
import { boxesOf, namesOf, rows, someStore } from "../support/price-page.ts";

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

for (const edition of editionIds) {
  const words = { ...copy[edition], ...listCopy[edition] };
  const [typed, other, name] = edition === "es" ? ["starter", "múltiple", "Marcha"] : ["marcha", "multiple", "Starter"];

  test.describe(`part prices in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("what stands above the list is never one on the other", async ({ page }) => {
      await openPage(page, "partPricing", edition);
      const tools = page.locator(".price-tools :is(.input, .btn, .price-type a, .price-type b)");
      for (const width of [1022, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const places = await tools.evaluateAll((all) =>
          all.map((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            const { left } = one.getBoundingClientRect();
            return { left, right: Math.max(one.getBoundingClientRect().right, words.getBoundingClientRect().right) };
          }),
        );
        const inRow = places.filter(({ right }) => right > 0).toSorted((a, b) => a.left - b.left);
        expect(inRow.length, `${width} px`).toBeGreaterThan(4);
        for (const [at, { left }] of inRow.entries())
          expect(left, `${width} px`).toBeGreaterThanOrEqual((inRow[at - 1]?.right ?? 0) - 1);
      }
    });

    test("a yard is chosen once, then parts are found with every letter in either language", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition);
      expect(await rows(page).count()).toBeGreaterThan(400);
      await expect(page.getByRole("heading", { name: words.chooseTitle })).toBeVisible();
      await expectAccessible(page);
      await page.locator(".price-states").getByRole("link", { name: store.listText, exact: true }).click();
      await expectArrival(page, new RegExp(`store=${store.id}`));
      const whole = await rows(page).count();
      expect(whole).toBeGreaterThan(400);
      await page.getByRole("searchbox", { name: words.search }).pressSequentially(typed);
      await expect.poll(async () => (await namesOf(page))[0]).toMatch(new RegExp(name, "i"));
      await expect(page).toHaveURL(new RegExp(`q=${typed}`));
      expect(await rows(page).count()).toBeLessThan(whole / 10);
      await expect(page.locator("#live")).not.toBeEmpty();
      await page.reload();
      await expectEnhanced(page);
      await expect.poll(async () => (await namesOf(page))[0]).toMatch(new RegExp(name, "i"));
      // Typing on after a reload, which shows only the matches, finds other parts all the same.
      await page.getByRole("searchbox", { name: words.search }).fill(other);
      await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(other)}`));
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole("searchbox", { name: words.search }).fill("xyzzy");
      await expect(page.locator(".price-sub b")).toHaveText(words.foundNone);
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
      const names = async (one: Page) => (await namesOf(one)).sort();
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

    test("a category shows price and core, kinds of a part in one line, and the day of the list", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id, cat: "engine" } });
      await expect(page.locator(".cat h2")).toHaveText([partCategories.engine[edition]]);
      await expect(page.locator(".cat .price-heads p").first()).toContainText(
        new RegExp(`${words.part}.*${words.price}.*${words.core}`),
      );
      // Kinds of one part share a line, small before large, and a price that they share stands once.
      const engine = page
        .locator(".price-line--kinds")
        .filter({ hasText: edition === "es" ? "Motor completo" : "Engine, complete" });
      await expect(engine.locator(".part-kind")).toHaveText([/^4 c[iy]l \$/, /^6 c[iy]l \$/, /^8 c[iy]l \$/]);
      const mount = page
        .locator(".price-line--kinds")
        .filter({ hasText: edition === "es" ? "Soporte de motor" : "Engine mount" });
      await expect(mount.locator(".part-kind")).toHaveText(edition === "es" ? ["izq", "der"] : ["left", "right"]);
      await expect(mount.locator("b")).toHaveCount(1);
      await expect(page.getByText(words.updated)).toBeVisible();
      await boxesOf(page).first().check();
      await page.locator("#bill summary").click();
      await expect(page.locator("#bill li")).toHaveCount(1);
      await expectAccessible(page);
    });

    test("another yard is chosen in place, and Back returns to the first", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      const yard = page.getByLabel(words.yard, { exact: true });
      const other = (await yard.locator("option").nth(4).getAttribute("value")) ?? "";
      expect(other).not.toBe(String(store.id));
      await boxesOf(page).first().check();
      await page.evaluate(() => Object.assign(window, { same: true }));
      await yard.selectOption(other);
      await expect(page).toHaveURL(new RegExp(`store=${other}`));
      await expect(page.getByRole("link", { name: words.csv })).toHaveAttribute("href", new RegExp(`-${other}\\.`));
      await expect(page.locator(".bill__count")).toHaveText(words.bill.count(1));
      // What came with the answer works as what came with the page.
      await expect(page.getByRole("button", { name: actionWords[edition].print })).toBeVisible();
      expect(await page.evaluate(() => "same" in window)).toBe(true);
      await page.goBack();
      await expect(page.getByRole("link", { name: words.csv })).toHaveAttribute("href", new RegExp(`-${store.id}\\.`));
      await page.getByRole("searchbox", { name: words.search }).fill(typed);
      await expect.poll(async () => (await namesOf(page))[0]).toMatch(new RegExp(name, "i"));
    });

    test("a car that is typed leads away from the list only when it is sent", async ({ page }) => {
      const store = await someStore(page);
      await openPage(page, "partPricing", edition, {}, { query: { store: store.id } });
      const field = page.getByRole("searchbox", { name: words.search });
      const asked = page.waitForResponse((answer) => /vehicle-search|busque/.test(answer.url()));
      await field.fill("honda civic");
      await (await asked).finished();
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await expect(field).toHaveValue("honda civic");
      await field.press("Enter");
      await expectArrival(page, /make=145&model=2413/);
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
      await page.getByRole("button", { name: words.submit, exact: true }).last().click();
      await expectArrival(page, /q=mofle/);
      await expect(rows(page).first()).toBeVisible();
      await page.locator(".price-states").getByRole("link", { name: store.listText, exact: true }).click();
      await expectArrival(page, /store=\d+.*q=mofle/);
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
      // The categories are places in the whole list.
      await page.getByRole("navigation", { name: words.categories }).locator("a[href$='#lights']").click();
      await expectArrival(page, ({ searchParams, hash }) => !searchParams.has("q") && hash === "#lights");
      await expect(page.locator("#lights h2")).toHaveText(partCategories.lights[edition]);
      await expect(page.locator("#lights h2")).toBeInViewport();
      const href = await page.getByRole("link", { name: words.csv }).getAttribute("href");
      const file = await page.request.get(new URL(href ?? "", page.url()).href);
      expect(file.headers()["content-type"]).toContain("text/csv");
      const lines = (await file.text()).trim().split("\r\n");
      expect(lines.length).toBeGreaterThan(1000);
      expect(lines[0]).toContain("item_number,name_es,name_en");
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
      await expect(page.getByText(words.wrongYard(""))).toBeVisible();
    });
  });
}

test("prices on sale show what they were before, and name the sale", async ({ page }) => {
  const store = await someStore(page);
  await openPage(page, "partPricing", "es", {}, { query: { store: store.id, cat: "lights" } });
  const first = page.locator(".price-line:has(s)").first();
  const cents = async (part: string) =>
    Number((((await first.locator(part).first().textContent()) ?? "").match(/[\d.]+/) ?? ["0"])[0]);
  expect(await cents("b.off")).toBeLessThan(await cents("s"));
  await expect(first.locator("s").first()).toHaveText(/^antes/);
  await expect(page.locator("#lights .cat__head a")).toHaveText(/^−\d+% hasta el \d/);
  await expect(page.locator(".price-rail .tag").first()).toHaveText(/^−\d+%$/);
});
