import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";
import { copy as storeCopy } from "#app/stores/copy.ts";
import { copy } from "#app/vehicle/vehicle-page/copy.ts";
import {
  editionIds,
  expect,
  expectNoSidewaysScroll,
  expectStill,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

/** A car in the farthest row of a large mapped yard, the hardest to show beside the gate. */
function farCar(): { vin: string; row: string } {
  const db = new DatabaseSync(join(servers().dataDir, "yonke.sqlite"), { readOnly: true });
  const car = db
    .prepare(
      "select vin, row from vehicles where store_id = 101 and vin <> '' and left_on is null order by row limit 1",
    )
    .get() as { vin: string; row: string };
  db.close();
  return car;
}

const edgesOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("not drawn");
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

async function expectWithin(page: Page, parts: readonly Locator[], height: number) {
  const width = page.viewportSize()?.width ?? 0;
  for (const part of parts) {
    const { top, bottom, left, right } = await edgesOf(part);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom, (await part.textContent()) ?? "").toBeLessThanOrEqual(height);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
}

const desk = { width: 1440, height: 900 };

/** Gate, way and row. */
async function expectMapInOneScreen(page: Page, row: string, screen: { width: number; height: number }) {
  await page.setViewportSize(screen);
  const map = page.locator("#mapa .yard-drawing");
  await expect(map).toHaveAccessibleName(new RegExp(` ${row}( |$)`));
  await map.evaluate((drawing) => drawing.scrollIntoView({ block: "center" }));
  await expectWithin(
    page,
    [map.locator(".yard-gate"), map.locator(".yard-way"), map.locator(".yard-row.is-on")],
    screen.height,
  );
}

for (const edition of editionIds) {
  const stores = storeCopy[edition];

  test.describe(`the first screen of a car in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("on a phone: row, yard, when it closes, the way", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { vin, row } = farCar();
      await openPage(page, "vehicle", edition, { vin });
      const answer = page.locator(".car-answer");
      await expect(answer.locator(".row__number")).toHaveText(row);
      await expect(answer.locator(".now")).toContainText(
        new RegExp(`${stores.open}|${stores.yardClosed}|${stores.closedNow}`),
      );
      const steps = page.locator("#mapa .steps li");
      expect(await steps.count()).toBeGreaterThanOrEqual(3);
      await expectWithin(
        page,
        [
          answer.locator(".row"),
          answer.getByRole("link", { name: "Rancho Cordova" }),
          answer.locator(".now"),
          answer.getByRole("link", { name: copy[edition].directions }),
          ...(await steps.all()),
        ],
        // The rest of the screen may be a browser's bars or a bar of the page.
        640,
      );
      await expectNoSidewaysScroll(page);
      await expect(answer.locator(".add")).toHaveAttribute("aria-pressed", "false");
      // On lines of their own, whichever font is there: beside each other they would fit in one and not in its stand-in.
      const [word, until] = [await edgesOf(answer.locator(".now b")), await edgesOf(answer.locator(".now span"))];
      expect(until.top).toBeGreaterThan(word.bottom - 4);
      await expectStill(page);

      await expectMapInOneScreen(page, row, { width: 390, height: 664 });
    });

    test("on a desk: picture, answer and way side by side", async ({ page }) => {
      await page.setViewportSize(desk);
      const { vin, row } = farCar();
      await openPage(page, "vehicle", edition, { vin });
      const [answer, way, picture] = [".car-answer", "#mapa .steps", ".gallery__frame"].map((part) =>
        page.locator(part),
      );
      if (!answer || !way || !picture) throw new Error("not found");
      await expectWithin(page, [answer, way, picture], 900);
      expect((await edgesOf(picture)).right).toBeLessThanOrEqual((await edgesOf(answer)).left);
      const frame = await picture.boundingBox();
      expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(8 / 5, 1);
      await expectMapInOneScreen(page, row, desk);
    });
  });
}
