import "./shipped-chain.ts";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { createAddresses, type Values } from "#site/address.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import type { Servers } from "./start-server.ts";

export { expectAccessible } from "./accessible.ts";
export { editionIds, expect };

/** The servers that the run started; they travel to the workers in the environment. */
export const servers = (): Servers => JSON.parse(process.env.TEST_SERVERS ?? "{}") as Servers;

/**
 * The `test` of every journey: whatever a page writes to the console as an error, throws, or asks for against the
 * content security policy fails the journey. `noise` lists what a journey provokes on purpose.
 */
export const test = base.extend<{ noise: RegExp[]; quiet: undefined }>({
  /** Debian's browser has been seen to crash as it starts, before any page; it is started again, then believed. */
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const launch = () => playwright.chromium.launch(launchOptions);
      const browser = await launch().catch(launch);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 0 },
  ],
  noise: [[], { option: true }],
  quiet: [
    async ({ page, noise }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || /content security policy/i.test(message.text()))
          said.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => said.push(String(error)));
      await use(undefined);
      expect(said.filter((line) => !noise.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Script comes once the page is painted; whoever presses something earlier gets the page without it. */
export async function expectEnhanced(page: Page) {
  await page.waitForLoadState();
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches))
    await page.waitForFunction(() => performance.getEntriesByName("enhanced").length > 0);
}

/** Opens an address; with script, once it is at work. */
export async function openAddress(page: Page, address: string) {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address}: no answer`);
  await expectEnhanced(page);
  return response;
}

export const addressOf = <Id extends PageId>(id: Id, edition: Edition, ...values: Values<Id>) =>
  createAddresses(servers().one).url(id, edition, ...values);

/** Opens a page of the table in an edition: `openPage(page, "store", "es", { id, slug })`. */
export const openPage = <Id extends PageId>(page: Page, id: Id, edition: Edition, ...values: Values<Id>) =>
  openAddress(page, addressOf(id, edition, ...values));

/** Presses what is far below: laying out what comes near may move it once, and a press waits until what is in sight stands still. */
export async function pressFar(far: Locator) {
  await far.scrollIntoViewIfNeeded();
  await far.click();
}

/** What was pressed leads to another page: it is there, to its last element. */
export async function expectArrival(page: Page, url: string | RegExp | ((url: URL) => boolean)) {
  await expect(page).toHaveURL(url);
  await expectEnhanced(page);
}

/** Nothing wider than the window; names what sticks out. */
export async function expectNoSidewaysScroll(page: Page) {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll("*")].filter(
      (e) => e.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(0, 5).map((e) => e.outerHTML.slice(0, 120))];
  });
  expect(wide).toEqual([]);
}

/** Nothing that was painted moved until now, but for what the visitor's own hand moves. */
export async function expectStill(page: Page) {
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shifts = (observer.takeRecords() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
            done(shifts.reduce((sum, { value }) => sum + value, 0));
          }),
        );
      }),
  );
  expect(moved).toBeLessThanOrEqual(0.01);
}

/** The button of every search form in sight, and what lies on its middle: itself. */
export async function expectUncovered(page: Page) {
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main form:not([method=post]) [type=submit]")]
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight)
        .map(({ button, box }) => ({
          button,
          on: document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
        }))
        .filter(({ button, on }) => !button.contains(on))
        .map(({ button, on }) => `${on?.outerHTML.slice(0, 80)} lies on ${button.outerHTML.slice(0, 80)}`),
    );
  await expect.poll(covered).toEqual([]);
}
