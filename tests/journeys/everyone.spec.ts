import type { Page } from "@playwright/test";
import { copy as resultsCopy } from "#app/inventory/results-page/copy.ts";
import { copy as mapCopy } from "#app/stores/store-map-page/copy.ts";
import { openPlate } from "../support/find-form.ts";
import {
  addressOf,
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAddress,
  openPage,
  test,
} from "../support/journey.ts";

const phone = { width: 390, height: 844 };
/** Rancho Cordova, which has a map and prices. */
const storeId = 101;
const desk = { width: 1440, height: 900 };
/** What a visitor sees who set letters twice as large. */
const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% !important }" });

for (const edition of editionIds) {
  const locale = edition === "es" ? "es-US" : "en-US";

  test.describe(`letters twice as large in ${edition}`, () => {
    test.use({ viewport: phone, locale, bypassCSP: true });

    test("nothing lies on a car's colour and VIN", async ({ page }) => {
      await openPage(page, "inventoryResults", edition, {}, { query: { zip: "95823", distance: 100 } });
      await enlarge(page);
      const car = page.locator(".car").first();
      await car.scrollIntoViewIfNeeded();
      const overlaps = await car.evaluate((element) => {
        const plaque = element.querySelector(".row")?.getBoundingClientRect();
        return [...element.querySelectorAll(".car__color, .car__eng, .car__age, .car__vin")]
          .map((fact) => fact.getBoundingClientRect())
          .filter((box) => {
            if (!plaque) return true;
            const apart =
              box.bottom <= plaque.top ||
              box.top >= plaque.bottom ||
              box.right <= plaque.left ||
              box.left >= plaque.right;
            return !apart;
          }).length;
      });
      expect(overlaps).toBe(0);
    });
  });

  test.describe(`on a phone in ${edition}`, () => {
    test.use({ viewport: phone, locale, hasTouch: true });

    test("a whole postal code shows in its field", async ({ page }) => {
      await openPage(page, "home", edition);
      await openPlate(page, "place");
      const field = page.locator(".finder input[name=zip]");
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        for (const code of ["95823", "T2P 1A1"]) {
          await field.fill(code);
          const room = await field.evaluate((input: HTMLInputElement) => {
            const { paddingLeft, paddingRight, font } = getComputedStyle(input);
            const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
            pen.font = font;
            const inside = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return inside - pen.measureText(input.value).width;
          });
          expect(room, `${code} at ${width} px`).toBeGreaterThanOrEqual(0);
        }
        const cut = await page.locator(".finder select").evaluateAll((fields) =>
          (fields as HTMLSelectElement[])
            .filter((field) => !field.disabled && field.offsetWidth > 0)
            .filter((field) => {
              const { paddingLeft, paddingRight, font } = getComputedStyle(field);
              const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
              pen.font = font;
              const inside = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
              return pen.measureText(field.selectedOptions[0]?.text ?? "").width > inside;
            })
            .map((field) => field.name),
        );
        expect(cut, `${width} px`).toEqual([]);
      }
    });

    test("the header stands in one line at every width", async ({ page }) => {
      for (const id of ["home", "inventory", "policies"] as const) {
        await openPage(page, id, edition);
        for (const width of [320, 340, 341, 349, 350, 359, 360, 375, 389, 390, 412, 430, 768]) {
          await page.setViewportSize({ width, height: 844 });
          const { bar, widths } = await page.evaluate(() => ({
            bar: document.querySelector(".top")?.getBoundingClientRect().height,
            widths: [...document.querySelectorAll(".top__logo, .top__search, .top__menu")].map((e) => e.clientWidth),
          }));
          expect([id, width, bar]).toEqual([id, width, 60]);
          expect(widths.length).toBe(3);
          expect(widths.every((one) => one >= 40)).toBe(true);
          // What the box finds begins with a whole word, or is left to its magnifier.
          const cut = await page.locator(".top__search input").evaluate((field: HTMLInputElement) => {
            const { paddingLeft, paddingRight, font } = getComputedStyle(field);
            const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
            pen.font = font;
            const inside = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            const isShown = [undefined, "::placeholder"].every((part) => getComputedStyle(field, part).opacity !== "0");
            return isShown && pen.measureText(field.placeholder.split(" ", 1)[0] ?? "").width > inside;
          });
          expect([id, width, cut]).toEqual([id, width, false]);
          // The other edition is in sight beside the box.
          const language = page.locator("header .top__lang");
          await expect(language).toBeInViewport({ ratio: 1 });
          const { width: wide = 0, height: high = 0 } = (await language.boundingBox()) ?? {};
          expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
          await expectNoSidewaysScroll(page);
        }
      }
    });

    test("the menu keeps the focus until it is closed", async ({ page }) => {
      await openPage(page, "home", edition);
      await page.locator(".top__menu").click();
      const outside = () => page.evaluate(() => Boolean(document.activeElement?.closest("main, .foot, .promo, .skip")));
      for (let step = 0; step < 24; step++) {
        await page.keyboard.press("Tab");
        expect(await outside(), `step ${step}`).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(page.locator(".top__menu")).toBeFocused();
      await page.locator("main a").first().focus();
      await expect(page.locator("main :focus")).toHaveCount(1);
    });

    test.describe("targets", () => {
      test.use({ noise: [/status of 404/] });
      test("what can be pressed is large enough", async ({ page }) => {
        const heights = (selector: string) =>
          page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
        const each: [string, string][] = [
          [addressOf("pageNotFound", edition), ".likely a"],
          [addressOf("search", edition, {}, { matrix: { s: "motor" } }), ".hit h2 a"],
          [addressOf("partPricing", edition, {}, { query: { store: storeId } }), ".price-form label"],
        ];
        for (const [address, selector] of each) {
          await openAddress(page, address);
          const found = await heights(selector);
          expect(found.length, selector).toBeGreaterThan(0);
          expect(Math.min(...found), selector).toBeGreaterThanOrEqual(44);
        }
      });
    });

    test("a row that is on no map is said at once", async ({ page }) => {
      await openPage(page, "storeMap", edition, { id: storeId }, { query: { row: "Z99" } });
      const said = page.getByRole("alert");
      await expect(said).toContainText(mapCopy[edition].unknownRow("Z99"));
      await expect(said).toBeInViewport();
      await expect(said).toBeFocused();
      await expect(page).toHaveTitle(/Error:/);
      await expectAccessible(page);
      await said.getByRole("link").click();
      await expect(page.locator("#row")).toBeFocused();
      await page.locator("#row").fill((await page.locator(".rows a").first().textContent()) ?? "");
      await page.keyboard.press("Enter");
      await expect(page.locator(".yard-page__head a")).toBeVisible();
      await expect(said).toHaveCount(0);
    });
  });

  test.describe(`at a desk in ${edition}`, () => {
    test.use({ viewport: desk, locale });

    test("the keyboard reaches the first car in a few steps", async ({ page }) => {
      await openPage(page, "inventoryResults", edition, {}, { query: { zip: "95823", distance: 100 } });
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      const cars = ((await page.locator(".found b").textContent()) ?? "").replace(/ .*/, "");
      const skip = page.getByRole("link", { name: resultsCopy[edition].toCars(cars) });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator(".car a").first()).toBeFocused();
      // One link a car, and the button that puts it on the list: the next stop is the next car.
      await page.keyboard.press("Tab");
      await expect(page.locator(".car button").first()).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator(".car a").nth(1)).toBeFocused();
    });

    test("the menus stand in one line at every width", async ({ page }) => {
      await openPage(page, "policies", edition);
      for (const width of [1022, 1060, 1100, 1150, 1200, 1279, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const tops = await page
          .locator(".nav__list > li")
          .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);
        expect([width, tops.length]).toEqual([width, 1]);
        const high = await page.locator(".top").evaluate((bar) => bar.getBoundingClientRect().height);
        expect([width, high]).toEqual([width, 112]);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test("the word mark is there in forced colours, black on white and white on black", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "home", "es");
  for (const logo of [".top__logo svg g", ".foot__brand svg g"]) {
    const [letters, ground] = await page.locator(logo).evaluate((letters) => {
      const probe = document.createElement("i");
      probe.style.cssText = "color: CanvasText; background: Canvas";
      document.body.append(probe);
      return [getComputedStyle(letters).fill, getComputedStyle(probe).backgroundColor];
    });
    expect(letters).not.toBe(ground);
  }
});

test("a filled button is filled in the dark too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const address of [addressOf("search", "es"), addressOf("inventory", "es"), addressOf("events", "es")]) {
    await openAddress(page, address);
    const pale = await page.evaluate(() => {
      const light = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = (element: Element | null): string => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
        }
        return "rgb(21, 23, 26)";
      };
      const empty = [...document.querySelectorAll("main .btn--line:not([hidden], .sign *, .store-head *)")]
        .filter((button) => /, 0\)$/.test(getComputedStyle(button).backgroundColor))
        .map((button) => button.outerHTML.slice(0, 100));
      const faint = [
        ...document.querySelectorAll("main .btn--ink, main .pager [aria-current], main .chip[aria-current]"),
      ]
        .filter((button) => (button as HTMLElement).offsetWidth > 0)
        .filter((button) => {
          const [a = 0, b = 0] = [
            light(getComputedStyle(button).backgroundColor),
            light(ground(button.parentElement)),
          ].toSorted((one, other) => other - one);
          return (a + 0.05) / (b + 0.05) < 3;
        })
        .map((button) => button.outerHTML.slice(0, 100));
      return [...empty, ...faint];
    });
    expect([address, pale]).toEqual([address, []]);
  }
});
