import type { Page } from "@playwright/test";
import { copy } from "#app/prices/copy.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";
import { forEverySize } from "../support/large-letters.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Yards that have a price list, as the API tells them. */
async function pricedStores(page: Page): Promise<number[]> {
  const answer = await page.request.get(`${servers().one.es}/api/locations/partpricing`);
  return ((await answer.json()) as { locationID: number }[]).map(({ locationID }) => locationID);
}

/** Of what is there, what stands whole in the window and under nothing else. */
const inSight = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (right - left === 0 || top < 0 || bottom > innerHeight) return false;
        const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return on !== null && (one.contains(on) || on.contains(one));
      }).length,
  );

/** With a part ticked, at every width and in letters twice as large. */
async function expectNothingSideways(page: Page) {
  await page.locator(".price-line input").first().check({ force: true });
  await expect(page.locator(".pay")).toBeVisible();
  await forEverySize(page, () => expectNoSidewaysScroll(page));
}

for (const edition of editionIds) {
  const words = copy[edition];
  const q = edition === "es" ? "alternador" : "alternator";

  test.describe(`the first screen of part prices in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("one part at one yard, on a phone: every size with its price, its core and the total", async ({ page }) => {
      await page.setViewportSize(phone);
      const [store] = await pricedStores(page);
      await openPage(page, "partPricing", edition, {}, { query: { store, q } });
      await expect(page.locator(".one__kinds label")).toHaveCount(3);
      for (const part of [".one__kinds label b", ".one__kinds label em", ".one__kinds label strong"])
        expect(await inSight(page, part), part).toBe(3);
      // What is paid at the counter is what the bill says of it.
      const total = (await page.locator(".one__kinds strong").first().textContent()) ?? "";
      await page.locator(".one__kinds label").first().click();
      await expect(page.locator(".bill__total")).toHaveText(total);
      expect(await inSight(page, ".bill__total")).toBe(1);
      expect(await page.locator(".others .price-line").count()).toBeGreaterThan(2);
      await expectAccessible(page);
      await expectNothingSideways(page);
    });

    test("without a yard: prices at once, and of how many yards", async ({ page }) => {
      await openPage(page, "partPricing", edition);
      const all = (await pricedStores(page)).length;
      const said = (await page.locator(".price-sub b").textContent()) ?? "";
      const [same = 0] = said.match(/\d+/)?.map(Number) ?? [];
      expect(said).toBe(words.usual(same, all));
      // A yard with a sale of its own charges less.
      expect(same).toBeGreaterThan(0);
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport);
        expect(await inSight(page, ".price-line")).toBeGreaterThanOrEqual(viewport === phone ? 4 : 20);
        expect(await inSight(page, "#p-zip")).toBe(1);
        const [top = 0, ...tops] = await page
          .locator(viewport === phone ? ".price-place :is(.input, .btn)" : ".price-tools :is(.input, .btn, .segmented)")
          .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().top));
        expect(tops.length).toBeGreaterThanOrEqual(viewport === phone ? 1 : 4);
        for (const other of tops) expect(Math.abs(other - top)).toBeLessThanOrEqual(2);
      }
      await expectAccessible(page);
      await expectNothingSideways(page);
    });

    test("on a phone a ring around a kind leaves the part's name free, and a name of two lines has no dots", async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await openPage(page, "partPricing", edition);
      const kinds = page
        .locator(".price-line--kinds")
        .filter({ has: page.locator(".part-kind") })
        .first();
      const [name, chips] = [
        await kinds.locator(".price-line__name").boundingBox(),
        await kinds.locator(".part-kinds").boundingBox(),
      ];
      expect((chips?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeGreaterThanOrEqual(5);
      const dots = await page.locator(".price-line:not(.price-line--kinds) .price-line__name").evaluateAll((names) => {
        for (const one of document.querySelectorAll<HTMLElement>("[data-tall], .price-line"))
          one.style.contentVisibility = "visible";
        return names
          .filter((one) => one.getBoundingClientRect().height > 30 && !one.querySelector("small"))
          .map((one) => Number.parseFloat(getComputedStyle(one, "::after").width));
      });
      expect(dots.length).toBeGreaterThan(3);
      expect(Math.max(...dots)).toBeLessThanOrEqual(1);
    });

    test("a yard's list: 20 parts or more at a desk, four sheets of paper at most", async ({ page }) => {
      await page.setViewportSize(desk);
      const [store] = await pricedStores(page);
      await openPage(page, "partPricing", edition, {}, { query: { store } });
      expect(await inSight(page, ".price-line")).toBeGreaterThanOrEqual(20);
      expect(await inSight(page, ".price-rail a")).toBeGreaterThanOrEqual(15);
      const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
      // Nothing lies on anything else.
      await page.setViewportSize({ width: 725, height: 965 });
      await page.emulateMedia({ media: "print" });
      const over = await page.locator(".price-line, .cat__head").evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        return boxes.filter((box, at) => {
          const next = boxes[at + 1];
          return (
            next &&
            next.left < box.right - 1 &&
            next.right > box.left + 1 &&
            next.top < box.bottom - 1 &&
            next.bottom > box.top + 1
          );
        }).length;
      });
      expect(over).toBe(0);
      await page.emulateMedia({ media: null });
      await expectNothingSideways(page);
    });
  });
}
