import type { Page } from "@playwright/test";
import { copy as storeWords } from "#app/stores/copy.ts";
import { locatorCopy } from "#app/stores/locator-copy.ts";
import { copy as mapCopy, missingMap } from "#app/stores/store-map-page/copy.ts";
import { copy as storeCopy } from "#app/stores/store-page/copy.ts";
import { createAddresses } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import { calendarPath } from "#site/store-files.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectEnhanced,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

const phone = { width: 390, height: 844 };
/** Stores of the demo chain: with a map, without one, closed. */
const rancho = { id: 101, slug: "rancho-cordova-ca", zip: "95670" };
const unmapped = 130;
const closed = { id: 99, slug: "oxnard-ca" };

// axe runs in the page, so only where script does.
const localeOf = (edition: Edition) => (edition === "es" ? "es-US" : "en-US");
const matrixOf = (url: string) => decodeURIComponent(new URL(url).pathname).split(";").slice(1);

async function find(page: Page, edition: Edition, place: string, miles = "100") {
  const words = locatorCopy[edition];
  await page.getByLabel(words.place, { exact: true }).fill(place);
  await page.getByLabel(words.distance).selectOption(miles);
  await page.locator("main").getByRole("button", { name: words.search, exact: true }).click();
}

for (const edition of editionIds) {
  for (const script of [true, false]) {
    test.describe(`${edition}, ${script ? "with" : "without"} script`, () => {
      test.use({
        javaScriptEnabled: script,
        locale: localeOf(edition),
        viewport: script ? { width: 1280, height: 900 } : phone,
      });

      test("from a postal code to the store, its hours and a row on its map", async ({ page }) => {
        await openPage(page, "locations", edition);
        if (script) await expectAccessible(page);
        await find(page, edition, " 95670-1234 ");
        await expect(page.locator(".shop").first()).toContainText("Rancho Cordova");
        await expectEnhanced(page);
        expect(matrixOf(page.url())).toEqual(["zip=95670", "div=All", "distance=100"]);
        await expect(page.locator(".map a.pin")).toHaveCount(await page.locator(".shop").count());
        if (script) await expectAccessible(page);

        await page.locator(".shop h2 a").first().click();
        await expect(page.locator("h1")).toHaveText("Yonke Rancho Cordova");
        await expect(page.locator(".hours tr[aria-current=date]").first()).toContainText(storeWords[edition].today);
        await expect(page.locator(".sign .now").first()).toContainText(
          new RegExp(`${storeWords[edition].open}|${storeWords[edition].yardClosed}|${storeWords[edition].closedNow}`),
        );
        if (script) await expectAccessible(page);
        await expectNoSidewaysScroll(page);

        await page.getByRole("link", { name: storeCopy[edition].yardMap }).click();
        const row = page.locator(".rows a").nth(4);
        const name = (await row.textContent()) ?? "";
        await row.click();
        await expect(page.getByRole("group", { name: new RegExp(` ${name}( |$)`) })).toBeVisible();
        await expect(page.getByRole("heading", { name: mapCopy[edition].rowOf(name), exact: true })).toBeVisible();
        await expect(page.locator(".steps li").nth(2)).toBeVisible();
        if (script) await expectAccessible(page);
      });

      test("nothing near: the nearest few, said plainly", async ({ page }) => {
        await openPage(page, "locations", edition);
        await find(page, edition, "59718", "10");
        await expect(page.locator(".shop")).toHaveCount(3);
        await expect(page.locator("main [role=status]")).toContainText("59718");
        await expect(page.locator("main [role=status]")).toContainText("10");
      });

      test("a place nobody knows: said at the field, what was typed is kept", async ({ page }) => {
        await openPage(page, "locations", edition);
        await find(page, edition, "zzqx 99");
        const field = page.getByLabel(locatorCopy[edition].place, { exact: true });
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveValue("zzqx 99");
        await expect(page.locator("#locate-place-err")).toContainText("zzqx 99");
        if (script) await expectAccessible(page);
      });
    });
  }

  test.describe(`stores in ${edition}`, () => {
    test.use({ locale: localeOf(edition), noise: [/status of (404|410)/] });
    const { url } = createAddresses(servers().one ?? { es: "", en: "" });

    test("by keyboard alone, answers in place, focus and address right", async ({ page }) => {
      await openPage(page, "locationResults", edition, {}, { matrix: { zip: "95670", div: "All", distance: 100 } });
      await page.evaluate(() => Object.assign(window, { mark: true }));
      await page.getByLabel(locatorCopy[edition].place, { exact: true }).focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("76140");
      await page.keyboard.press("Enter");
      await expect(page.locator(".shop h2").first()).toHaveText("Fort Worth");
      await expect(page).toHaveURL(/;zip=76140;/);
      expect(await page.evaluate(() => "mark" in window)).toBe(true);
      await expect(page.locator("#live")).toContainText("76140");
      await page.goBack();
      await expect(page.locator(".shop h2").first()).toHaveText("Rancho Cordova");
    });

    test("the buttons of a yard's sign are equally wide on a phone", async ({ page }) => {
      await page.setViewportSize(phone);
      await openPage(page, "store", edition, rancho);
      const widths = await page
        .locator(".store-top .btn")
        .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().width)));
      expect(widths.length).toBeGreaterThan(3);
      expect(new Set(widths).size).toBe(1);
    });

    test("the overview leads to one store, or to the search around several", async ({ page }) => {
      await openPage(page, "locations", edition);
      const pins = page.locator(".map a.pin");
      expect(await pins.count()).toBeGreaterThan(15);
      const links = await pins.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
      const several = links.find((href) => href.includes(";zip="));
      const one = links.find((href) => !href.includes(";zip="));
      for (const href of [one, several])
        expect((await page.request.get(new URL(href ?? "", page.url()).href)).status()).toBe(200);
      const [outside] = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => new URL(entry.name).host)
          .filter((host) => host !== location.host),
      );
      expect(outside).toBeUndefined();
    });

    test("wrong names move, closed and unknown stores say so", async ({ page }) => {
      const wrong = await page.request.get(url("store", edition, { id: rancho.id, slug: "x" }), { maxRedirects: 0 });
      expect(wrong.status()).toBe(308);
      expect(wrong.headers().location).toContain(rancho.slug);

      const gone = await openPage(page, "store", edition, closed);
      expect(gone.status()).toBe(410);
      await expect(page.locator(".notice")).toContainText(/20\d\d/);
      await expect(page.locator(".guide a")).toHaveCount(4);
      await expectAccessible(page);
      expect((await openPage(page, "store", edition, { id: 4, slug: "x" })).status()).toBe(404);
    });

    test("a map that does not exist says so, word for word", async ({ page }) => {
      for (const id of [unmapped, 99_999, closed.id]) {
        expect((await openPage(page, "storeMap", edition, { id })).status()).toBe(404);
        await expect(page.getByText(missingMap, { exact: true })).toBeVisible();
        await expect(page.locator("h1")).toHaveText(mapCopy[edition].missing);
      }
      await expectAccessible(page);
    });

    test("search engines read the store with its special days", async ({ page }) => {
      await openPage(page, "store", edition, rancho);
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((t) =>
        JSON.parse(t),
      );
      const store = data.find((one) => one["@type"] === "AutoPartsStore");
      expect(store).toMatchObject({ branchCode: "RC1", address: { postalCode: "95670", addressCountry: "US" } });
      expect(store.openingHoursSpecification.length).toBeGreaterThan(0);
      const shut = { opens: "00:00", closes: "00:00" };
      expect(store.specialOpeningHoursSpecification).toContainEqual(expect.objectContaining(shut));
      expect(data.map((one) => one["@type"])).toContain("BreadcrumbList");
    });

    test("the calendar has closures and events", async ({ page }) => {
      const reply = await page.request.get(new URL(calendarPath(rancho.id, edition), servers().one.es).href);
      expect(reply.headers()["content-type"]).toContain("text/calendar");
      const text = (await reply.text()).replace(/\r\n /g, "");
      expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}/);
      expect(text).toMatch(/UID:event-\d+-101@[^\r]+[\s\S]*?DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}/);
      expect(text).toContain(edition === "es" ? "cerrado (" : "closed (");
    });

    test("all of a store's stock by make, and this week's arrivals", async ({ page }) => {
      await openPage(page, "storeStock", edition, rancho);
      expect(await page.locator(".car").count()).toBeGreaterThan(3);
      const counted = await page.locator(".state h3 small").allTextContents();
      const total = counted.reduce((sum, text) => sum + Number(text), 0);
      await expect(page.locator(".lead")).toContainText(total.toLocaleString("en-US"));
      const model = page.locator(".models a").first();
      const name = (await model.textContent()) ?? "";
      await model.click();
      await expect(page.locator("main")).toContainText(name);
    });
  });
}
