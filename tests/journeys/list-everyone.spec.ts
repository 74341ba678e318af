import { copy } from "#app/list/copy.ts";
import { copy as offlineCopy } from "#app/offline/copy.ts";
import { carsOf } from "#core/yard-file.ts";
import { editionIds, expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from "../support/journey.ts";
import { keepList, listOf, readYard, yard } from "../support/list-page.ts";

for (const edition of editionIds) {
  const words = copy[edition];

  test.describe(`the list for everyone in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("wherever a car stands one press adds it: among a yard's newest, in a row of its map, beside another car", async ({
      page,
    }) => {
      const file = await readYard(page);
      const cars = carsOf(file);
      const [car] = cars;
      if (!car) throw new Error("an empty yard");
      const count = page.locator("#list-count");
      await openPage(page, "store", edition, { id: yard, slug: file.store.slug });
      await page.locator(".tile .add[aria-pressed=false]").first().click();
      await expect(count).toHaveText("1");
      await openPage(page, "storeMap", edition, { id: yard }, { query: { row: car.row, section: car.section } });
      await page.locator(".yard-page__list .add[aria-pressed=false]").first().click();
      await expect(count).toHaveText("2");
      await expectAccessible(page);
      const twin = cars.find((one) => cars.some(({ id, model }) => id !== one.id && model === one.model));
      await openPage(page, "vehicle", edition, { vin: twin?.vin ?? "" });
      await page.locator(".tile .add[aria-pressed=false]").first().click();
      await expect(count).toHaveText("3");
      await expect(page).toHaveURL(new RegExp(twin?.vin ?? "?"));
      await expectAccessible(page);
      await openPage(page, "myList", edition);
      await expect(page.locator(".stop")).toHaveCount(3);
      await expect(page.locator(".stop .row__number").nth(2)).toHaveText(/./);
    });

    test("with keys alone a part is moved, ticked and taken off; nobody loses the place, and all of it is said", async ({
      page,
    }) => {
      const book = await listOf(page, 3, 1);
      await keepList(page.context(), book);
      await openPage(page, "myList", edition);
      const stops = page.locator(".stop");
      await expect(stops).toHaveCount(3);
      // With its yard's map they stand as one walks to them.
      await expect(page.locator(".visit h2 a")).toBeVisible();
      const name = (await stops.nth(0).locator(".want__name > span").textContent()) ?? "?";
      const last = (await stops.nth(2).locator("h3").textContent()) ?? "?";
      const live = page.locator("#live");
      const more = page.getByRole("button", { name: words.more(name) });
      await more.focus();
      await page.keyboard.press("Enter");
      await stops.nth(0).getByLabel(words.move).focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(stops.nth(0).locator(".want")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: words.moveNow })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(stops.nth(2).locator(".want")).toHaveCount(2);
      await expect(live).toContainText(words.moved(name, last));
      await expect(live).toContainText(/\$\d+\.\d\d/);
      await expect(more).toBeFocused();

      const tick = page.getByRole("checkbox", { name: words.pulled(name) });
      await page.keyboard.press("Shift+Tab");
      await expect(tick).toBeFocused();
      await page.keyboard.press("Space");
      await expect(live).toContainText(`${name}: ${words.states.pulled}.`);
      await expect(tick).toBeFocused();

      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await stops.nth(2).getByRole("button", { name: words.remove }).focus();
      await page.keyboard.press("Enter");
      await expect(live).toContainText(words.removed(name));
      const undo = page.getByRole("button", { name: words.undo });
      await expect(undo).toBeFocused();
      for (let step = 0; step < 3; step++) await page.keyboard.press("Enter");
      await expect(live).toContainText(words.undone);
      await expect(stops.nth(0).locator(".want")).toHaveCount(1);
      await expect(page.getByRole("checkbox", { name: words.pulled(name) })).not.toBeChecked();
      // With nothing left to undo its button is gone.
      await expect(undo).toHaveCount(0);
      await expect(page.locator("[aria-current=true]")).toBeFocused();
    });

    test("nothing breaks it for axe: in light, dark and bright sun, shut, open, with its code, and sent by somebody", async ({
      page,
    }) => {
      const book = await listOf(page, 3, 2);
      const [, second, third] = book.jobs[0]?.stops ?? [];
      if (second?.wants[0] && third?.wants[0]) {
        second.wants[0].state = "gone";
        third.wants[0].state = "pulled";
      }
      await keepList(page.context(), book);
      for (const [width, colorScheme] of [
        [390, "light"],
        [390, "dark"],
        [1440, "dark"],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await openPage(page, "myList", edition);
        await expect(page.locator(".stop")).toHaveCount(3);
        await expectAccessible(page);
        await page.locator(".want .options").first().click();
        await page.locator(".stop__car .options").nth(1).click();
        await page.getByRole("button", { name: words.share.qr }).click();
        await expect(page.getByRole("img", { name: words.share.qrLabel })).toBeVisible();
        await page.locator(".want").nth(3).getByRole("checkbox").click();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        const sun = page.getByRole("button", { name: offlineCopy[edition].sun, exact: true });
        await sun.click();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await sun.click();
      }
      const link = await page.getByRole("link", { name: words.share.whatsapp, exact: true }).getAttribute("href");
      const text = new URL(link ?? "").searchParams.get("text") ?? "";
      await page.evaluate((hash) => location.assign(hash), text.slice(text.indexOf("#")));
      await expect(page.getByRole("button", { name: words.incoming.keep })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: words.incoming.leave }).click();
      await page.evaluate(() => localStorage.clear());
      await page.emulateMedia({ colorScheme: "dark" });
      await openPage(page, "myList", edition);
      await expect(page.getByRole("heading", { name: words.empty.title })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
