import type { Page } from "@playwright/test";
import { boxCopy } from "#app/box/box-copy.ts";
import { findCopy } from "#app/box/find-copy.ts";
import { copy as addCopy } from "#app/list/add-copy.ts";
import { copy as shellCopy } from "#app/shell/copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import type { Edition } from "#site/editions.ts";
import { findForm } from "../support/find-form.ts";
import {
  addressOf,
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectNoSidewaysScroll,
  openPage,
  test,
} from "../support/journey.ts";

const lines = {
  es: {
    whole: "alternador civic 2001",
    engine: "motor accord 2008",
    far: "espejo civic 2001",
    rule: "rentan herramienta",
  },
  en: { whole: "alternator civic 2001", engine: "engine accord 2008", far: "mirror civic 2001", rule: "rent tools" },
} satisfies Record<Edition, Record<string, string>>;

/** What a keyboard leaves of a phone. */
const byThumb = { width: 390, height: 500 };
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const remember = (page: Page, zip: string) =>
  page.addInitScript((place) => localStorage.setItem("yonke.search", JSON.stringify({ zip: place })), zip);

for (const edition of editionIds)
  test.describe(`what the search answers in place, in ${edition}`, () => {
    const words = boxCopy[edition];
    const plates = findCopy[edition];
    const typed = lines[edition];
    test.use({ locale: edition === "es" ? "es-US" : "en-US", hasTouch: true, viewport: byThumb });

    async function ask(page: Page, line: string) {
      await openPage(page, "home", edition);
      await findForm(page).locator("#f-q").tap();
      await page.keyboard.type(line);
    }

    test("the car and its part go on the list from the answer, and off again", async ({ page }) => {
      await remember(page, "95823");
      await ask(page, typed.whole);
      const add = page.locator(".here-more button");
      await expect(add).toBeInViewport({ ratio: 1 });
      await expect(add).toHaveText(addCopy[edition].add);
      await add.tap();
      await expect(add).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator("#list-count")).toHaveText("1");
      const kept = await page.evaluate(() => localStorage.getItem("yonke.list") ?? "");
      expect(kept).toContain("Honda Civic");
      // The answer stays, and so does the sheet.
      await expect(options(page).first()).toContainText(words.atCounter);
      await expectAccessible(page);
      await add.tap();
      await expect(add).toHaveAttribute("aria-pressed", "false");
      await page.goto(addressOf("myList", edition));
      await expect(page.locator(".stop")).toHaveCount(0);
    });

    test("asks which engine where the part hangs on it, and answers for that one", async ({ page }) => {
      await remember(page, "95823");
      await ask(page, typed.engine);
      const asked = page.getByRole("group", { name: words.whichEngine });
      await expect(asked).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await asked.getByRole("button", { name: words.unsure }).tap();
      await expect(asked).toHaveCount(0);
      await expect(options(page).first()).toContainText(words.atCounter);
      await page.locator("#f-q").fill(typed.engine.replace("2008", "2009"));
      const one = asked.getByRole("button").first();
      const name = (await one.locator("b").textContent()) ?? "?";
      await one.tap();
      await expect(page.locator("#f-q")).toHaveValue(`${typed.engine.replace("2008", "2009")} ${name}`);
      await expect(asked).toHaveCount(0);
      await expect(page.locator("[aria-controls=find-car]")).toContainText(name.split(" ")[0] ?? "?");
    });

    test("says where there is none how far it looked, the nearest, and looks wider", async ({ page }) => {
      await remember(page, "95531");
      await ask(page, typed.far);
      const none = options(page).first();
      await expect(none).toContainText(words.nearest);
      await expect(none).toContainText("Crescent City");
      await expect(none.locator(".here__go")).toBeInViewport({ ratio: 1 });
      await expect(none).toHaveAttribute("href", /zip=95531&distance=(250|500)$/);
      await expectAccessible(page);
    });

    test("answers a question about the rules with the chain's own sentence", async ({ page }) => {
      await ask(page, typed.rule);
      const rule = options(page).first();
      await expect(rule).toHaveClass(/rule-here/);
      await expect(rule).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await rule.tap();
      await expectArrival(page, addressOf("policies", edition));
    });

    test("keeps in sight what it leaves out, and a press takes it off", async ({ page }) => {
      await remember(page, "95823");
      await ask(page, `${typed.whole} xyzzy `);
      await expect(page.getByText(words.leftOut)).toBeInViewport({ ratio: 1 });
      await expect(options(page).first()).toContainText(words.atCounter);
      await page.getByRole("button", { name: /xyzzy/ }).tap();
      await expect(page.getByText(words.leftOut)).toHaveCount(0);
      await expect(page.locator("#f-q")).not.toHaveValue(/xyzzy/);
    });

    test("a place that is none is said under its field, in the sheet of any page", async ({ page }) => {
      await openPage(page, "policies", edition);
      await page.locator("#q-top").tap();
      await page.keyboard.type(typed.whole);
      const field = page.getByLabel(words.nearWhere);
      await field.fill("123");
      await field.press("Enter");
      await expect(field).toHaveAccessibleDescription(placeCopy[edition].malformed);
      await expect(page.getByText(placeCopy[edition].malformed)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await field.fill("95823");
      await expect(options(page).first()).toContainText("Sacramento");
      // The header's sheet has the three plates, each taken off by its key.
      for (const id of ["part", "car", "place"] as const) {
        const off = page.getByRole("button", { name: new RegExp(`: ${plates.plates[id]} `) });
        await expect(off).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole("button", { name: new RegExp(`: ${plates.plates.car} `) }).tap();
      await expect(page.locator("#q-top")).toHaveValue(typed.whole.split(" ")[0] ?? "?");
      await expectNoSidewaysScroll(page);
    });

    test("the menu's word opens the same box on the site's pages", async ({ page }) => {
      await openPage(page, "policies", edition);
      await page.getByRole("link", { name: shellCopy[edition].menu, exact: true }).tap();
      await page.locator(".nav a[data-pages]").tap();
      const box = page.locator("#q-top");
      await expect(box).toBeFocused();
      await expect(page.locator("[role=dialog]:popover-open")).toBeVisible();
      await expect(page).toHaveURL(addressOf("policies", edition));
      await expect(page.getByLabel(words.pages)).toBeFocused();
      await page.keyboard.type({ es: "garantia", en: "warranty" }[edition]);
      await expect(options(page).first()).toBeVisible();
      await expect(page.getByRole("listbox").getByRole("group")).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expectArrival(page, new RegExp(`;s=${{ es: "garantia", en: "warranty" }[edition]}$`));
    });

    test("opens on every page that may answer, closes by Escape and leaves nothing moved", async ({ page }) => {
      await page.addInitScript(() => {
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await remember(page, "95823");
      for (const id of ["home", "inventory", "inventoryResults", "partPricing", "locations", "device"] as const) {
        await openPage(page, id, edition);
        const box = id === "home" || id === "inventory" ? page.locator("#f-q") : page.locator("#q-top");
        await box.tap();
        await expect(page.locator("[role=dialog]:popover-open"), id).toBeVisible();
        // What the opening itself moved is told a frame later.
        await page.evaluate(async () => {
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          Reflect.get(window, "moved").splice(0);
        });
        // As a thumb types on one of them: what is found for each letter takes the place of what was found before.
        await page.keyboard.type(typed.whole, { delay: id === "inventory" ? 130 : 0 });
        await expect(options(page).first(), id).toContainText(words.atCounter);
        // With the focus in a field all that comes stands where it came.
        const sum = await page.evaluate(() => (Reflect.get(window, "moved") as number[]).reduce((a, b) => a + b, 0));
        expect(sum, id).toBeLessThanOrEqual(0.01);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        await expect(page.locator("[role=dialog]:popover-open"), id).toHaveCount(0);
        // Before anything is chosen its makes are counted near the place that the device knows.
        if (id === "inventory") await expect(page.locator("#makes-h")).toContainText("95823");
      }
    });
  });

for (const edition of editionIds)
  test(`on a desktop the menu's word opens the box by keyboard, without script it leads to the search, in ${edition}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, "policies", edition);
    await page.locator(".nav a[data-pages]").focus();
    await page.keyboard.press("Enter");
    const box = page.locator("#q-top");
    await expect(box).toBeFocused();
    await expect(page.getByLabel(boxCopy[edition].pages)).toBeFocused();
    await page.keyboard.type({ es: "empleo", en: "jobs" }[edition]);
    await expect(options(page).first()).toBeVisible();
    await expectAccessible(page);
    // Left and come back to, it searches all again.
    await page.keyboard.press("Escape");
    await page.locator("main").click();
    await box.focus();
    await expect(page.getByLabel(boxCopy[edition].name, { exact: true })).toBeFocused();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(addressOf("policies", edition));
    await plain.locator(".nav a[data-pages]").click();
    await expect(plain).toHaveURL(addressOf("search", edition));
    await plain.close();
  });
