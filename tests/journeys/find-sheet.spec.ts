import type { Page } from "@playwright/test";
import { boxCopy } from "#app/box/box-copy.ts";
import { findCopy } from "#app/box/find-copy.ts";
import { finderCopy } from "#app/inventory/finder-copy.ts";
import type { Edition } from "#site/editions.ts";
import { findForm, openPlate } from "../support/find-form.ts";
import { holdIslands } from "../support/hold-islands.ts";
import { addressOf, editionIds, expect, expectAccessible, expectArrival, openPage, test } from "../support/journey.ts";

const zip = "95823";
const lineOf = { es: "alternador civic 2001", en: "alternator civic 2001" } satisfies Record<Edition, string>;
/** What a keyboard leaves of a phone. */
const sizes = [
  { width: 390, height: 500 },
  { width: 320, height: 460 },
];
const rememberPlace = (page: Page) =>
  page.addInitScript((place) => localStorage.setItem("yonke.search", JSON.stringify({ zip: place })), zip);
/** A choice of one of the form's lists, with its count, once it is there. */
const optionOf = async (page: Page, list: string, name: string) =>
  (await page.locator(`#f-${list} option`, { hasText: new RegExp(`^${name} \\(`) }).textContent()) ?? "";
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

for (const edition of editionIds)
  test.describe(`the search on a phone in ${edition}`, () => {
    const words = boxCopy[edition];
    test.use({ locale: edition === "es" ? "es-US" : "en-US", hasTouch: true });

    for (const size of sizes)
      test(`shows what it finds above the keyboard at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await openPage(page, "home", edition);
        await findForm(page).locator("#f-q").tap();
        await page.keyboard.type(lineOf[edition]);
        await expect(page.getByLabel(words.nearWhere)).toBeInViewport({ ratio: 1 });
        await expect(options(page).first()).toBeInViewport({ ratio: 1 });
        await page.getByLabel(words.nearWhere).fill(zip);
        // The answer itself, before any page is asked for: the yard, its row, what is paid.
        await expect(options(page).first()).toContainText("Sacramento");
        await expect(options(page).first().locator(".here__sum")).toBeInViewport({ ratio: 1 });
        await expect(options(page).first().locator(".here__row")).toBeInViewport({ ratio: 1 });
        await expect(page.locator("[aria-controls=find-place]")).toContainText(zip);
      });

    test("answers who comes back without asking for the place, and one tap leads to the cars", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await rememberPlace(page);
      await openPage(page, "home", edition);
      await findForm(page).locator("#f-q").tap();
      await page.keyboard.type(lineOf[edition]);
      const answer = options(page).first();
      await expect(answer).toContainText(words.atCounter);
      await expect(page.getByText("Las Vegas")).toHaveCount(0);
      await expectAccessible(page);
      await answer.tap();
      await expectArrival(page, /honda-civic\?year=2001&zip=95823#store-\d+$/);
    });

    test("is closed by its key, by Escape and empties first; the header's box does the same", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await rememberPlace(page);
      await openPage(page, "policies", edition);
      const box = page.locator("#q-top");
      await box.tap();
      const sheet = page.locator("[role=dialog]:popover-open");
      await expect(sheet).toBeVisible();
      await page.keyboard.type(lineOf[edition]);
      await expect(options(page).first()).toContainText(words.atCounter);
      await page.getByRole("button", { name: findCopy[edition].forget(findCopy[edition].plates.place, zip) }).click();
      await expect(page.getByLabel(words.nearWhere)).toBeVisible();
      await box.focus();
      await page.keyboard.press("Escape");
      await expect(box).toHaveValue("");
      await expect(sheet).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
      await box.tap();
      await page.getByRole("button", { name: words.back }).tap();
      await expect(sheet).toHaveCount(0);
      await expect(box).not.toBeFocused();
    });

    for (const [what, id, field, files] of [
      ["any script", "home", "#f-q", /\.js$/],
      ["its code", "policies", "#q-top", undefined],
    ] as const)
      test(`a tap before ${what} opens it when that is there, though no pointer is on it by then`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        const letCome = await holdIslands(page, files);
        await page.goto(addressOf(id, edition), { waitUntil: "domcontentloaded" });
        await page.locator(field).tap();
        await expect(page.locator(field)).toBeFocused();
        // For a moment after a tap Chromium says that nothing is pointed at; here for good.
        await page.locator(field).evaluate((line) => line.style.setProperty("pointer-events", "none"));
        let away = 500;
        await expect(async () => {
          await page.mouse.move(9, away++);
          expect(await page.locator(`${field}:hover`).count()).toBe(0);
        }).toPass();
        letCome();
        await expect(page.locator("[role=dialog]:popover-open")).toBeVisible();
        await page.keyboard.type(lineOf[edition]);
        await expect(options(page).first()).toBeVisible();
      });

    test("says on its button how many cars the chosen fields lead to, and leads to as many", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await rememberPlace(page);
      await openPage(page, "inventory", edition);
      await openPlate(page, "car");
      const form = findForm(page);
      await form
        .getByRole("combobox", { name: finderCopy[edition].make })
        .selectOption({ label: await optionOf(page, "make", "Honda") });
      await form
        .getByRole("combobox", { name: finderCopy[edition].model })
        .selectOption({ label: await optionOf(page, "model", "Civic") });
      const [before = "", after = ""] = findCopy[edition].see(2, "#").split("#");
      const button = form.getByRole("button", { name: new RegExp(`^${before}[\\d,]+${after}$`) });
      const said = (await button.textContent())?.match(/[\d,]+/)?.[0] ?? "?";
      await button.tap();
      await expectArrival(page, /make=\d+&model=\d+&distance=25&zip=95823/);
      await expect(page.locator("[data-found]")).toHaveText(new RegExp(`^${said} `));
    });

    test("is a dialog that keeps the focus and gives it back; the Tab key passes by", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await rememberPlace(page);
      for (const [id, field] of [
        ["home", "#f-q"],
        ["policies", "#q-top"],
      ] as const) {
        await openPage(page, id, edition);
        const line = page.locator(field);
        const sheet = page.getByRole("dialog", { name: words.search });
        await line.focus();
        await expect(line).toHaveAttribute("role", "combobox");
        await expect(sheet, id).toHaveCount(0);
        await page.keyboard.type(lineOf[edition]);
        await expect(sheet, id).toBeVisible();
        await expect(sheet).toHaveAttribute("aria-modal", "true");
        await expect(options(page).first()).toContainText(words.atCounter);
        await page.keyboard.press("ArrowDown");
        const first = (await options(page).first().getAttribute("id")) ?? "";
        await expect(line).toHaveAttribute("aria-activedescendant", first);
        await expectAccessible(page);
        // Whatever the Tab key comes to is of the sheet, or of the browser.
        await expect(page.locator("footer")).toHaveAttribute("inert", "");
        for (let step = 0; step < 12; step++) {
          await page.keyboard.press("Tab");
          const isInside = await page.evaluate(
            () => document.activeElement === document.body || document.activeElement?.closest("[role=dialog]") != null,
          );
          expect(isInside, `${id} ${step}`).toBe(true);
        }
        await line.focus();
        await page.keyboard.press("Escape");
        await expect(line).toHaveValue("");
        await page.keyboard.press("Escape");
        await expect(sheet).toHaveCount(0);
        await expect(line, id).toBeFocused();
        await expect(page.locator("footer")).not.toHaveAttribute("inert");
      }
    });
  });
