import { inflateSync } from "node:zlib";
import { copy } from "#app/events/event-page/copy.ts";
import { addressOf, editionIds, expect, openPage, test } from "../support/journey.ts";

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length;

/** How large a page is drawn on its paper, of its own size: a browser shrinks what does not fit across. */
function scaleOf(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  for (const { 0: word, index } of text.matchAll(/stream\r?\n/g)) {
    const packed = pdf.subarray(index + word.length, text.indexOf("endstream", index));
    // Deflated, as the fonts are not always.
    if (packed[0] !== 0x78) continue;
    const scale = /^([\d.]+) 0 0 \1 [-\d.]+ [-\d.]+ cm/m.exec(inflateSync(packed).toString("latin1"));
    if (scale) return Number(scale[1]) / (300 / 96);
  }
  throw new Error("nothing is drawn");
}

/** Lines whose letters, from the foot of an x to the top of a capital, lie on one another. */
const overprinted = () => {
  const clipped = ".sr-only, .skip-to, .till__line > *";
  const lines: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
  const walk = document.createTreeWalker(document.querySelector("main") as HTMLElement, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [text, parent] = [node.textContent?.trim(), node.parentElement];
    if (!text || !parent?.checkVisibility() || parent.closest(clipped)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.34;
    for (const { left, right, top, bottom } of range.getClientRects())
      lines.push({ text, left, right, top: (top + bottom) / 2 - half, bottom: (top + bottom) / 2 + half });
  }
  return lines.flatMap((a, at) =>
    lines
      .slice(at + 1)
      .filter((b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map((b) => `${a.text} on ${b.text}`),
  );
};

for (const edition of editionIds)
  test(`an event prints on one page with its hours, nothing overprinted, in ${edition}`, async ({ page }) => {
    // Letter, less its margins.
    await page.setViewportSize({ width: 725, height: 965 });
    for (const id of [1, 2, 4, 9, 12])
      await test.step(`event ${id}`, async () => {
        await page.emulateMedia({ media: null });
        await openPage(page, "event", edition, { id });
        await page.emulateMedia({ media: "print" });
        await expect(page.locator(".print-logo")).toBeVisible();
        await expect(page.locator(".facts").getByText(copy[edition].hours, { exact: true })).toBeVisible();
        expect(await page.locator(".event-top").evaluate((sign) => getComputedStyle(sign, "::before").content)).toBe(
          "none",
        );
        expect(await page.evaluate(overprinted)).toEqual([]);
        expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
      });
  });

for (const edition of editionIds)
  test(`a yard with its row, the way and what stands there prints on one page in ${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 725, height: 965 });
    await openPage(page, "storeMap", edition, { id: 102 });
    const row = (await page.locator("svg.yard-drawing:visible a.yard-row").last().textContent()) ?? "";
    await openPage(page, "storeMap", edition, { id: 102 }, { query: { row } });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".print-logo")).toBeVisible();
    await expect(page.locator("svg.yard-drawing--land .yard-way")).toBeVisible();
    await expect(page.locator(".yard-page__list li").first()).toBeVisible();
    expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
  });

for (const edition of editionIds)
  test(`signs and their words print on two pages in ${edition}`, async ({ page }) => {
    for (const id of ["safety", "sellMyCar", "warrantyPlus", "recycling"] as const)
      await test.step(id, async () => {
        await openPage(page, id, edition);
        expect([id, pagesOf(await page.pdf({ format: "Letter" }))]).toEqual([id, 2]);
      });
  });

for (const edition of editionIds)
  test(`a page shows the logo for paper and no menus in ${edition}`, async ({ page }) => {
    await page.goto(addressOf("policies", edition));
    await expect(page.locator(".print-logo")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".print-logo")).toBeVisible();
    for (const hidden of ["header.top", "footer"]) await expect(page.locator(hidden)).toBeHidden();
  });

test("what is printed as soon as the page is loaded has the rules of paper", async ({ page }) => {
  await page.goto(addressOf("home", "es"));
  const early = pagesOf(await page.pdf({ format: "Letter" }));
  await page.waitForLoadState("networkidle");
  expect(early).toBe(pagesOf(await page.pdf({ format: "Letter" })));
});

test("a car for sale prints on one page, nothing overprinted", async ({ page }) => {
  await page.setViewportSize({ width: 725, height: 965 });
  await openPage(page, "carsForSale", "es");
  await page.locator(".lot h2 a").first().click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-logo")).toBeVisible();
  expect(await page.evaluate(overprinted)).toEqual([]);
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
});

test("a yard prints on two pages at most; what is folded away on a screen is printed", async ({ page }) => {
  await page.setViewportSize({ width: 725, height: 965 });
  for (const [id, slug] of [
    [143, "mesa"],
    [101, "rancho-cordova-ca"],
  ] as const) {
    await openPage(page, "store", "es", { id, slug });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".print-logo")).toBeVisible();
    await expect(page.locator("#arrivals")).toBeHidden();
    // Paper does not know what time it is.
    await expect(page.locator(".now:visible, .now__shop:visible")).toHaveCount(0);
    expect(await page.evaluate(overprinted)).toEqual([]);
    expect(pagesOf(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(2);
  }
  await openPage(page, "donate", "es");
  const folded = page.locator(".whole-text:not([open]) h2").last();
  await expect.poll(() => folded.evaluate((heading) => heading.checkVisibility())).toBe(true);
  for (const id of ["donate", "safety", "sellMyCar", "warrantyPlus", "toolkitRewards"] as const) {
    await openPage(page, id, "es");
    expect([id, scaleOf(await page.pdf({ format: "Letter" }))]).toEqual([id, expect.closeTo(1, 2)]);
  }
});

for (const edition of editionIds)
  test(`cars and the answer for a part print without ways that paper cannot go, in ${edition}`, async ({ page }) => {
    await page.setViewportSize({ width: 725, height: 965 });
    const near = { zip: "95823", distance: 25 };
    const civics = { make: "honda", model: "civic", year: "2001-2005", ...near };
    const answer = { part: edition === "es" ? "alternador" : "alternator", model: "honda-civic" };
    for (const open of [
      () => openPage(page, "inventoryResults", edition, {}, { query: civics }),
      () => openPage(page, "partAnswer", edition, answer, { query: near }),
    ]) {
      await page.emulateMedia({ media: null });
      await open();
      await expect(page.locator(".yard-line > a:visible").first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".print-logo")).toBeVisible();
      await expect(page.locator(".yard-line > a:visible, #years-h:visible")).toHaveCount(0);
      expect(await page.evaluate(overprinted)).toEqual([]);
    }
    const lines = page.locator("section:has(#kinds-h) .price-line");
    expect(await lines.count()).toBe(3);
    for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThan(24);
  });
