import { pageIds } from "#site/pages.ts";
import { editionIds, expect, openAddress, servers, test } from "../support/journey.ts";
import { sweepPages } from "../support/swept-pages.ts";

test.use({ noise: [/status of 404 .*\/PageNotFound/] });

for (const edition of editionIds) {
  test(`every page in ${edition} begins under the logo, at two measures`, async ({ page }) => {
    const swept = await sweepPages(servers().one);
    for (const id of pageIds) {
      const one = swept.findLast((any) => any.id === id && any.edition === edition);
      if (!one) throw new Error(`no address of ${id}`);
      await openAddress(page, one.url);
      for (const [width, gutter] of [
        [390, 17.75],
        [768, 27.19],
        [1440, 32],
        [1920, 52],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const { edges, widths } = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll("body > :not([popover]) .wrap, body > .wrap, .top__logo")]
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0);
          const right = document.documentElement.clientWidth;
          return {
            edges: [...new Set(boxes.map(({ box }) => Math.round(box.left)))],
            // How far from the right edge of the wide measure a part ends.
            widths: [
              ...new Set(
                boxes
                  .filter(({ element }) => element.matches(".wrap"))
                  .map(({ box }) => Math.round(right - box.left - box.right)),
              ),
            ],
          };
        });
        expect([id, width, edges]).toEqual([id, width, [Math.round(gutter)]]);
        expect([id, width, widths.length <= 2]).toEqual([id, width, true]);
      }
    }
  });
}

test.describe("without script on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test("the open menu keeps the keyboard, and its button to close stays in sight", async ({ page }) => {
    await openAddress(page, servers().one.es);
    await page.locator(".top__menu").click();
    await expect(page.locator(".top__close")).toBeInViewport();
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus, .foot :focus, .promo :focus")).toHaveCount(0);
    }
  });
});
