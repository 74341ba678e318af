import type { Page } from "@playwright/test";
import { finderCopy } from "#app/inventory/finder-copy.ts";
import { copy as answerCopy } from "#app/parts/answer-page/copy.ts";
import { copy } from "#app/parts/copy.ts";
import { spokenCar } from "#app/parts/spoken.ts";
import { copy as vinCopy } from "#app/vin/copy.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectEnhanced,
  expectNoSidewaysScroll,
  openPage,
  test,
} from "../support/journey.ts";

const part = { es: "Alternador", en: "Alternator" };
const accord = {
  es: { part: "alternador", model: "honda-accord" },
  en: { part: "alternator", model: "honda-accord" },
};
const path = { es: "/busque-pieza/alternador/honda-civic", en: "/find-a-part/alternator/honda-civic" };

for (const edition of editionIds) {
  const words = copy[edition];
  const answer = answerCopy[edition];
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

    for (const width of [390, 1440])
      test(`of which engine the car is, at ${width}: its cars first, others folded with the reason`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, "partAnswer", edition, accord[edition], { query: { year: "2008" } });
        await chooseEngine(page, edition);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });

    test("whose VIN was read is not asked for the engine, and the device offers it later", async ({ page }) => {
      await openPage(page, "vin", edition);
      await page.locator("#vin-signs").fill("1HGCM665930004352");
      await page.getByRole("button", { name: vinCopy[edition].read, exact: true }).click();
      await page.locator(".chips a", { hasText: part[edition] }).first().click();
      const own = page.getByText(answer.ownEngine("3.0 V6", "J30A4"));
      await expect(own).toBeVisible();
      await expect(page.getByRole("heading", { name: answer.whichEngine })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("link", { name: answer.otherCar }).click();
      await expect(page.getByRole("heading", { name: answer.whichEngine })).toBeVisible();
      await page.locator(".own-car a").click();
      await expect(own).toBeVisible();
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

      test("of which engine the car is", async ({ page }) => {
        await openPage(page, "partAnswer", edition, accord[edition], { query: { year: "2008" } });
        await chooseEngine(page, edition);
      });

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

/** An Accord of 2008 had a 2.4 or a 3.5: the one is pressed, and the other's cars stand folded. */
async function chooseEngine(page: Page, edition: "es" | "en") {
  const words = answerCopy[edition];
  await expect(page.getByRole("heading", { name: words.whichEngine })).toBeVisible();
  const chips = page.getByRole("navigation", { name: words.whichEngine });
  await chips.getByRole("link", { name: /^2\.4 I4/ }).click();
  await expect(page).toHaveURL(/engine=2\.4\+I4/);
  await expect(chips.getByRole("link", { name: /^2\.4 I4/ })).toHaveAttribute("aria-current", "true");
  const [same, other] = [page.locator(".yard-cars > .cars").first(), page.locator(".part-others").first()];
  await expect(same.locator(".car").first()).toContainText(
    new RegExp(`${words.fits.engine.same}|${words.fits.engine.size}`),
  );
  await expect(other.locator(".car").first()).toBeHidden();
  await other.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(other.getByText(words.othersWhy.engine)).toBeVisible();
  await expect(other.locator(".car").first()).toContainText(words.fits.engine.other("3.5L V6"));
}

/** The whole text of an option that begins so: its count changes. */
const optionOf = async (page: Page, select: string, name: string) => {
  const all = await page.locator(`${select} option`).allTextContents();
  return all.find((text) => text.startsWith(`${name} (`)) ?? name;
};
