import type { Locator, Page } from "@playwright/test";
import { filtersCopy } from "#app/inventory/results-page/filters-copy.ts";
import { copy as storeCopy } from "#app/stores/copy.ts";
import { copy as yardCopy } from "#app/yard/copy.ts";
import { formatClock, formatMinutes } from "#core/time-words.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectEnhanced,
  expectNoSidewaysScroll,
  expectStill,
  openPage,
  test,
} from "../support/journey.ts";

const near = { make: "honda", model: "civic", year: "2001-2005", zip: "95823", distance: 25 };
const everything = { zip: "95823", distance: 100 };

/** Cars that show whole, with their row, and that nothing lies on. */
const wholeCars = (page: Page) =>
  page.locator(".car").evaluateAll(
    (cars) =>
      cars.filter((car) => {
        const box = car.getBoundingClientRect();
        const plaque = car.querySelector(".row")?.getBoundingClientRect();
        if (!plaque || box.top < 0 || box.bottom > innerHeight) return false;
        const corners = [plaque.top + 2, plaque.bottom - 2].map((y) => document.elementFromPoint(plaque.left + 9, y));
        return corners.every((on) => on !== null && car.contains(on));
      }).length,
  );

const longest = { es: "Amarillo", en: "Burgundy" };

/** Words of cars that end under the plaque or outside their line once every colour has this name; an engine gives way. */
function cutLines(color: string): string[] {
  for (const name of document.querySelectorAll(".car__color")) name.textContent = color;
  for (const yard of document.querySelectorAll<HTMLElement>("[data-tall]")) yard.style.contentVisibility = "visible";
  return [...document.querySelectorAll<HTMLElement>(".car")].slice(0, 40).flatMap((car) => {
    car.style.contentVisibility = "visible";
    const { left: plaque } = (car.querySelector(".row") ?? car).getBoundingClientRect();
    const { bottom: end } = car.getBoundingClientRect();
    const cut = ({ right, bottom }: DOMRect) => right > plaque + 0.5 || bottom > end + 0.5;
    const linesOf = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    return [...car.querySelectorAll<HTMLElement>("h3 a, .car__color, .car__eng, .car__age, .car__vin")]
      .filter((part) => part.offsetWidth > 0)
      .filter((part) => (part.matches(".car__eng") ? [part.getBoundingClientRect()] : linesOf(part)).some(cut))
      .map((part) => `${part.className} ${part.textContent}`);
  });
}

for (const edition of editionIds) {
  test.describe(`the first screen of results in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("5 whole cars with their row on a phone, 9 at a desk, 12 on a large screen", async ({ page }) => {
      for (const query of [near, everything]) {
        await openPage(page, "inventoryResults", edition, {}, { query });
        if (query === near)
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(
            /^Honda Civic 2001–2005 (cerca del|near) 95823$/,
          );
        for (const [width, height, cars] of [
          [390, 844, 5],
          [1440, 900, 9],
          [1920, 1080, 12],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => wholeCars(page), `${width} px`).toBeGreaterThanOrEqual(cars);
        }
      }
    });

    test("no line of a car is cut: the VIN of the longest colour on a phone, the names beside the yard", async ({
      page,
    }) => {
      await openPage(page, "inventoryResults", edition, {}, { query: everything });
      for (const width of [360, 390, 1600, 1920]) {
        await page.setViewportSize({ width, height: 1080 });
        expect([width, await page.evaluate(cutLines, longest[edition])]).toEqual([width, []]);
      }
    });

    test("the strip stays with the list, and its plate is on the yard in view", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, "inventoryResults", edition, {}, { query: near });
      const plates = page.locator(".yards a[href^='#store-']");
      await expect(plates.first()).toHaveAttribute("aria-current", "true");
      const before = await page.locator(".yards__now a").last().getAttribute("href");
      await plates.nth(1).click();
      await expect(plates.nth(1)).toHaveAttribute("aria-current", "true");
      await expect(plates.first()).not.toHaveAttribute("aria-current", "true");
      await expect(page.locator(".yards__now a").last()).not.toHaveAttribute("href", before ?? "");
      expect(await page.locator(".yards").evaluate((strip) => strip.getBoundingClientRect().top)).toBe(0);
      expect((await page.locator(".rail").boundingBox())?.y).toBeGreaterThanOrEqual(48);
      // A yard farther away widens the search and is gone to.
      const farther = page.locator(".yards .is-far").first();
      const store = (await farther.getAttribute("href"))?.replace(/^.*#/, "");
      await farther.click();
      await expect(page).toHaveURL(/distance=(50|100)/);
      await expect(page.locator(`#${store}`)).toBeInViewport();
    });

    test("a phone says a yard and when it closes in two lines, whatever the hour", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const words = storeCopy[edition];
      const [opens, closes] = [450, 1230].map((minute) => formatClock(minute, edition)) as [string, string];
      const longest = [
        [words.open, words.closing.yard(words.closesAt(words.at(closes)))],
        [words.open, words.closing.yard(words.closesIn(formatMinutes(58, edition)))],
        [words.yardClosed, words.opensTomorrow(words.at(opens))],
      ];
      const part = { part: { es: "alternador", en: "alternator" }[edition], model: "honda-civic" };
      for (const open of [
        () => openPage(page, "inventoryResults", edition, {}, { query: near }),
        () => openPage(page, "partAnswer", edition, part, { query: { zip: near.zip, distance: near.distance } }),
      ]) {
        await open();
        const line = page.locator(".yard-line").first();
        for (const [word, until] of longest) {
          await line.locator(".now").evaluate(
            (now, said) => {
              (now.querySelector("b") as Element).textContent = String(said[0]);
              (now.querySelector("span") as Element).textContent = ` ${said[1]}`;
            },
            [word, until],
          );
          const now = await line.locator(".now").boundingBox();
          const way = await line.locator("a").last().boundingBox();
          expect([until, (now?.height ?? 99) < 30]).toEqual([until, true]);
          expect((now?.x ?? 0) + (now?.width ?? 0)).toBeLessThanOrEqual(way?.x ?? 0);
          const height = (await line.boundingBox())?.height;
          expect(height).toBeLessThanOrEqual(48);
        }
      }
    });

    test("the whole line of a car is its link", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, "inventoryResults", edition, {}, { query: near });
      const address = await page.locator(".car a").first().getAttribute("href");
      const plaque = await page.locator(".car .row").first().boundingBox();
      await page.mouse.click((plaque?.x ?? 0) + 9, (plaque?.y ?? 0) + 9);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });

    test("pictures are kept on the device, and nothing moves for them", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, "inventoryResults", edition, {}, { query: near });
      const height = async () => (await page.locator(".car").first().boundingBox())?.height ?? 0;
      expect(await height()).toBeLessThan(70);
      await page.locator("#view-pictures").check();
      expect(await height()).toBeGreaterThan(200);
      await expectAccessible(page);
      await page.reload();
      await expectEnhanced(page);
      expect(await height()).toBeGreaterThan(200);
      await expect(page.locator("#view-pictures")).toBeChecked();
      await expectStill(page);
      await page.locator("#view-list").check();
      expect(await height()).toBeLessThan(70);
    });

    test("the sheet of a phone counts while one chooses, holds the focus, and closes on Escape", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, "inventoryResults", edition, {}, { query: near });
      const opener = page.locator(".thumbs a").first();
      await opener.click();
      const button = page.locator(".rail__apply button");
      const black = page.locator("#i-color-negro");
      const count = (await page.locator("label", { has: black }).locator("small").textContent()) ?? "";
      await expect(button).not.toHaveText(filtersCopy[edition].see(count));
      await black.check();
      await expect(button).toHaveText(new RegExp(`${filtersCopy[edition].see("")}${count} `));
      await expect(page.locator(".rail")).toBeVisible();
      expect(await page.locator("header").evaluate((header: HTMLElement) => header.inert)).toBe(true);
      // A postal code shows whole.
      const room = await page.locator("#i-zip").evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        return input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      });
      expect(room).toBeGreaterThanOrEqual(60);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(page.locator(".rail")).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await button.click();
      await expect(page).toHaveURL(/color=negro/);
      await expect(page.locator(".rail")).toBeHidden();
      await expect(page.locator(".car")).toHaveCount(Number(count));
      expect(await page.locator("header").evaluate((header: HTMLElement) => header.inert)).toBe(false);
      await expectNoSidewaysScroll(page);
    });

    test("the bar at the thumb covers neither the last words of the page nor what has the focus", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, "inventoryResults", edition, {}, { query: near });
      const top = () => page.locator(".thumbs").evaluate((bar) => bar.getBoundingClientRect().top);
      const bottom = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().bottom);
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press("Tab");
        const focused = page.locator(":focus");
        if (await focused.evaluate((one) => one.matches(".car *")))
          expect(await bottom(focused)).toBeLessThanOrEqual(await top());
      }
      for (const letters of ["100%", "200%"]) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, letters);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(page.locator(".foot a").last()).toBeInViewport();
        for (const link of await page.locator(".foot a").all())
          expect(await bottom(link)).toBeLessThanOrEqual(await top());
      }
    });

    test("the sheet gives the focus back to what opened it", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, "inventoryResults", edition, {}, { query: { make: "honda" } });
      const openers = page.locator("[href='#filters']:visible");
      expect(await openers.count()).toBeGreaterThan(1);
      for (const opener of await openers.all()) {
        await opener.click();
        await expect(page.locator(".rail")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(opener).toBeFocused();
      }
    });

    test("the yard beside the list opens a row in place", async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await openPage(page, "inventoryResults", edition, {}, { query: near });
      const address = page.url();
      const beside = page.locator(".beside__yard");
      await expect(beside.getByRole("button", { name: yardCopy[edition].closer })).toBeVisible();
      const row = beside.locator("svg.yard-drawing:visible a.yard-row:not(.is-lit)").first();
      const label = (await row.textContent()) ?? "";
      await row.click();
      await expect(beside.locator(".living__peek h2")).toContainText(label);
      await expect(beside.locator(".living__peek a[href*=vehi]").first()).toBeVisible();
      await expect(beside.locator("a[data-swap=yard-row]")).toHaveCount(0);
      expect(page.url()).toBe(address);
      await page.keyboard.press("Escape");
      await expect(beside.locator(".living__peek")).toHaveCount(0);
      // The next yard comes once its cars stay in view; the first one is kept.
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const title = page.locator("#beside-h a");
      const first = await title.getAttribute("href");
      const drawn = () => beside.locator("a.yard-row").first().getAttribute("href");
      const before = await drawn();
      await page.locator(".yards a[href^='#store-']").nth(1).click();
      await expect.poll(drawn).not.toBe(before);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(title).toHaveAttribute("href", first ?? "");
      await expect.poll(drawn).toBe(before);
      expect(asked.filter((url) => url.endsWith(first ?? ""))).toEqual([]);
    });
  });
}
