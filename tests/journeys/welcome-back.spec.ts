import { copy as searchCopy } from "#app/inventory/last-visit-copy.ts";
import { copy } from "#app/offline/copy.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectEnhanced,
  expectNoSidewaysScroll,
  expectStill,
  openPage,
  test,
} from "../support/journey.ts";

const store = 102;

for (const edition of editionIds)
  test(`who comes back finds the yard, its hours and what is new in the last search, and nothing moves, in ${edition}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPage(page, "home", edition);
    await expect(page.locator(".mine a")).toHaveCount(0);
    await openPage(page, "storeMap", edition, { id: store });
    await expect.poll(() => page.evaluate(() => localStorage.getItem("yonke.yard"))).not.toBeNull();
    await openPage(page, "inventory", edition, {}, { query: { q: "honda civic", zip: "95823" } });
    await expect.poll(() => page.evaluate(() => localStorage.getItem("yonke.visits"))).not.toBeNull();
    await page.evaluate(() => {
      const visits = JSON.parse(localStorage.getItem("yonke.visits") ?? "{}");
      for (const visit of Object.values<{ newest: number; at: string }>(visits)) {
        visit.newest = 0;
        visit.at = new Date(Date.now() - 3 * 86_400_000).toISOString();
      }
      localStorage.setItem("yonke.visits", JSON.stringify(visits));
    });
    for (const id of ["inventory", "home"] as const) {
      await openPage(page, id, edition);
      const yard = page.getByRole("region", { name: copy[edition].myYard });
      await expect(yard.locator(".now")).toBeVisible();
      const recent = page.getByRole("navigation", { name: searchCopy[edition].recent }).getByRole("link");
      await expect(recent).toContainText("Honda Civic");
      await expect(recent).toContainText(/\d+ (o más nuevos|nuevos?|or more new|new) (desde el|since) /);
      await expectStill(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page
      .getByRole("region", { name: copy[edition].myYard })
      .getByRole("link", { name: copy[edition].prices })
      .click();
    await expectArrival(page, (url) => url.searchParams.get("store") === String(store));
    await expectEnhanced(page);
  });
