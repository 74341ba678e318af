import type { Page } from "@playwright/test";
import { finderCopy } from "#app/inventory/finder-copy.ts";
import { filtersCopy } from "#app/inventory/results-page/filters-copy.ts";
import { locatorCopy } from "#app/stores/locator-copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import { findForm, openPlate } from "../support/find-form.ts";
import { holdIslands } from "../support/hold-islands.ts";
import { addressOf, editionIds, expect, expectAccessible, expectEnhanced, openPage, test } from "../support/journey.ts";

const zip = "95823";
const localeOf = { es: "es-US", en: "en-US" };

/** React has taken over every island that the page begins with. */
async function expectHydrated(page: Page) {
  await expectEnhanced(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]:not([data-hydrate])")].every((island) => {
      const isHeld = (part: Element, by: string) => Object.keys(part).some((key) => key.startsWith(by));
      // One that has nothing to show is held all the same.
      if (island.children.length === 0) return isHeld(island, "__reactContainer");
      return [...island.children].some((child) => isHeld(child, "__reactProps"));
    }),
  );
}

for (const edition of editionIds) {
  test.describe(`islands in ${edition}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: localeOf[edition] });

    test("hydrate without drawing anything anew", async ({ page }) => {
      const results = { query: { zip, distance: 100, make: 145, color: "red" } };
      for (const address of [
        addressOf("home", edition),
        addressOf("inventory", edition, {}, { query: { make: 145 } }),
        addressOf("inventoryResults", edition, {}, results),
        addressOf("locations", edition),
        addressOf("locationResults", edition, {}, { matrix: { zip, div: "All", distance: 100 } }),
      ]) {
        await page.goto(address);
        await expectHydrated(page);
        const [drawn, sent] = await page.evaluate(async () => {
          const answer = await fetch(location.href);
          const document = new DOMParser().parseFromString(await answer.text(), "text/html");
          // The carousel begins to move; what is for those without script is no element where there is script.
          const islands = (root: ParentNode) =>
            [...root.querySelectorAll("[data-island]:not([data-island=carousel])")].map((one) =>
              one.innerHTML.replace(/<noscript>.*?<\/noscript>/g, ""),
            );
          return [islands(window.document), islands(document)];
        });
        expect(sent?.length, address).toBeGreaterThan(0);
        expect(drawn, address).toEqual(sent);
      }
    });

    test("a list stays in a page that a translator has changed before its code came", async ({ page }) => {
      const letThrough = await holdIslands(page);
      await page.goto(addressOf("partPricing", edition));
      const yard = await page.locator(".price-states a[href*='store=']").first().getAttribute("href");
      await page.goto(new URL(yard ?? "", page.url()).href);
      const rows = page.locator("#price-list .price-line");
      const before = await rows.count();
      expect(before).toBeGreaterThan(100);
      await page.evaluate(() => {
        for (const label of document.querySelectorAll("[data-island=price-list] label")) {
          if (label.closest("[data-slot]")) continue;
          const font = document.createElement("font");
          font.append(...label.childNodes);
          label.append(font);
        }
      });
      letThrough();
      await expectHydrated(page);
      expect(await rows.count()).toBe(before);
      await page.locator("[data-island=price-list] input[name=part]").first().check();
    });

    test("the form keeps what was typed before its code came, and fills in the last place", async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem(
          "yonke.search",
          JSON.stringify({ make: "145", zip: "76140", distance: "250", from: "1999" }),
        );
      });
      const open = await holdIslands(page);
      await page.goto(addressOf("inventory", edition));
      const line = findForm(page).locator("[name=q]");
      await line.pressSequentially("honda ci");
      open();
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      await page.keyboard.type("vic");
      await expect(line).toBeFocused();
      await expect(line).toHaveValue("honda civic");
      await expect(page.locator("[aria-controls=find-car]")).toContainText("Honda Civic");
      await expect(page.locator("[aria-controls=find-place]")).toContainText("76140");
      // What was searched for last is another question.
      await expect(findForm(page).locator("[name=make]")).toHaveValue("");
    });

    test("a place that an earlier release kept waits in the form; what is no search does not", async ({ page }) => {
      await openPage(page, "inventory", edition);
      const kept = { make: "145", model: "2413", from: "1999", to: "2005", zip, distance: "250" };
      await page.evaluate((search) => localStorage.setItem("yonke.search", search), JSON.stringify(kept));
      await openPage(page, "home", edition);
      await expect(findForm(page).locator("[name=zip]")).toHaveValue(zip);
      await page.evaluate(() => localStorage.setItem("yonke.search", "{"));
      await openPage(page, "home", edition);
      await expect(findForm(page).locator("[name=zip]")).toHaveValue("");
    });

    test("the models come as a small answer, in the words of the page", async ({ page }) => {
      await openPage(page, "inventory", edition);
      await openPlate(page, "car");
      const form = findForm(page);
      const honda = (await form.locator("[name=make] option", { hasText: "Honda" }).getAttribute("value")) ?? "";
      const answer = page.waitForResponse(/\/models/);
      await form.locator("[name=make]").selectOption(honda);
      expect((await (await answer).body()).length).toBeLessThan(4000);
      await expect(form.locator("[name=model]")).toBeEnabled();
      const offered = await form.locator("[name=model] option").allTextContents();
      await expect(page.locator("#live")).toHaveText(finderCopy[edition].modelsOf(String(offered.length - 1), "Honda"));
      await openPage(page, "inventory", edition, {}, { query: { make: honda, step: "models" } });
      expect(await form.locator("[name=model] option").allTextContents()).toEqual(offered);
      await openPlate(page, "car");
      await form.locator("[name=make]").selectOption("");
      await expect(form.locator("[name=model]")).toBeDisabled();
      await expect(form.locator("[name=model]")).toHaveText(finderCopy[edition].makeFirst);
    });

    test("filters keep what was typed before their code came, and live on after a swap", async ({ page }) => {
      const open = await holdIslands(page);
      await page.goto(addressOf("inventoryResults", edition, {}, { query: { zip, distance: 100 } }));
      const form = page.locator("form.filters__body");
      const make = form.locator("[name=make]");
      const model = form.locator("[name=model]");
      await form.locator("#i-since-7").check();
      await form.locator("[name=zip]").fill("95670");
      open();
      await expectHydrated(page);
      await expect(form.locator("#i-since-7")).toBeChecked();
      await expect(form.locator("[name=zip]")).toHaveValue("95670");
      await page.evaluate(() => Object.assign(window, { gone: document.querySelector("[data-island=filters-form]") }));
      await form.locator("[name=color]").first().check();
      await expect(page).toHaveURL(/[?&]color=/);
      await expect(page).toHaveURL(/[?&]zip=95670/);
      // React has let go of the form that was replaced, and holds the new one.
      await page.waitForFunction(() => {
        const { gone } = window as unknown as { gone: Record<string, unknown> & Element };
        const held = Object.keys(gone).filter((key) => key.startsWith("__reactContainer"));
        return !gone.isConnected && held.length > 0 && held.every((key) => gone[key] === null);
      });
      await expectHydrated(page);
      await make.selectOption((await make.locator("option", { hasText: "Honda" }).getAttribute("value")) ?? "");
      await expect(model).toBeEnabled();
      await expect(page).toHaveURL(/[?&]make=\d/);
      const found = (await page.locator(".found b").textContent()) ?? "";
      await expect(form.getByRole("button", { name: filtersCopy[edition].see(found) })).toBeVisible();
    });

    test("a place that is none is said when the field is left, and no longer once it is mended", async ({ page }) => {
      await openPage(page, "locations", edition);
      const field = page.getByLabel(locatorCopy[edition].place, { exact: true });
      await field.fill("123");
      await expect(page.locator("#locate-place-err")).toHaveCount(0);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(placeCopy[edition].malformed);
      await expect(page.locator("#live")).toHaveText(placeCopy[edition].malformed);
      await expectAccessible(page);
      await field.fill("");
      await expect(field).toHaveAccessibleDescription(placeCopy[edition].needed);
      await field.fill("9567");
      await field.pressSequentially("0");
      await expect(page.locator("#locate-place-err")).toHaveCount(0);
      await expect(field).not.toHaveAttribute("aria-invalid");
    });

    test("a device that does not know its place says so until something is typed", async ({ page }) => {
      await openPage(page, "locations", edition);
      await page.getByRole("button", { name: placeCopy[edition].locate }).click();
      const said = page.locator(".locate .hint");
      await expect(said).toHaveText(placeCopy[edition].locateFailed);
      await page.getByLabel(locatorCopy[edition].place, { exact: true }).fill("9");
      await expect(said).toHaveCount(0);
    });
  });
}
