import type { Page } from "@playwright/test";
import { boxCopy } from "#app/box/box-copy.ts";
import { understoodCopy } from "#app/box/understood-copy.ts";
import { copy as searchCopy } from "#app/search/copy.ts";
import { localeOf } from "#core/edition.ts";
import {
  addressOf,
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from "../support/journey.ts";

const question = { es: "alternador civic 01 barato sac", en: "alternator civic 01 cheap sac" };
const part = { es: "Alternador", en: "Alternator" };
const box = (page: Page) => page.locator("#q-top");
const list = (page: Page) => page.getByRole("listbox");
const chosen = (page: Page) => list(page).getByRole("option", { selected: true });
const island = "[data-hydrated] #q-top";

/** Types a line and sends it, once the box's code is there. */
async function ask(page: Page, line: string) {
  await box(page).focus();
  await page.locator(island).waitFor();
  await box(page).fill(line);
  await page.keyboard.press("Enter");
}

for (const edition of editionIds) {
  const words = boxCopy[edition];
  const chips = understoodCopy[edition];
  test.describe(`the one box in ${edition}`, () => {
    test.use({ locale: localeOf[edition] });

    test("suggests while it is typed, and the keyboard chooses", async ({ page }) => {
      await openPage(page, "policies", edition);
      await expect(box(page)).not.toHaveAttribute("role");
      // React comes when the box is touched, and not before.
      await expect(page.locator("[data-hydrated]")).toHaveCount(0);
      await box(page).focus();
      await page.keyboard.type(question[edition]);
      await expect(page.locator(island)).toHaveValue(question[edition]);
      const combobox = page.getByRole("combobox", { name: words.name });
      await expect(combobox).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("#live")).toHaveText(/\d/);
      const options = list(page).getByRole("option");
      await expect(options.first()).toContainText(`${part[edition]} `);
      await expect(list(page).getByRole("group", { name: words.groups.yard })).toContainText("Sacramento");
      await page.keyboard.press("ArrowDown");
      await expect(chosen(page)).toHaveAttribute("id", (await options.first().getAttribute("id")) ?? "");
      await expect(combobox).toHaveAttribute("aria-activedescendant", (await chosen(page).getAttribute("id")) ?? "");
      await page.keyboard.press("ArrowUp");
      await expect(chosen(page)).toHaveCount(0);
      await page.keyboard.press("ArrowUp");
      await expect(chosen(page)).toHaveAttribute("id", (await options.last().getAttribute("id")) ?? "");
      await page.keyboard.press("Home");
      await expect(chosen(page)).toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(list(page)).toHaveCount(0);
      await expect(combobox).toHaveValue(question[edition]);
      await expect(combobox).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      // The last of them is always the whole site.
      await expect(page).toHaveURL(/\/(busqueda|search);s=/);
    });

    test("Escape holds off suggestions that are still under way", async ({ page }) => {
      await openPage(page, "policies", edition);
      await box(page).focus();
      await page.locator(island).waitFor();
      const held = Promise.withResolvers<void>();
      await page.route(/api\/suggest/, async (route) => {
        await held.promise;
        // Whoever pressed Escape does not wait for it.
        await route.continue().catch(() => {});
      });
      const asked = page.waitForRequest(/api\/suggest/);
      await page.keyboard.type("alternador");
      await asked;
      await page.keyboard.press("Escape");
      held.resolve();
      await page.unroute(/api\/suggest/);
      await page.waitForTimeout(500);
      await expect(page.locator(".suggestions")).toHaveCount(0);
      await page.keyboard.press("ArrowDown");
      await expect(list(page)).toBeVisible();
    });

    test("its chips are buttons that take a thing off the line", async ({ page }) => {
      await openPage(page, "policies", edition);
      // A word is not understood as soon as it has ended.
      await box(page).pressSequentially("civic xyzzy ");
      await page.getByRole("button", { name: chips.remove(chips.kinds.unknown, "xyzzy") }).click();
      await expect(box(page)).toHaveValue("civic");
      await box(page).fill("");
      await box(page).pressSequentially(question[edition]);
      const chip = page.getByRole("button", { name: chips.remove(chips.kinds.part, part[edition]) });
      await chip.waitFor();
      await expect(page.locator(".suggestions .chip--no")).toHaveCount(1);
      await page.keyboard.press("ArrowDown");
      await expect(chosen(page)).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(chip).toBeFocused();
      // Who went on to the chips has chosen no suggestion.
      await expect(chosen(page)).toHaveCount(0);
      await expect(box(page)).not.toHaveAttribute("aria-activedescendant");
      await page.keyboard.press("Enter");
      await expect(box(page)).not.toHaveValue(/altern/i);
      await expect(box(page)).toBeFocused();
      await expect(chip).toHaveCount(0);
      await page.locator("h1").click({ position: { x: 4, y: 4 } });
      await expect(page.locator(".suggestions")).toHaveCount(0);
      await expect(box(page)).toHaveValue(/civic/);
    });

    test("leads on where nothing was chosen, and says what it did not understand", async ({ page }) => {
      await openPage(page, "policies", edition);
      await ask(page, "civic 2001");
      await expect(page).toHaveURL(/year=2001/);
      await ask(page, edition === "es" ? "alternador civic 2001 95823" : "alternator civic 2001 95823");
      await expect(page).toHaveURL(/\/altern\w+\/honda-civic\?year=2001&zip=95823$/);
      await ask(page, edition === "es" ? "empleos" : "jobs");
      await expect(page).toHaveURL(addressOf("careers", edition));
      // The page of the inventory form has the box as well.
      await openPage(page, "inventory", edition);
      await ask(page, "civic xyzzy");
      await expect(page).toHaveURL(/model=/);
      await expect(page.getByText(chips.leftOut(["xyzzy"]))).toBeVisible();
      await expectAccessible(page);
    });

    test.describe("on a line that fails", () => {
      test.use({ noise: [/net::ERR_FAILED .*api\/suggest/] });

      test("misspelt lines still find something, and what fails says nothing", async ({ page }) => {
        await openPage(page, "policies", edition);
        await box(page).pressSequentially(edition === "es" ? "calabera" : "tailight");
        await expect(list(page)).toContainText(edition === "es" ? "Calavera" : "Taillight");
        await page.route(/api\/suggest/, (route) => route.abort());
        await box(page).pressSequentially(" civic");
        await expect(box(page)).toHaveValue(/ civic$/);
        await page.unroute(/api\/suggest/);
        await box(page).pressSequentially(" 2001");
        await expect(list(page)).toContainText("Honda Civic 2001");
      });
    });

    for (const look of [{ colorScheme: "dark" }, { forcedColors: "active" }] as const)
      test(`holds together at 320 px, ${Object.values(look)[0]}`, async ({ browser }) => {
        const context = await browser.newContext({ ...look, viewport: { width: 320, height: 640 }, hasTouch: true });
        const page = await context.newPage();
        await openPage(page, "policies", edition);
        const narrow = (await box(page).boundingBox())?.width ?? 0;
        await box(page).tap();
        // Who writes gets the logo's room, and reads what the box finds.
        expect((await box(page).boundingBox())?.width).toBeGreaterThanOrEqual(narrow + 44);
        await expect(page.locator("[role=dialog]:popover-open")).toBeVisible();
        // A list may have come for the first half of the line.
        const whole = page.waitForResponse((answer) => /api\/suggest\?t=.*sac/.test(answer.url()));
        await page.keyboard.type(question[edition]);
        await whole;
        await list(page).waitFor();
        await page.keyboard.press("ArrowDown");
        await expectNoSidewaysScroll(page);
        // What axe takes for the colours of forced ones is not what is painted.
        if ("colorScheme" in look) await expectAccessible(page);
        const paint = (option: Element) => getComputedStyle(option).backgroundColor;
        // The chosen line is painted once the box's code is there.
        const other = list(page).getByRole("option").last();
        await expect
          .poll(async () => (await chosen(page).evaluate(paint)) !== (await other.evaluate(paint)))
          .toBe(true);
        const low = await page
          .locator(".suggestions :is(a, button)")
          .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
        expect(low).toBe(0);
        await list(page).getByRole("option").first().tap();
        await expect(page).not.toHaveURL(/pol[ií]t|polic/);
        await context.close();
      });
  });

  test.describe(`the one box without script in ${edition}`, () => {
    test.use({ javaScriptEnabled: false, locale: localeOf[edition] });

    test("leads to the site search, which shows the car first; what it did not understand are chips, which are links", async ({
      page,
    }) => {
      await openPage(page, "home", edition);
      await box(page).fill("toyata corola 2001 xyzzy");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/(busqueda|search);s=toyata%20corola%202001%20xyzzy$/);
      await page.getByRole("link", { name: searchCopy[edition].answers.unsure("toyata corola 2001 xyzzy") }).click();
      await expect(box(page)).toHaveValue("toyata corola 2001 xyzzy");
      await page.getByRole("link", { name: chips.remove(chips.kinds.years, "2001") }).click();
      await expect(box(page)).toHaveValue("toyata corola xyzzy");
      await page.getByRole("link", { name: chips.remove(chips.kinds.unknown, "xyzzy") }).click();
      await expect(box(page)).toHaveValue("toyata corola");
    });

    test("asks which city of one name is meant, and goes to the yard of the chosen one", async ({ page }) => {
      await openPage(page, "policies", edition);
      await box(page).fill("abierto hoy richmond");
      await page.keyboard.press("Enter");
      await page.locator("#results a").first().click();
      await page.getByRole("link", { name: "Richmond, CA", exact: true }).click();
      await expect(page).toHaveURL(/\/\d+\/richmond-ca$/);
    });
  });
}
