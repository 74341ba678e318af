import type { Page } from "@playwright/test";
import { finderCopy as words } from "#app/inventory/finder-copy.ts";
import { copy as sinceWords } from "#app/inventory/last-visit-copy.ts";
import { copy as resultWords } from "#app/inventory/results-page/copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import type { Edition } from "#site/editions.ts";
import { findForm as form, openPlate } from "../support/find-form.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectEnhanced,
  expectNoSidewaysScroll,
  expectStill,
  openPage,
  pressFar,
  servers,
  test,
} from "../support/journey.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const zip = "95823";
const localeOf = { es: "es-US", en: "en-US" };
const make = (page: Page) => form(page).locator("select[name=make]");
const model = (page: Page) => form(page).locator("select[name=model]");
const optionLike = async (page: Page, name: string) =>
  (await make(page).locator("option", { hasText: name }).first().getAttribute("value")) ?? "";
const cars = (page: Page) => page.locator(".car");
/** The address that the specification names, whatever make was chosen. */
const sent = (rest: string) => new RegExp(`\\?make=\\d*&${rest}$`);

/** Results for a search that the demo chain surely answers: Toyotas around a yard. */
const openToyotas = (page: Page, edition: Edition, more: Record<string, string | number> = {}) =>
  openPage(
    page,
    "inventoryResults",
    edition,
    {},
    { query: { make: "toyota", distance: 50, zip, year: "2006-2008", ...more } },
  );

for (const edition of editionIds) {
  test.describe(`inventory in ${edition}`, () => {
    test.use({ viewport: desk, locale: localeOf[edition] });

    test("the form: models arrive without a reload, focus stays, the answer comes at once", async ({ page }) => {
      await openPage(page, "inventory", edition);
      await openPlate(page, "car");
      await expect(model(page)).toBeDisabled();
      await expect(model(page)).toHaveText(words[edition].makeFirst);
      await make(page).focus();
      await make(page).selectOption(await optionLike(page, "Honda"));
      await expect(model(page)).toBeEnabled();
      await expect(make(page)).toBeFocused();
      await expect(page.locator("#live")).toContainText("Honda");
      const civic = await model(page)
        .locator("option", { hasText: /^Civic \(/ })
        .getAttribute("value");
      await model(page).selectOption(civic ?? "");
      await form(page).locator("select[name=from]").selectOption("1999");
      await form(page).locator("select[name=to]").selectOption("2005");
      await openPlate(page, "place");
      await form(page).locator("input[name=zip]").fill(" 95823-1234 ");
      await form(page).locator("select[name=distance]").selectOption("250");
      const redirected: string[] = [];
      page.on("response", (answer) => answer.status() >= 300 && answer.status() < 400 && redirected.push(answer.url()));
      await form(page).locator("> button[type=submit]").click();
      await expect(page).toHaveURL(sent(`model=${civic}&distance=250&zip=${zip}&year=1999-2005`));
      expect(redirected).toEqual([]);
      const tidy = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").searchParams;
      expect([tidy.get("model"), tidy.get("zip"), tidy.get("year")]).toEqual([civic, zip, "1999-2005"]);
      await expect(page.locator("h1")).toHaveText(/^Honda Civic 1999–2005 (cerca del|near) 95823$/);
      await expect(cars(page).first()).toContainText("Civic");
      await expectAccessible(page);
    });

    test("the last place waits in the form, on this device only", async ({ page, context }) => {
      await openPage(page, "inventory", edition);
      await openPlate(page, "place");
      await form(page).locator("input[name=zip]").fill(zip);
      await form(page).locator("> button[type=submit]").click();
      await page.waitForURL(/zip=95823/);
      await openPage(page, "inventory", edition);
      await expect(page.locator("[aria-controls=find-place]")).toContainText(zip);
      expect(await context.cookies()).toEqual([]);
    });

    test("results: filters, chips and order change in place and in the address", async ({ page }) => {
      await openToyotas(page, edition);
      const miles = (await page.locator(".yards li span:not(.sr-only)").allInnerTexts()).map(Number.parseFloat);
      expect(miles.length).toBeGreaterThan(1);
      expect(miles).toEqual([...miles].sort((a, b) => a - b));
      await page.evaluate(() => {
        document.documentElement.dataset.same = "yes";
      });
      const color = page.locator("input[name=color]").first();
      const value = await color.getAttribute("value");
      await color.check();
      // The filters are the form once more: the same five names, then their own.
      await expect(page).toHaveURL(sent(`model=0&distance=50&zip=${zip}&year=2006-2008&color=${value}`));
      await expect(page.locator(`#i-color-${value}`)).toBeFocused();
      await expect(page.locator("#live")).not.toBeEmpty();
      const chip = page.locator(".results-head__chips .chip").last();
      await expectAccessible(page);
      await chip.click();
      await expect(page).not.toHaveURL(/color=/);
      await page.locator(".sort summary").click();
      await page.getByRole("link", { name: resultWords[edition].sortBy.row, exact: true }).click();
      await expect(page).toHaveURL(/sort=row/);
      await page.goBack();
      await expect(page).not.toHaveURL(/sort=row/);
      expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe("yes");
    });

    test("with the keyboard alone, from the form to a car", async ({ page }) => {
      await openPage(page, "inventory", edition);
      await page.locator("[aria-controls=find-place]").press("Enter");
      await form(page).locator("input[name=zip]").focus();
      await page.keyboard.type(zip);
      await page.keyboard.press("Enter");
      await page.waitForURL(/zip=95823/);
      await page.locator(".car h3 a").first().focus();
      const name = await page.locator(".car h3 a").first().textContent();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name ?? "no name");
    });

    test("an empty result is honest and offers what there is", async ({ page }) => {
      await openToyotas(page, edition, { zip: "59001", distance: 10, year: "2004" });
      await expect(cars(page)).toHaveCount(0);
      await expect(page.getByRole("navigation", { name: resultWords[edition].farther })).toBeVisible();
      // A yard that is offered with its cars is not named again without them.
      const yards = page.locator(".instead .guide__list li a > span:first-child");
      const names = (await yards.allTextContents()).map((text) => text.replace(/ \d.*/, "").trim());
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
      await expectAccessible(page);
      await page.getByRole("navigation", { name: resultWords[edition].farther }).getByRole("link").first().click();
      await expect(cars(page).first()).toContainText("Toyota");
    });

    test("a postal code nobody knows is said at its field", async ({ page }) => {
      await openPage(page, "inventoryResults", edition, {}, { query: { zip: "00000", distance: 25 } });
      const field = page.locator("#i-zip");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(placeCopy[edition].unknown("00000"));
      await expect(page.locator(".errors")).toBeFocused();
      await expectAccessible(page);
      await page.locator(".errors a").click();
      await expect(field).toBeFocused();
    });

    test("new since the last visit is told by the device", async ({ page }) => {
      await openToyotas(page, edition);
      await expect(page.locator(".since-visit")).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("yonke.visits"))).not.toBeNull();
      await page.evaluate(() => {
        const visits = JSON.parse(localStorage.getItem("yonke.visits") ?? "{}");
        for (const visit of Object.values<{ newest: number; at: string }>(visits)) {
          visit.newest = 1;
          visit.at = "2026-01-05T12:00:00Z";
        }
        localStorage.setItem("yonke.visits", JSON.stringify(visits));
      });
      await page.reload();
      await expectEnhanced(page);
      await expect(page.locator(".since-visit")).toBeVisible();
      await expect(page.locator(".car .tag", { hasText: sinceWords[edition].newForYou }).first()).toBeVisible();
      await expectAccessible(page);
      await expectStill(page);
      await page.locator(".since-visit").click();
      await expect(page).toHaveURL(/#car-\d+$/);
    });

    test.describe("on a device that knows where it is", () => {
      test.use({ permissions: ["geolocation"], geolocation: { latitude: 38.479, longitude: -121.443 } });
      test("my location becomes a postal code without being sent", async ({ page }) => {
        const asked: string[] = [];
        page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
        await openPage(page, "inventory", edition);
        expect(asked.some((url) => url.includes("postal-points"))).toBe(false);
        await openPlate(page, "place");
        await form(page).getByRole("button", { name: placeCopy[edition].locate }).click();
        await expect(form(page).locator("input[name=zip]")).toHaveValue(/^958\d\d$/);
        expect(asked.filter((url) => /38\.4|121\.4/.test(url))).toEqual([]);
      });
    });

    test("a typed line goes straight to what it means, or says what it understood", async ({ page }) => {
      await openPage(page, "inventory", edition, {}, { query: { q: `99-03 civic ${zip}` } });
      await expect(page).toHaveURL(/year=1999-2003/);
      await expect(page.locator("h1")).toHaveText(/^Honda Civic 1999–2003 (cerca del|near) \d{5}$/);
      await openPage(page, "inventory", edition, {}, { query: { q: "toyata corola xyzzy" } });
      const section = page.locator(".understood");
      await expect(section).toContainText("Toyota Corolla");
      await expect(section).toContainText("xyzzy");
      await expect(model(page)).toBeEnabled();
      await expectAccessible(page);
    });

    test("a search can be followed: Atom and JSON, newest first, with a tag", async ({ page, request }) => {
      await openToyotas(page, edition);
      const links = page.locator("head link[rel=alternate][type*='feed'], head link[rel=alternate][type*='atom']");
      await expect(links).toHaveCount(2);
      const shown = await page.getByRole("link", { name: "Atom" }).getAttribute("href");
      const atom = await request.get(new URL(shown ?? "", page.url()).href);
      expect(atom.headers()["content-type"]).toContain("application/atom+xml");
      const text = await atom.text();
      const dates = [...text.matchAll(/<published>([^<]+)</g)].map(([, day]) => day as string);
      expect(dates.length).toBeGreaterThan(10);
      expect(dates).toEqual([...dates].sort().reverse());
      const again = await request.get(atom.url(), { headers: { "if-none-match": atom.headers().etag ?? "" } });
      expect(again.status()).toBe(304);
      const json = await request.get(new URL((await links.nth(1).getAttribute("href")) ?? "", page.url()).href);
      const feed = (await json.json()) as { version: string; items: { id: string; url: string }[] };
      expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
      expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
      expect((await request.get(feed.items[0]?.url ?? "")).status()).toBe(200);
    });
  });

  test.describe(`inventory on a phone without script in ${edition}`, () => {
    test.use({ viewport: phone, javaScriptEnabled: false, locale: localeOf[edition] });

    test("two honest steps: choose the make, get its models, go on", async ({ page }) => {
      await openPage(page, "inventory", edition);
      await expectNoSidewaysScroll(page);
      await make(page).selectOption(await optionLike(page, "Toyota"));
      await form(page).locator("input[name=zip]").fill(zip);
      await form(page).getByRole("button", { name: words[edition].showModels }).click();
      await expect(model(page)).toBeEnabled();
      await expect(form(page).locator("input[name=zip]")).toHaveValue(zip);
      const camry = await model(page)
        .locator("option", { hasText: /^Camry \(/ })
        .getAttribute("value");
      await model(page).selectOption(camry ?? "");
      await form(page).locator("button[type=submit]").last().click();
      await expectArrival(page, sent(`model=${camry}&distance=25&zip=${zip}&year=`));
      const tidy = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").searchParams;
      expect([...tidy.keys()]).toEqual(["make", "model", "distance", "zip"]);
      await expect(cars(page).first()).toContainText("Camry");
      await expectNoSidewaysScroll(page);
    });

    test("filters, chips, order and pages are plain links and forms", async ({ page }) => {
      await openPage(page, "inventoryResults", edition, {}, { query: { year: "2000-2010" } });
      await expect(page.locator(".filters__body")).toBeHidden();
      await page.locator(".thumbs a").first().click();
      await expect(page.locator(".filters__body")).toBeVisible();
      const week = page.locator("#i-since-7");
      const cars = await page.locator("label", { has: week }).locator("small").textContent();
      await week.check();
      await page.locator(".rail__apply button").click();
      await expectArrival(page, sent("model=0&distance=25&zip=&year=2000-2010&since=7"));
      await expect(page.locator(".found b")).toHaveText(resultWords[edition].cars(cars ?? ""));
      await page.locator(".sort summary").click();
      await page.getByRole("link", { name: resultWords[edition].sortBy.year, exact: true }).click();
      await expectArrival(page, /[?&]sort=year(&|$)/);
      await pressFar(page.locator(".pager a[rel=next]"));
      await expectArrival(page, /[?&]page=2(&|$)/);
      await expect(page.locator(".car").first()).toBeVisible();
      // Pictures are a choice in the page itself.
      await page.locator("#view-pictures").check();
      await expect.poll(async () => (await page.locator(".car").first().boundingBox())?.height).toBeGreaterThan(150);
      await expectNoSidewaysScroll(page);
    });

    test("years that are no single run are honoured and shown", async ({ page }) => {
      await openPage(page, "inventoryResults", edition, {}, { query: { year: "1991-94, 97" } });
      await expect(page.locator("input[name=year]")).toHaveValue("1991-1994, 1997");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("1991–1994, 1997");
    });
  });

  test(`accessible on a phone in ${edition}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openToyotas(page, edition);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.locator(".thumbs a").first().click();
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });
}

test("the widest search answers names, VIN patterns and engines", async ({ request }) => {
  const { es } = servers().one;
  const named = await request.get(`${es}/revise-inventario/busque?make=toyota&model=camry`);
  expect(named.url()).toMatch(/\?make=\d+&model=\d+&distance=10&zip=&year=$/);
  expect(await named.text()).toMatch(/<link rel="canonical" href="[^"]*make=\d+&amp;model=\d+"/);
  const pattern = await request.get(`${es}/revise-inventario/busque?vin=1HG*`);
  expect(await pattern.text()).toContain("Honda");
  for (const bad of ["year=abc", "zip=abc", "distance=-5"])
    expect((await request.get(`${es}/revise-inventario/busque?${bad}`)).status()).toBe(400);
});
