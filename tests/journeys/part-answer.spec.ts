import { finderCopy } from "#app/inventory/finder-copy.ts";
import { copy as answerCopy } from "#app/parts/answer-page/copy.ts";
import { copy } from "#app/parts/copy.ts";
import { spokenCar } from "#app/parts/spoken.ts";
import { editionIds, expect, expectArrival, expectEnhanced, openPage, test } from "../support/journey.ts";

const part = { es: "Alternador", en: "Alternator" };
const path = { es: "/busque-pieza/alternador/honda-civic", en: "/find-a-part/alternator/honda-civic" };

for (const edition of editionIds) {
  const words = copy[edition];
  const fields = finderCopy[edition];

  test.describe(`a part for a car in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("by the keyboard alone: from the form to a yard's row, and to another kind", async ({ page }) => {
      await openPage(page, "findPart", edition);
      await page.locator("#a-part").focus();
      await page.keyboard.type(part[edition].toLowerCase());
      await page.keyboard.press("Tab");
      await expect(page.locator("#a-make")).toBeFocused();
      await page.keyboard.type("Honda");
      await expect(page.locator("#a-model")).toBeEnabled();
      await page.keyboard.press("Tab");
      await page.keyboard.type("Civic");
      await page.keyboard.press("Tab");
      await page.keyboard.type("2001");
      await page.keyboard.press("Tab");
      await page.keyboard.type("95823");
      await page.keyboard.press("Enter");
      await expectArrival(page, (url) => url.pathname === path[edition] && url.searchParams.get("zip") === "95823");
      await expect(page.locator("h1")).toHaveText(
        answerCopy[edition].heading(part[edition], spokenCar("Honda Civic", "2001", edition)),
      );

      const first = page.locator(".till a").first();
      const target = (await first.getAttribute("href")) ?? "";
      await first.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL((url) => url.hash === target);
      await expect(page.locator(`${target} .car .row`).first()).toBeInViewport();

      const before = await page.locator(".till__sum b").first().textContent();
      const other = page.locator(".part-side .price-line a:not([aria-current])").last();
      const name = (await other.locator(".price-line__name").textContent()) ?? "";
      await other.focus();
      await page.keyboard.press("Enter");
      await expectArrival(page, /kind=\d+/);
      await expect(page.locator("#kinds-h")).toContainText(answerCopy[edition].which(name));
      await expect(page.locator(".till__sum b").first()).not.toHaveText(before ?? "");
    });

    test("a car's page leads to it", async ({ page }) => {
      await openPage(page, "partAnswer", edition, {
        part: path[edition].split("/")[2] as string,
        model: "honda-civic",
      });
      await page.locator(".car a").first().click();
      await expectEnhanced(page);
      const link = page.locator("#part-links-h ~ nav a").first();
      await expect(link).toHaveAttribute("href", new RegExp(`^${path[edition].split("/").slice(0, 2).join("/")}/`));
      await link.click();
      await expect(page.locator(".tills, .empty").first()).toBeVisible();
    });

    test("an unknown part is answered with the nearest names", async ({ page }) => {
      await openPage(page, "findPart", edition, {}, { query: { part: "alltornadoor" } });
      await expect(page.locator(".empty h2")).toHaveText(words.unknownPart("alltornadoor"));
      await page.locator(".empty .chip", { hasText: part[edition] }).first().click();
      await expect(page.locator("h1")).toContainText(part[edition]);
    });

    test("no heading breaks at the hyphen of a car's name", async ({ page }) => {
      const engine = edition === "es" ? "motor-completo" : "engine-complete";
      await openPage(page, "partAnswer", edition, { part: engine, model: "ford-f-150" });
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const names = page.locator(":is(h1, #years-h) .whole-name");
        await expect(names).toHaveText(["F-150", "F-150"]);
        expect(await names.evaluateAll((all) => all.map((name) => name.getClientRects().length))).toEqual([1, 1]);
      }
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("the form asks for the model in a second step and then answers", async ({ page }) => {
        await openPage(page, "findPart", edition);
        await page.locator("#a-part").fill(part[edition]);
        await page.locator("#a-make").selectOption({ label: await optionOf(page, "#a-make", "Honda") });
        await page.getByRole("button", { name: fields.showModels }).click();
        await page.locator("#a-model").selectOption({ label: await optionOf(page, "#a-model", "Civic") });
        await page.locator("#a-zip").fill("95823");
        await page.getByRole("button", { name: words.search }).click();
        await expect(page).toHaveURL((url) => url.pathname === path[edition]);
        await expect(page.locator(".till__sum b").first()).toHaveText(/^\$\d+\.\d\d(–\$\d+\.\d\d)?$/);
        await expect(page.locator(".car .row").first()).toBeVisible();
      });
    });
  });
}

/** The whole text of an option that begins so: its count changes. */
const optionOf = async (page: import("@playwright/test").Page, select: string, name: string) => {
  const all = await page.locator(`${select} option`).allTextContents();
  return all.find((text) => text.startsWith(`${name} (`)) ?? name;
};
