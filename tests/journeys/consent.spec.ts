import type { Page } from "@playwright/test";
import { consentCopy } from "#app/shell/browser/copy.ts";
import { copy } from "#app/shell/copy.ts";
import type { Edition } from "#site/editions.ts";
import { pageRow } from "#site/pages.ts";
import { lookOf, overlaps } from "../support/bars.ts";
import { freePort } from "../support/free-port.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectEnhanced,
  expectUncovered,
  openAddress,
  openPage,
  servers,
  test,
} from "../support/journey.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";

const open = (page: Page, edition: "es" | "en") =>
  page.locator("footer").getByRole("button", { name: copy[edition].cookies }).click();

for (const edition of editionIds) {
  const words = copy[edition];
  for (const javaScriptEnabled of [true, false])
    test.describe(`cookie preferences in ${edition} where nobody counts, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled, locale: edition === "es" ? "es-US" : "en-US" });

      test("say what is stored, ask for nothing, and close", async ({ page }) => {
        await openPage(page, "terms", edition);
        await expect(page.getByRole("complementary", { name: consentCopy[edition].label })).toHaveCount(0);
        await open(page, edition);
        const dialog = page.getByRole("dialog", { name: words.cookies });
        await expect(dialog).toContainText(words.cookiesNeeded);
        await expect(dialog).toContainText(words.cookiesOff);
        await expect(dialog.getByRole("button")).toHaveText([words.close]);
        await expect(dialog.getByRole("link")).toHaveAttribute("href", pageRow("privacy").paths[edition]);
        if (javaScriptEnabled) await expectAccessible(page);
        await dialog.getByRole("button").click();
        await expect(dialog).toBeHidden();
      });
    });
}

const counters = [
  { setting: { ANALYTICS_GA4: "G-TEST123" }, script: "https://www.googletagmanager.com/gtag/js?id=G-TEST123" },
  { setting: { ANALYTICS_PLAUSIBLE: "yonke.example" }, script: "https://plausible.io/js/script.js" },
];

for (const { setting, script } of counters) {
  test.describe(`statistics by ${Object.keys(setting)[0]}`, () => {
    test.describe.configure({ mode: "serial" });
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await runServer("analytics", {
        PORT: String(await freePort()),
        DATA_DIR: servers().dataDir,
        ...setting,
      });
    });
    test.afterAll(async () => {
      await server.stop();
    });

    const address = (edition: Edition) => `http://localhost:${server.port}${pageRow("terms").paths[edition]}`;

    for (const edition of "ANALYTICS_GA4" in setting ? editionIds : []) {
      const words = copy[edition];
      test.describe(`have preferences in ${edition}`, () => {
        test.use({ viewport: { width: 390, height: 844 }, locale: edition === "es" ? "es-US" : "en-US" });

        test("yes and no weigh the same, and the choice can be changed", async ({ page, context }) => {
          await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
          await openAddress(page, address(edition));
          await open(page, edition);
          const dialog = page.getByRole("dialog", { name: words.cookies });
          await expect(dialog).toBeVisible();
          await expect(dialog).toContainText(words.cookiesNone);
          await expectAccessible(page);
          const yes = page.getByRole("button", { name: words.cookiesAllow });
          const no = page.getByRole("button", { name: words.cookiesRefuse });
          await page.mouse.move(0, 0);
          expect(await lookOf(yes)).toEqual(await lookOf(no));

          await yes.click();
          await expect(dialog).toBeHidden();
          const kept = async () => (await context.cookies()).find(({ name }) => name === "consent");
          await expect.poll(kept).toMatchObject({ value: "yes" });
          expect(Math.round((((await kept())?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
          await page.reload();
          await expectEnhanced(page);
          await open(page, edition);
          await expect(yes).toHaveAttribute("aria-pressed", "true");
          await expect(dialog).toContainText(words.cookiesNow);
          await no.click();
          await open(page, edition);
          await expect(no).toHaveAttribute("aria-pressed", "true");
          await expect(yes).toHaveAttribute("aria-pressed", "false");
          await page.keyboard.press("Escape");
          await expect(dialog).toBeHidden();
        });

        test("a browser that asks for privacy has answered", async ({ page }) => {
          await page.addInitScript(() => {
            Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
            // biome-ignore lint/suspicious/noDocumentCookie: a choice made before the browser began to ask
            document.cookie = "consent=yes; Path=/";
          });
          await openAddress(page, address(edition));
          await open(page, edition);
          await expect(page.getByRole("dialog")).toContainText(words.cookiesSignal);
          await expect(page.getByRole("button", { name: words.cookiesAllow })).toBeDisabled();
          await expect(page.getByRole("button", { name: words.cookiesRefuse })).toHaveAttribute("aria-pressed", "true");
          await expectAccessible(page);
        });
      });

      test.describe(`without script in ${edition}`, () => {
        test.use({ javaScriptEnabled: false });

        test("are never loaded; the preferences open, explain themselves and close", async ({ page }) => {
          const asked: string[] = [];
          await page.route(/^https:/, (route) => {
            asked.push(route.request().url());
            return route.abort();
          });
          await openAddress(page, address(edition));
          await page.waitForLoadState("networkidle");
          await open(page, edition);
          const dialog = page.getByRole("dialog", { name: words.cookies });
          await expect(dialog.locator("noscript")).toBeVisible();
          await page.getByRole("button", { name: words.cookiesRefuse }).click();
          await expect(dialog).toBeHidden();
          expect(asked).toEqual([]);
        });
      });
    }

    for (const edition of editionIds) {
      const words = consentCopy[edition];
      test.describe(`are asked about in ${edition}`, () => {
        test.use({ viewport: { width: 390, height: 844 }, locale: edition === "es" ? "es-US" : "en-US" });
        const barOf = (page: Page) => page.getByRole("complementary", { name: words.label });
        const go = (page: Page, path = edition === "es" ? "/terminos" : "/terms") =>
          openAddress(page, `http://localhost:${server.port}${path}`);

        test("once, beside the page, yes and no alike", async ({ page, context }) => {
          await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
          await go(page);
          const bar = barOf(page);
          await expect(bar).toBeVisible();
          await expect(bar).toContainText(words["ANALYTICS_GA4" in setting ? "ga4" : "plausible"]);
          await expect(page.locator("#live")).toContainText(words.label);
          await expect(page.locator("body")).toBeFocused();
          const look = (name: string) => lookOf(bar.getByRole("button", { name, exact: true }));
          expect(await look(words.yes)).toEqual(await look(words.no));
          await expectAccessible(page);
          // Nothing waits for the answer, and both the page's foot and its preferences can be reached.
          await open(page, edition);
          await page.keyboard.press("Escape");
          await expect(bar).toBeVisible();

          await page.keyboard.press("Shift+Tab");
          await page.locator("body").press("Home");
          await page.locator(".skip").focus();
          await page.keyboard.press("Tab");
          await expect(bar.getByRole("button", { name: words.no, exact: true })).toBeFocused();
          await page.keyboard.press("Enter");
          await expect(bar).toHaveCount(0);
          await expect(page.locator(".top__logo")).toBeFocused();
          expect((await context.cookies()).find(({ name }) => name === "consent")?.value).toBe("no");
          await go(page);
          await expect(bar).toHaveCount(0);
        });

        test("not of a browser that asks for privacy", async ({ page }) => {
          await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
          await go(page);
          await expect(barOf(page)).toHaveCount(0);
        });

        test("and the preferences answer it too", async ({ page }) => {
          await go(page);
          await expect(barOf(page)).toBeVisible();
          await open(page, edition);
          await page.getByRole("dialog").getByRole("button", { name: copy[edition].cookiesRefuse }).click();
          await expect(barOf(page)).toHaveCount(0);
        });

        test("never over the button of the search", async ({ page }) => {
          await go(page, edition === "es" ? "/" : "/en");
          // Stepped aside it is there, but not for anybody.
          await expect(page.locator(`aside[aria-label="${words.label}"]`)).toBeAttached();
          await expectUncovered(page);
        });
      });
    }

    for (const edition of editionIds) {
      const other = edition === "es" ? "en" : "es";
      test(`are asked about while the other language is offered, in that language, on a page in ${edition}`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ locale: `${other}-US`, viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        const asked: string[] = [];
        await page.route(/^https:/, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: "text/javascript", body: "" });
        });
        await openAddress(page, address(edition));
        const offer = page.locator(".tongue");
        const words = consentCopy[other];
        const bar = page.getByRole("complementary", { name: words.label });
        await expect(bar).toBeVisible();
        await expect(bar).toHaveAttribute("lang", other);
        await expect(page.locator("#live")).toHaveAttribute("lang", other);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await expect(offer).toBeVisible();
          await expect.poll(() => overlaps(page)).toEqual([]);
        }
        await expectAccessible(page);
        // The offer, then the question, then the page.
        await page.locator(".skip").focus();
        for (const next of [offer.locator("a"), offer.locator("button"), bar.locator("button").first()]) {
          await page.keyboard.press("Tab");
          await expect(next).toBeFocused();
        }
        expect(asked).toEqual([]);
        await bar.getByRole("button", { name: words.yes, exact: true }).click();
        await expect.poll(() => asked).toEqual([script]);
        await expect(bar).toHaveCount(0);
        await expect(offer).toBeVisible();
        await context.close();
      });
    }

    test("load after yes, never before, and stop after no", async ({ page, context }) => {
      const asked: string[] = [];
      await page.route(/^https:/, (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: "text/javascript",
          body: `window.counted = 1; document.cookie = "_ga=GA1.1.1; Path=/";`,
        });
      });
      const go = () => openAddress(page, `http://localhost:${server.port}/terminos`);
      const choose = async (name: string) => {
        await open(page, "es");
        await page.getByRole("dialog").getByRole("button", { name }).click();
      };
      await go();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect((await context.cookies()).filter(({ name }) => !/^(banner-|XSRF)/.test(name))).toEqual([]);

      await choose(copy.es.cookiesAllow);
      const counted = () => page.evaluate(() => (window as { counted?: number }).counted);
      await expect.poll(() => asked).toEqual([script]);
      await expect.poll(counted).toBe(1);
      await go();
      await expect.poll(() => asked).toEqual([script, script]);
      await expect.poll(counted).toBe(1);
      // The address of the list may carry a list: nobody else's script is there to read it.
      await openAddress(page, `http://localhost:${server.port}/mi-lista#1.abc`);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([script, script]);
      await go();
      await expect.poll(() => asked).toEqual([script, script, script]);

      await choose(copy.es.cookiesRefuse);
      if ("ANALYTICS_GA4" in setting) {
        await expect
          .poll(() => page.evaluate(() => (window as unknown as Record<string, unknown>)["ga-disable-G-TEST123"]))
          .toBe(true);
        await expect
          .poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith("_ga")))
          .toEqual([]);
      }
      await go();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([script, script, script]);
    });
  });
}
