import { copy as offlineCopy } from "#app/offline/copy.ts";
import { copy as deviceCopy } from "#app/offline/device-page/copy.ts";
import { copy as yardCopy } from "#app/offline/saved-yard-page/copy.ts";
import { copy as signal } from "#app/offline/signal-copy.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectEnhanced,
  expectNoSidewaysScroll,
  expectStill,
  servers,
} from "../support/journey.ts";
import { age, openKept, pathOf, strip, test } from "../support/yard-line.ts";

const store = 102;
const findSlug = async () => {
  const file = await fetch(`${servers().one.es}/yards/store-${store}.json`);
  return ((await file.json()) as { store: { slug: string } }).store.slug;
};

for (const edition of editionIds) {
  const words = signal[edition];
  test.describe(`yard mode, in ${edition}`, () => {
    test("what was opened shows without signal and says of when it is; what was not leads to what is kept", async ({
      page,
      line,
    }) => {
      const path = pathOf("toolkitRewards", edition);
      await openKept(page, line, path);
      await expect(strip(page)).toHaveCount(0);
      line.cut();
      await page.goto(line.origin + path);
      await expect(strip(page)).toContainText(words.none);
      await expect(strip(page)).toContainText(words.today("").slice(0, 6).trim());
      await expectEnhanced(page);
      await expectAccessible(page);

      await page.goto(line.origin + pathOf("policies", edition));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(deviceCopy[edition].away);
      await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      line.mend();
      await strip(page).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(deviceCopy[edition].away);
      await expect(strip(page)).toHaveCount(0);
    });

    test("a yard that was saved is searched without signal, from the device alone", async ({ page, line }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(line.origin + pathOf("store", edition, { id: store, slug: await findSlug() }));
      await expectEnhanced(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.getByRole("link", { name: offlineCopy[edition].save }).click();
      const open = page.getByRole("link", { name: offlineCopy[edition].open });
      await expect(open).toBeVisible();
      // It waits for nothing: the line holds back whatever is asked.
      line.line = "slow";
      await open.click();
      const box = page.getByLabel(yardCopy[edition].search);
      await expect(box).toBeVisible();
      line.cut();
      await expect(page.locator("main .living svg")).toBeVisible();
      await expectStill(page);
      await expect(page.locator("main")).toContainText(yardCopy[edition].savedAt(words.today("").slice(0, 4).trim()));
      await box.fill("civic");
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^[2-9]\d* (carros|cars)$/);
      const rows = page.locator("main .yard-page__list li");
      await expect(rows.first()).toContainText("Honda Civic");
      const row = (await rows.first().locator(".yard-page__row").textContent())?.split(" ").at(-1) ?? "";
      await box.fill(`${edition === "es" ? "fila" : "row"} ${row}`);
      const others = async () =>
        (await rows.locator(".yard-page__row").allTextContents()).filter((text) => !text.endsWith(row));
      await expect.poll(others).toEqual([]);
      await expect(page.locator("main .yard-drawing")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // As people say it, mistyped, with what is no car of the yard.
      await box.fill(edition === "es" ? "alternador para sivic 90 en adelante" : "sivic alternator 90 and up");
      await expect(rows.first()).toContainText("Honda Civic");
      await expect(page.locator("main")).toContainText(
        yardCopy[edition].leftOut(edition === "es" ? "alternador" : "alternator"),
      );
      await box.fill(edition === "es" ? "alternador" : "alternator");
      await expect(page.locator("main")).toContainText(/\$\d+\.\d\d/);
      await page.evaluate(() => {
        const yards = JSON.parse(localStorage.getItem("yonke.yards") ?? "[]");
        yards[0].at = new Date(Date.now() - 2 * 86_400_000).toISOString();
        localStorage.setItem("yonke.yards", JSON.stringify(yards));
      });
      await page.reload();
      await box.fill(edition === "es" ? "alternador" : "alternator");
      await expect(page.locator("main")).toContainText(yardCopy[edition].oldPrices);
      await expect(page.locator("main")).not.toContainText("$");
    });

    test("all that is kept is seen and erased in one place", async ({ page, line }) => {
      await openKept(page, line, pathOf("toolkitRewards", edition));
      await page.goto(line.origin + pathOf("device", edition));
      await expectEnhanced(page);
      const main = page.locator("main");
      await expect(main.getByRole("heading", { name: deviceCopy[edition].pages })).toBeVisible();
      await main.getByRole("button", { name: offlineCopy[edition].sun }).click();
      await expect(page.locator("html")).toHaveAttribute("data-sun", "on");
      await expectAccessible(page);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-sun", "on");
      await main.getByRole("button", { name: deviceCopy[edition].eraseAll }).click();
      await main.getByRole("button", { name: deviceCopy[edition].sure }).click();
      await expect(main).toContainText(deviceCopy[edition].empty);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("yonke.")))).toEqual(
        [],
      );
      expect(await page.evaluate(() => caches.has("yonke-pages-1"))).toBe(false);
    });
  });
}

test("prices of another day are not there without signal", async ({ page, line }) => {
  const path = pathOf("partPricing", "es", {}, { query: { store } });
  await openKept(page, line, path);
  await expect(page.locator("main")).toContainText(/\$\d/);
  await age(page, path, 25);
  line.cut();
  await page.goto(line.origin + path);
  await expect(strip(page)).toContainText(signal.es.noPrices);
  await expect(page.locator("main")).not.toContainText(/\$\d/);
  await expectAccessible(page);
});

test("with poor signal the kept page comes first, and what the network brings is offered", async ({ page, line }) => {
  const path = pathOf("toolkitRewards", "es");
  await openKept(page, line, path);
  line.line = "slow";
  await page.goto(line.origin + path);
  await expect(strip(page)).toContainText(signal.es.poor);
  await expectEnhanced(page);
  line.mend();
  await expect(strip(page)).toContainText(signal.es.back);
  await strip(page).getByRole("link", { name: signal.es.fresh }).click();
  await expect(strip(page)).toHaveCount(0);
});

test("pages of one visitor are never kept", async ({ page, line }) => {
  await openKept(page, line, pathOf("toolkitRewards", "es"));
  await page.goto(line.origin + pathOf("contact", "es"));
  await expectEnhanced(page);
  line.cut();
  await page.goto(line.origin + pathOf("contact", "es"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(deviceCopy.es.away);
  await expect(page.locator(`main a[href="${pathOf("contact", "es")}"]`)).toHaveCount(0);
});
