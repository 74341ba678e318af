import { copy as storeWords } from "#app/stores/copy.ts";
import { copy } from "#app/stores/location-results-page/copy.ts";
import { formatClock } from "#core/time-words.ts";
import { editionIds, expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from "../support/journey.ts";

const near = { matrix: { zip: "95823", div: "All", distance: 100 } };

for (const edition of editionIds) {
  const locale = edition === "es" ? "es-US" : "en-US";

  test.describe(`the first screen of the locator in ${edition}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale });

    test("shows five yards and their pins, and joins a row with its pin", async ({ page }) => {
      await openPage(page, "locationResults", edition, {}, near);
      const yards = await page.locator('.shop:has(a[href*="/invent"])').count();
      const sites = (await page.locator(".shop").count()) - yards;
      await expect(page.locator("h1")).toHaveText(copy[edition].near(storeWords[edition].found(yards, sites), "95823"));
      // At the hour when most is said: the yards are closed, their shops still open.
      const { yardClosed, opensTomorrow, at: atHour } = storeWords[edition];
      await page.locator(".shop .now").evaluateAll(
        (all, [word, until]) => {
          for (const now of all) {
            (now.querySelector("b") as Element).textContent = String(word);
            (now.querySelector("span") as Element).textContent = ` ${until}`;
          }
        },
        [yardClosed, opensTomorrow(atHour(formatClock(510, edition)))],
      );
      for (let at = 0; at < 5; at++) {
        const row = page.locator(".shop").nth(at);
        await expect(row).toBeInViewport({ ratio: 1 });
        const yard = await row.getAttribute("data-yard");
        const pin = page.locator(`.pin[data-yard="${yard}"]`);
        await expect(pin.locator("rect")).toBeInViewport({ ratio: 1 });
        await row.hover();
        await expect(pin).toHaveAttribute("data-joined");
        await expect(page.locator(".pin[data-joined]")).toHaveCount(1);
        await expect(pin.locator("+ .pin__name")).toHaveCSS("opacity", "1");
      }
      await page.locator(".pin").last().focus();
      await expect(page.locator(".shop[data-joined]")).toHaveCount(1);
      await expectAccessible(page);
    });

    test("no two pins lie on each other, and all are big enough", async ({ page }) => {
      // Of Anchorage all three lie in one corner.
      for (const zip of ["95823", "99501"]) {
        await openPage(page, "locationResults", edition, {}, { matrix: { ...near.matrix, zip } });
        for (const [size, least] of [
          [{ width: 1440, height: 900 }, 24],
          [{ width: 390, height: 844 }, 44],
        ] as const) {
          await page.setViewportSize(size);
          await expectNoSidewaysScroll(page);
          const [small, stacked] = await page.locator(".pin").evaluateAll((pins, wanted) => {
            const boxes = pins.map((pin) => pin.querySelector("rect")?.getBoundingClientRect() as DOMRect);
            const targets = pins.map((pin) => pin.getBoundingClientRect());
            const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
            const near = boxes.filter((a, at) =>
              boxes.slice(at + 1).some((b) => {
                const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
                return Math.hypot(ax - bx, ay - by) < a.width * 0.7;
              }),
            );
            return [targets.filter((box) => Math.min(box.width, box.height) < wanted).length, near.length];
          }, least);
          expect([zip, size.width, small, stacked]).toEqual([zip, size.width, 0, 0]);
        }
      }
    });
  });

  test.describe(`the overview in ${edition}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale });

    test("what a number says is what its click shows", async ({ page }) => {
      await openPage(page, "locations", edition);
      const pins = await page
        .locator(".map a.pin")
        .evaluateAll((all) =>
          all.map((a) => ({ href: a.getAttribute("href") ?? "", n: Number(a.querySelector("text")?.textContent) })),
        );
      const several = pins.filter(({ href }) => href.includes(";zip="));
      expect(several.length).toBeGreaterThan(5);
      for (const { href, n } of several) {
        const html = await (await page.request.get(new URL(href, page.url()).href)).text();
        expect([href, html.match(/class="shop"/g)?.length]).toEqual([href, n]);
      }
    });

    test("is no taller than most of the screen, and names a pin for the keyboard", async ({ page }) => {
      await openPage(page, "locations", edition);
      expect((await page.locator(".map-slide").boundingBox())?.height).toBeLessThan(620);
      const waiting = page.locator(".pin:has(+ .pin__name--wait)").first();
      await expect(waiting.locator("+ .pin__name")).toHaveCSS("opacity", "0");
      await waiting.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(waiting.locator("+ .pin__name")).toHaveCSS("opacity", "1");
      // Its form stands on one line at 768 px, with room for a place.
      await page.setViewportSize({ width: 768, height: 1024 });
      const boxes = await page
        .locator(".locate .input, .locate .btn")
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom, width }) => ({ top, bottom, width })),
        );
      expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      expect(boxes[0]?.width).toBeGreaterThan(200);
    });
  });
}
