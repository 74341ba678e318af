import type { Page } from "@playwright/test";
import { copy } from "#app/yard/copy.ts";
import { editionIds, expect, expectAccessible, openPage, test } from "../support/journey.ts";

const store = { id: 102 };
const yard = (page: Page) => page.locator("svg.yard-drawing:visible");
const rows = (page: Page) => yard(page).locator("a.yard-row");
const width = async (page: Page) => (await yard(page).boundingBox())?.width ?? 0;

async function openYard(page: Page, edition: "es" | "en", query: Record<string, string> = {}) {
  await openPage(page, "storeMap", edition, store, { query });
  await expect(page.getByRole("button", { name: copy[edition].closer })).toBeVisible();
}

for (const edition of editionIds) {
  test.describe(`the living yard in ${edition}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: edition === "es" ? "es-US" : "en-US" });

    test("one tab stop; arrows walk the rows, Enter marks one, Escape goes back", async ({ page }) => {
      await openYard(page, edition);
      await expect(yard(page).locator("a[tabindex='0']")).toHaveCount(1);
      const zones = await rows(page).evaluateAll((all) => all.map((row) => row.textContent?.replace(/\d+$/, "")));
      await rows(page).first().focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(rows(page).nth(2)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(rows(page).nth(1)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(rows(page).nth(zones.findIndex((zone) => zone !== zones[0]))).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(rows(page).first()).toBeFocused();
      await page.keyboard.press("End");
      await expect(rows(page).last()).toBeFocused();
      await expect(yard(page).locator("a[tabindex='0']")).toHaveCount(1);
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");

      const label = (await rows(page).nth(1).textContent()) ?? "";
      await page.keyboard.press("Enter");
      await expect(page.locator("#yard-row h2")).toContainText(label);
      await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "true");
      await expect(page).toHaveURL(new RegExp(`row=${label}`));
      await expect(page.locator("#yard-row a[href*=vehi]").first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(yard(page).locator("a.is-on")).toHaveCount(0);
      await expect(page).not.toHaveURL(/row=/);
      await page.goBack();
      await expect(yard(page).locator("a.is-on")).toHaveText(label);
    });

    test("buttons, wheel and drag: closer, farther, whole; a drag opens no row", async ({ page }) => {
      await openYard(page, edition);
      const before = await width(page);
      await page.getByRole("button", { name: copy[edition].closer }).click();
      await expect.poll(() => width(page)).toBeGreaterThan(before * 1.5);
      const box = await page.locator(".living__box").boundingBox();
      if (!box) throw new Error("no yard");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, -300);
      await expect.poll(() => width(page)).toBeGreaterThan(before * 1.9);
      const left = async () => (await yard(page).boundingBox())?.x ?? 0;
      const from = await left();
      await page.mouse.down();
      await page.mouse.move(x + 60, y, { steps: 4 });
      await page.mouse.up();
      await expect.poll(left).toBeGreaterThan(from + 40);
      expect(page.url()).not.toContain("row=");
      // What the keyboard reaches comes into sight.
      await rows(page).first().focus();
      await page.keyboard.press("End");
      await expect(rows(page).last()).toBeInViewport({ ratio: 0.9 });
      await page.getByRole("button", { name: copy[edition].whole }).click();
      await expect.poll(() => width(page)).toBeCloseTo(before, 0);
      // By keys, around the row that has the focus.
      await rows(page).nth(3).focus();
      await page.keyboard.press("+");
      await expect.poll(() => width(page)).toBeGreaterThan(before * 1.5);
      await expect(rows(page).nth(3)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press("-");
      await expect.poll(() => width(page)).toBeCloseTo(before, 0);
    });

    test("a hand that points or drags brings no element and marks no words: the page is not styled or painted anew", async ({
      page,
    }) => {
      await openYard(page, edition);
      const elements = () => page.locator(".living__box *").count();
      const before = await elements();
      await rows(page).nth(3).hover();
      await expect(page.locator(".living__say")).toContainText((await rows(page).nth(3).textContent()) ?? "");
      expect(await elements()).toBe(before);
      await page.getByRole("button", { name: copy[edition].closer }).click();
      const box = await page.locator(".living__box").boundingBox();
      if (!box) throw new Error("no yard");
      await page.mouse.move(box.x + 300, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x + 600, box.y + 500, { steps: 6 });
      expect(await page.evaluate(() => String(getSelection()))).toBe("");
      // One picture for as long as the hand is on it, however still; then drawn anew, sharp.
      const lifted = () => page.locator(".living__sheet").evaluate((sheet: HTMLElement) => sheet.style.willChange);
      await expect.poll(lifted).toBe("transform");
      await page.waitForTimeout(500);
      expect(await lifted()).toBe("transform");
      await page.mouse.up();
      await expect.poll(lifted).toBe("");
    });

    test("a search lights its cars: a press on a lamp opens the car, one on its row the row", async ({ page }) => {
      await openPage(page, "storeMap", edition, store);
      const car = await page.locator("svg.yard-drawing:visible a.yard-row").first().getAttribute("href");
      await page.goto(new URL(car ?? "", page.url()).href);
      const href = await page.locator("#yard-row a[href*=vehi]").first().getAttribute("href");
      const vin = href?.split("/").at(-1) ?? "";
      await openYard(page, edition, { vin });
      await expect(yard(page).locator(".is-lit")).toHaveCount(1);
      const lamp = await yard(page)
        .locator(".yard-lamp")
        .evaluate((path) => path.getBoundingClientRect().toJSON() as DOMRect);
      await page.mouse.click(lamp.x + lamp.width / 2, lamp.y + lamp.height / 2);
      await expect(page).toHaveURL(/vehi/);
      await expect(page.locator("main")).toContainText(vin);
    });
  });
}

test.describe("the living yard on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("two fingers zoom, one finger then moves", async ({ page }) => {
    await openYard(page, "es");
    const before = await width(page);
    const box = await page.locator(".living__box").boundingBox();
    if (!box) throw new Error("no yard");
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, id: number) => ({ x: box.x + x, y: box.y + 250, id });
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: ReturnType<typeof at>[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [at(160, 0), at(200, 1)]);
    for (const by of [20, 40, 60]) await send("touchMove", [at(160 - by, 0), at(200 + by, 1)]);
    await send("touchEnd", []);
    await expect.poll(() => width(page)).toBeGreaterThan(before * 2);
    const left = async () => (await yard(page).boundingBox())?.x ?? 0;
    const from = await left();
    await send("touchStart", [at(200, 0)]);
    for (const by of [15, 30, 60]) await send("touchMove", [at(200 - by, 0)]);
    await send("touchEnd", []);
    await expect.poll(left).toBeLessThan(from - 30);
    expect(page.url()).not.toContain("row=");
  });
});
