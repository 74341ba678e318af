import { copy as offline } from "#app/offline/copy.ts";
import { copy as signal } from "#app/offline/signal-copy.ts";
import { editionIds, expect, expectAccessible, expectEnhanced } from "../support/journey.ts";
import { keepList, listOf } from "../support/list-page.ts";
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
