import { expect, type Page } from "@playwright/test";
import { listCrowded } from "./crowded.ts";
import { expectNoSidewaysScroll } from "./journey.ts";

const setLetters = (page: Page, size: string) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent;
    // What the browser lays out only near the window would stand where it stood in small letters.
    for (const one of document.querySelectorAll<HTMLElement>(".car")) one.style.contentVisibility = "visible";
  }, size);

/** With letters twice as large on a phone: nothing to the side, the header whole, no word covered. */
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
  await setLetters(page, "");
}
