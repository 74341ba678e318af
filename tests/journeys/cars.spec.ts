import type { Page } from "@playwright/test";
import { copy as carCopy } from "#app/cars-for-sale/car-page/copy.ts";
import { copy as shared } from "#app/cars-for-sale/copy.ts";
import { copy } from "#app/cars-for-sale/list-page/copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import { runsStates, titleTypes } from "#core/car-for-sale.ts";
import { createAddresses } from "#site/address.ts";
import { pageRow } from "#site/pages.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

const lots = (page: Page) => page.locator(".lot");

/** A car of the demo chain that was sold. */
async function soldCar(page: Page, edition: "es" | "en"): Promise<string> {
  const { url } = createAddresses(servers().one);
  for (let id = 1; id < 400; id++) {
    const address = url("carForSale", edition, { id });
    if ((await page.request.get(address)).status() === 410) return address;
  }
  throw new Error("no sold car");
}

for (const edition of editionIds) {
  const words = copy[edition];
  const car = carCopy[edition];

  test.describe(`cars for sale in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US", noise: [/status of 410/] });

    test("filters change the list in place, and a car tells everything", async ({ page }) => {
      await openPage(page, "carsForSale", edition);
      await expectAccessible(page);
      await page.getByText(words.more).click();
      await page.getByLabel(words.runs).selectOption("runs-and-drives");
      await page.getByLabel(words.titleType).selectOption("clean");
      await page.getByRole("button", { name: words.search, exact: true }).last().click();
      await expectArrival(page, /runs=runs-and-drives.*title=clean/);
      for (const text of [runsStates["runs-and-drives"][edition], titleTypes.clean[edition]])
        await expect(lots(page).filter({ hasText: text })).toHaveCount(await lots(page).count());
      await expect(lots(page)).not.toHaveCount(0);
      await lots(page).first().getByRole("link").first().click();
      await expect(page.getByText(shared[edition].asIsTitle)).toBeVisible();
      const facts = page.locator("dl.facts");
      for (const name of [car.runs, car.titleName, car.odometer, car.keys, car.year, car.make, car.vin, car.listed])
        await expect(facts.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByText(car.explainTitle.clean)).toBeVisible();
      await expect(page.getByText(car.explainAsIs)).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}");
      expect(data).toMatchObject({ "@type": "Car", offers: { "@type": "Offer" } });
      await expectAccessible(page);
    });

    test("a sold car answers 410 and shows others", async ({ page }) => {
      const answer = await page.goto(await soldCar(page, edition));
      expect(answer?.status()).toBe(410);
      await expect(page.getByText(car.soldNote)).toBeVisible();
      await expect(lots(page)).toHaveCount(4);
    });
  });

  test.describe(`cars for sale in ${edition} without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 }, noise: [/status of 400/] });

    test("distance orders the list, and a wrong postal code is said at its field", async ({ page }) => {
      await openPage(page, "carsForSale", edition);
      await expectNoSidewaysScroll(page);
      await page.getByLabel(placeCopy[edition].label).fill("95670");
      await page.getByText(words.more).click();
      await page.getByLabel(words.distance).selectOption("500");
      await page.getByRole("button", { name: words.search, exact: true }).last().click();
      await expect(page.getByText(words.nearest("95670"))).toBeVisible();
      await expectArrival(page, /zip=95670/);
      const miles = (await lots(page).locator(".lot__at").allTextContents()).map((text) =>
        Number(/([\d.]+) mi/.exec(text)?.[1] ?? Number.NaN),
      );
      expect(miles.length).toBeGreaterThan(2);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      const wrong = await openPage(page, "carsForSale", edition, {}, { query: { zip: "12" } });
      expect(wrong.status()).toBe(400);
      await expect(page.getByRole("alert").getByRole("link", { name: placeCopy[edition].malformed })).toBeVisible();
      await expect(page.getByLabel(placeCopy[edition].label)).toHaveValue("12");
      expect(new URL(page.url()).pathname).toBe(pageRow("carsForSale").paths[edition]);
    });
  });
}
