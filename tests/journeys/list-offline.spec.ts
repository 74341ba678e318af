import { copy as list } from "#app/list/copy.ts";
import { copy as offline } from "#app/offline/copy.ts";
import { copy as deviceCopy } from "#app/offline/device-page/copy.ts";
import { copy as signal } from "#app/offline/signal-copy.ts";
import { editionIds, expect, expectAccessible, expectEnhanced, expectNoSidewaysScroll } from "../support/journey.ts";
import { keepList, listOf, yard } from "../support/list-page.ts";
import { openKept, pathOf, strip, test } from "../support/yard-line.ts";

for (const edition of editionIds)
  test(`the list opens without signal, with its rows and what is marked, in ${edition}`, async ({ page, line }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keepList(page.context(), await listOf(page, 3, 1));
    // The list itself was never opened.
    await openKept(page, line, pathOf("toolkitRewards", edition));
    line.cut();
    await page.goto(line.origin + pathOf("myList", edition));
    await expectEnhanced(page);
    await expect(page.locator(".stop")).toHaveCount(3);
    await expect(page.locator(".stop .row").first()).toBeVisible();
    const got = page.locator(".want input[type=checkbox]").first();
    await got.check();
    await expect(strip(page)).toContainText(signal[edition].none);
    await page.getByRole("button", { name: offline[edition].sun }).click();
    await expect(page.locator("html")).toHaveAttribute("data-sun", "on");
    await expectAccessible(page);
    await page.reload();
    await expect(got).toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-sun", "on");
  });

for (const edition of editionIds)
  test(`a car put on the list brings its yard along: rates, way and prices are there without signal, in ${edition}`, async ({
    page,
    line,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openKept(page, line, pathOf("inventoryResults", edition, {}, { query: { store: yard } }));
    await page.locator(".car .add").first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("yonke.yards"))).not.toBeNull();
    line.cut();
    // Neither the list nor the car was ever opened.
    await page.goto(line.origin + pathOf("myList", edition));
    await expectEnhanced(page);
    await expect(page.locator(".mapfold summary")).toContainText(list[edition].way);
    await page.getByRole("button", { name: list[edition].addPart }).click();
    await page.locator(".part-finder input").fill(edition === "es" ? "alternador" : "alternator");
    await page.locator(".part-finder li button").first().click();
    await page.locator(".bill summary").click();
    await expect(page.locator(".bill")).toContainText(list[edition].admission(1));
    const car = page.locator(".stop h3 a");
    const name = (await car.textContent()) ?? "?";
    await car.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(deviceCopy[edition].away);
    await expect(page.locator("main .lead")).toContainText(name);
    await expectAccessible(page);

    await page.goto(`${line.origin}${pathOf("savedYard", edition)}#${yard}`);
    const add = page.locator(".yard-page__list .add[aria-pressed=false]").first();
    await add.click();
    await expect(page.locator("#list-count")).toHaveText("2");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
