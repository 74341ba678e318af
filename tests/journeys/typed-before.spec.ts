import type { Page } from "@playwright/test";
import { placeCopy } from "#app/stores/place-copy.ts";
import type { Edition } from "#site/editions.ts";
import { addressOf, editionIds, expect, expectEnhanced, test } from "../support/journey.ts";

const heldMs = 3_000;

/**
 * Opens a page whose scripts come three seconds later, or when a slow machine is done with what is filled in before; the small
 * ones in the head stand in the page. Answers how to let them come.
 */
async function openHeld(page: Page, address: string) {
  let letCome = () => {};
  const come = new Promise<void>((done) => {
    letCome = done;
  });
  const waited = new Promise((done) => setTimeout(done, heldMs));
  await page.route(/\.js$/, async (route) => {
    await Promise.all([come, waited]);
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return letCome;
}

/** Fills in each of a form's fields as a hand does, with something other than what stands there; answers by id. */
async function fillIn(page: Page, form: string, texts: Readonly<Record<string, string>>) {
  const filled = new Map<string, string | boolean>();
  const fields = page.locator(form).locator("input:not([type=hidden]), select");
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    const { id, kind, name, next } = await field.evaluate((one: HTMLInputElement | HTMLSelectElement) => ({
      id: one.id,
      kind: one.type,
      name: one.name,
      // The first that is not chosen and means something.
      next: one instanceof HTMLSelectElement ? [...one.options].find((o) => !o.selected && o.value)?.value : undefined,
    }));
    if (kind === "select-one") {
      await field.selectOption(next ?? "");
      filled.set(id, next ?? "");
    } else if (kind === "checkbox" || kind === "radio") {
      // Of several the last that was ticked is.
      if (kind === "radio") for (const other of filled.keys()) if (other.startsWith(`i-${name}-`)) filled.delete(other);
      await field.check();
      filled.set(id, true);
    } else {
      await field.fill(texts[name] ?? "5T");
      filled.set(id, texts[name] ?? "5T");
    }
  }
  return filled;
}

const hydrated = (page: Page, island: string) =>
  page.waitForFunction((name) => document.querySelector(`[data-island=${name}][data-hydrated]`), island);

async function expectKept(page: Page, filled: ReadonlyMap<string, string | boolean>) {
  for (const [id, value] of filled) {
    const field = page.locator(`[id="${id}"]`);
    if (value === true) await expect(field, id).toBeChecked();
    else await expect(field, id).toHaveValue(String(value));
  }
}

const results = (edition: Edition) =>
  addressOf("inventoryResults", edition, {}, { query: { zip: "95823", distance: 100 } });

for (const edition of editionIds)
  test.describe(`what was filled in before the script came, in ${edition}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    const texts = { q: "honda ci", zip: "95670", part: "alternador", vin: "1HGCM82633A004352", engine: "K20" };
    for (const [what, address, form, island, fields] of [
      ["the inventory's form", () => addressOf("inventory", edition), "form.find", "find-form", 1],
      ["the filters of results", () => results(edition), "form.filters__body", "filters-form", 12],
      ["the question for a part", () => addressOf("findPart", edition), "form.part-form", "part-form", 5],
      ["the locator", () => addressOf("locations", edition), "form.locate", "locator-form", 2],
    ] as const)
      test(`${what} keeps it`, async ({ page }) => {
        const letCome = await openHeld(page, address());
        const filled = await fillIn(page, form, texts);
        expect(filled.size).toBeGreaterThanOrEqual(fields);
        letCome();
        await hydrated(page, island);
        await expectEnhanced(page);
        await expectKept(page, filled);
      });

    test("a place that is none, left before, is said when it comes", async ({ page }) => {
      const letCome = await openHeld(page, addressOf("home", edition));
      const field = page.locator("#near-zip");
      await field.fill("123");
      await field.blur();
      letCome();
      await expect(field).toHaveAccessibleDescription(placeCopy[edition].malformed);
      await expect(page.locator("#f-zip")).not.toHaveAttribute("aria-invalid");
    });

    test("the box keeps its line and the caret, and answers it", async ({ page }) => {
      const letCome = await openHeld(page, addressOf("policies", edition));
      const box = page.locator("#q-top");
      await box.pressSequentially("honda ci");
      await page.keyboard.press("ArrowLeft");
      letCome();
      await hydrated(page, "box");
      await expect(box).toBeFocused();
      await expect(box).toHaveValue("honda ci");
      expect(await box.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(7);
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    });

    test("the price list adds up what was ticked, and looks for what was typed", async ({ page }) => {
      const letCome = await openHeld(page, addressOf("partPricing", edition, {}, { query: { store: 101 } }));
      const row = page.locator("#price-list input[name=part]").first();
      await row.check();
      const part = (await row.getAttribute("value")) ?? "";
      letCome();
      await hydrated(page, "price-list");
      await expect(page.locator(`#price-list input[name=part][value="${part}"]`)).toBeChecked();
      await expect(page.locator("#bill .bill__count")).toContainText("1");
    });
  });
