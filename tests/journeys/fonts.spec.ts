import type { Page } from "@playwright/test";
import { openPlate } from "../support/find-form.ts";
import { addressOf, expect, openPage, test } from "../support/journey.ts";

const early = ["barlow-500", "barlow-condensed-800"];
const late = ["barlow-700", "barlow-condensed-600"];

/** The fonts that were asked for before the first paint, and after it. */
const fontsAround = (page: Page) =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    const names = (list: PerformanceEntryList) =>
      list.map(({ name }) => /barlow-(?:condensed-)?\d+/.exec(name)?.[0] ?? name).sort();
    return {
      before: names(fonts.filter(({ startTime }) => startTime < paint)),
      after: names(fonts.filter(({ startTime }) => startTime >= paint)),
    };
  });

/** What the letters of an element are really drawn with. */
async function drawnWith(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ postScriptName }) => postScriptName);
}
const expectDrawnWith = (page: Page, selector: string, names: string[]) =>
  expect.poll(() => drawnWith(page, selector)).toEqual(names);

test("two fonts share the line with the first page, the other two follow its first paint", async ({ page }) => {
  await openPage(page, "home", "es");
  await expectDrawnWith(page, ".near__form label", ["Barlow-Bold"]);
  await expectDrawnWith(page, ".find > .btn", ["BarlowCondensed-SemiBold"]);
  await expectDrawnWith(page, "h1", ["BarlowCondensed-ExtraBold"]);
  expect(await fontsAround(page)).toEqual({ before: early, after: late });
});

test("until they are there, the first two stand in for them and take the same room", async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((done) => {
    send = done;
  });
  await page.route(/barlow-(700|condensed-600)/, (route) => held.then(() => route.continue()));
  // The page is whole only with them.
  await page.goto(addressOf("home", "es"), { waitUntil: "domcontentloaded" });
  await page.locator("[data-island=find-form][data-hydrated]").waitFor();
  await openPlate(page, "car");
  const bold = "#find-car label";
  const button = ".find > .btn";
  await expectDrawnWith(page, bold, ["Barlow-Medium"]);
  await expectDrawnWith(page, button, ["BarlowCondensed-ExtraBold"]);
  const widths = () =>
    page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const words = document.createRange();
          words.selectNodeContents(document.querySelector(selector) as Element);
          return words.getBoundingClientRect().width;
        }),
      [bold, button],
    );
  // Here letters stand on whole pixels: in large ones that matters less.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "160px";
  });
  const before = await widths();
  send();
  await expectDrawnWith(page, bold, ["Barlow-Bold"]);
  await expectDrawnWith(page, button, ["BarlowCondensed-SemiBold"]);
  const after = await widths();
  for (const [at, width] of after.entries()) expect((before[at] ?? 0) / width).toBeCloseTo(1, 1.5);
});

test("a page reached from another one of ours does not wait with them", async ({ page }) => {
  await openPage(page, "home", "es");
  await page.goto(addressOf("policies", "es"), { referer: addressOf("home", "es") });
  await expectDrawnWith(page, "h1", ["BarlowCondensed-ExtraBold"]);
  await expect.poll(() => fontsAround(page)).toEqual({ before: [...early, ...late].sort(), after: [] });
});

test.describe("a font that does not come", () => {
  test.use({ noise: [/ERR_FAILED/] });
  const modules = "head script[type=module]";

  test("is done without", async ({ page }) => {
    await page.route(/barlow-700/, (route) => route.abort());
    await openPage(page, "home", "es");
    await expectDrawnWith(page, ".near__form label", ["Barlow-Medium"]);
    await expectDrawnWith(page, ".find > .btn", ["BarlowCondensed-SemiBold"]);
  });

  test("does not keep script from its work", async ({ page }) => {
    await page.route(/barlow-700/, () => {});
    await page.goto(addressOf("home", "es"), { waitUntil: "domcontentloaded" });
    await expect(page.locator(modules)).toHaveCount(1);
  });
});

test("script works where somebody took the styles away", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector("head > style")?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await openPage(page, "home", "es");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("all four come with the page", async ({ page }) => {
    await openPage(page, "home", "en");
    await expectDrawnWith(page, ".near__form label", ["Barlow-Bold"]);
    await expectDrawnWith(page, ".find > .btn", ["BarlowCondensed-SemiBold"]);
  });
});
