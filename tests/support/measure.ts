import { expect, type Page } from "@playwright/test";

/** Where the logo stands, and so everything else, by the window's width. */
const edges = { 390: 18, 768: 27, 1440: 32, 1920: 52 } as const;

/** Every part of a page begins under the logo, and has one of two widths. */
export async function expectMeasure(page: Page, width: keyof typeof edges) {
  await page.setViewportSize({ width, height: 900 });
  const found = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("body > :not([popover]) .wrap, body > .wrap, .top__logo")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const parts = boxes.filter(({ element }) => element.matches(".wrap"));
    return {
      edges: [...new Set(boxes.map(({ box }) => Math.round(box.left)))],
      widths: new Set(parts.map(({ box }) => Math.round(box.width))).size,
    };
  });
  expect([width, found.edges]).toEqual([width, [edges[width]]]);
  expect(found.widths).toBeLessThanOrEqual(2);
}
