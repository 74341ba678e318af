import { expect, type Page } from "@playwright/test";
import { listCrowded } from "./crowded.ts";
import { expectNoSidewaysScroll } from "./journey.ts";

const setLetters = (page: Page, size: string) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent;
    // What the browser lays out only near the window would stand where it stood in small letters.
    for (const one of document.querySelectorAll<HTMLElement>(".car, [data-tall]"))
      one.style.contentVisibility = "visible";
  }, size);

/** Words set letter under letter, where too little room was left for them. */
const stacked = () => {
  const found: string[] = [];
  const walk = document.createTreeWalker(document.querySelector("main") as HTMLElement, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest(".sr-only, .honeypot")) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > Math.max(1, word.length / 2)) found.push(word);
    }
  }
  return found;
};

/** With letters twice as large on a phone: nothing to the side, the header whole, no word covered or stacked. */
export async function expectLargeLettersFit(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await setLetters(page, "200%");
  await expectNoSidewaysScroll(page);
  const cut = await page.locator(".top__logo, .top__search, .top__menu").evaluateAll((all) =>
    all
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ part }) => part.className),
  );
  expect(cut).toEqual([]);
  expect(await listCrowded(page)).toEqual([]);
  expect(await page.evaluate(stacked)).toEqual([]);
  await setLetters(page, "");
}

/** The widths, and the letters of a phone twice as large. */
export async function forEverySize(page: Page, look: (width: number) => Promise<void>) {
  for (const [width, letters] of [
    [320, 100],
    [768, 100],
    [1024, 100],
    [390, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, letters);
    await look(width);
  }
}
