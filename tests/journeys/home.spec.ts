import type { Page } from "@playwright/test";
import { copy } from "#app/home/carousel-copy.ts";
import { copy as shell } from "#app/shell/copy.ts";
import {
  addressOf,
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from "../support/journey.ts";

const phone = { width: 390, height: 844 };
const numbers = (page: Page) => page.locator(".gantry__tab ol a");
const current = (page: Page) => page.locator(".gantry__tab ol a[aria-current]");

/** Opens the home page with its clock standing, every script loaded and none of its timers run. */
async function openStanding(page: Page, edition: "es" | "en") {
  await page.clock.install({ time: new Date() });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto(addressOf("home", edition));
  await page.waitForLoadState("networkidle");
  // The fonts' frame, after which script starts; on a busy machine they come late.
  const started = page.locator("head > script[type=module]");
  await expect.poll(() => page.clock.runFor(50).then(() => started.count())).toBeGreaterThan(0);
  // Alive, and its first timer set.
  await expect(page.locator(".slides[aria-live]")).toBeVisible();
}

for (const edition of editionIds) {
  test.describe(`the carousel in ${edition}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: edition === "es" ? "es-US" : "en-US" });

    test("begins after 30 ms and moves on every 7 s, round and round", async ({ page }) => {
      await openStanding(page, edition);
      const next = page.getByRole("button", { name: copy[edition].next });
      await page.clock.runFor(29);
      await expect(next).toBeHidden();
      await page.clock.runFor(1);
      await expect(next).toBeVisible();
      await expect(current(page)).toHaveText("1");
      await page.clock.runFor(6999);
      await expect(current(page)).toHaveText("1");
      await page.clock.runFor(1);
      await expect(current(page)).toHaveText("2");
      await page.clock.runFor(7000);
      await expect(current(page)).toHaveText("1");
    });

    test("Previous and Next stop it; only Play starts it again", async ({ page }) => {
      await openStanding(page, edition);
      await page.clock.runFor(30);
      await page.getByRole("button", { name: copy[edition].next }).click();
      await expect(current(page)).toHaveText("2");
      await page.mouse.move(5, 800);
      await page.clock.runFor(30_000);
      await expect(current(page)).toHaveText("2");
      await page.getByRole("button", { name: copy[edition].previous }).click();
      await expect(current(page)).toHaveText("1");
      await page.mouse.move(5, 800);
      await page.clock.runFor(30_000);
      await expect(current(page)).toHaveText("1");
      await page.getByRole("button", { name: copy[edition].play }).click();
      await page.clock.runFor(7000);
      await expect(current(page)).toHaveText("2");
      await page.getByRole("button", { name: copy[edition].pause }).click();
      await page.clock.runFor(30_000);
      await expect(current(page)).toHaveText("2");
    });

    test("never moves for those who ask for less motion", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openStanding(page, edition);
      await page.clock.runFor(30);
      await expect(page.locator(".gantry__play")).toBeHidden();
      await page.clock.runFor(60_000);
      await expect(current(page)).toHaveText("1");
      await numbers(page).nth(1).click();
      await expect(current(page)).toHaveText("2");
    });
  });

  test.describe(`the home page on a phone in ${edition}`, () => {
    test.use({ viewport: phone, locale: edition === "es" ? "es-US" : "en-US" });

    test("shows the whole search form above the fold, also under the banner", async ({ page }) => {
      for (const size of [phone, { width: 360, height: 800 }]) {
        await page.setViewportSize(size);
        await openPage(page, "home", edition);
        await expect(page.locator("aside.promo")).toBeVisible();
        const button = page.locator("form.find > button[type=submit]");
        for (const part of [
          "#f-q",
          "[aria-controls=find-part]",
          "[aria-controls=find-car]",
          "[aria-controls=find-place]",
        ])
          await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
        await expect(button).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
      }
    });

    test("moves nothing while it loads", async ({ page }) => {
      await page.addInitScript(() => {
        const held = window as unknown as { shift: number };
        held.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) held.shift += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      await openPage(page, "home", edition);
      await expect(page.getByRole("button", { name: copy[edition].next })).toBeVisible();
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.005);
    });

    test("has no barriers", async ({ page }) => {
      await openPage(page, "home", edition);
      await expect(page.getByRole("button", { name: copy[edition].next })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe(`the home page without script in ${edition}`, () => {
    test.use({ viewport: phone, javaScriptEnabled: false });

    test("its numbers lead to the slides, its forms to pages", async ({ page }) => {
      await openPage(page, "home", edition);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await numbers(page).nth(1).click();
      await expect(page.locator("#s2 h2")).toBeInViewport();
      await page.locator("#near-zip").fill("95823");
      await page.locator(".near__form [type=submit]").click();
      await expect(page).toHaveURL((url) => decodeURIComponent(url.href).includes("zip=95823;div=All;distance=100"));
    });
  });
}

test("the promo banner is a phone's: it shows up to 560 px and no wider", async ({ page }) => {
  for (const [width, shown] of [
    [320, true],
    [560, true],
    [561, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "policies", "es");
    const banner = page.getByRole("complementary", { name: shell.es.promo });
    if (shown) await expect(banner).toBeVisible();
    else await expect(page.locator("aside.promo")).toBeHidden();
  }
});
