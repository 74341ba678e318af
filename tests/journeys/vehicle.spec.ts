import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copy as uiCopy } from "#app/ui/copy.ts";
import { copy } from "#app/vehicle/vehicle-page/copy.ts";
import { createAddresses } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

type Car = { vin: string; row: string; left_on: string | null };

/** A car of a mapped yard, and one that has left it. */
function cars(): { here: Car; gone: Car } {
  const db = new DatabaseSync(join(servers().dataDir, "yonke.sqlite"), { readOnly: true });
  const first = (left: string) =>
    db
      .prepare(
        `select vin, row, left_on from vehicles where store_id = 101 and vin <> '' and left_on is ${left} limit 1`,
      )
      .get() as Car;
  const found = { here: first("null"), gone: first("not null") };
  db.close();
  return found;
}

/** A Civic of the generation of 2001 to 2005, which nearly every yard has. */
function civic(): string {
  const db = new DatabaseSync(join(servers().dataDir, "yonke.sqlite"), { readOnly: true });
  const car = db
    .prepare(
      `select vin from vehicles join models on models.id = model_id
        where models.name = 'Civic' and year between 2001 and 2005 and vin <> '' and left_on is null limit 1`,
    )
    .get() as Pick<Car, "vin">;
  db.close();
  return car.vin;
}

const localeOf = (edition: Edition) => (edition === "es" ? "es-US" : "en-US");
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length;

for (const edition of editionIds) {
  const words = copy[edition];

  test.describe(`a car in ${edition}`, () => {
    test.use({
      locale: localeOf(edition),
      permissions: ["clipboard-read", "clipboard-write"],
      noise: [/status of (404|410)/],
    });

    test("its row on the sign, on the map and in words; copied, printed on one sheet", async ({ page }) => {
      const { here } = cars();
      await openPage(page, "vehicle", edition, { vin: here.vin });
      await expect(page.locator(".car-answer .row__number")).toHaveText(here.row);
      await expect(page.locator("#mapa").getByRole("img", { name: new RegExp(` ${here.row}( |$)`) })).toBeVisible();
      expect(await page.locator("#mapa .steps li").count()).toBeGreaterThanOrEqual(3);
      await expectAccessible(page);

      await page.getByRole("button", { name: words.copyVin }).click();
      await expect(page.locator("#live")).toHaveText(uiCopy[edition].copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(here.vin);
      await expect(page.getByRole("button", { name: words.share })).toBeVisible();
      expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
    });

    test("others of the model lead on", async ({ page }) => {
      await openPage(page, "vehicle", edition, { vin: cars().here.vin });
      const other = page.locator(".tile h3 a").first();
      const name = (await other.textContent()) ?? "";
      await other.click();
      await expect(page.locator("h1")).toHaveText(name);
    });

    test("cars of its generation share its parts: the years are said, and lead to all of them", async ({ page }) => {
      await openPage(page, "vehicle", edition, { vin: civic() });
      const others = page.getByRole("region", { name: words.sharing });
      await expect(others).toContainText(words.sameGeneration("2001–2005"));
      await expect(others).toContainText(words.compare);
      for (const name of await others.locator(".tile h3").allTextContents())
        expect(name).toMatch(/^200[1-5] Honda Civic/);
      await others.getByRole("link", { name: words.allOf("Honda Civic 2001–2005") }).click();
      for (const name of await page.locator("#cars .car h3").allTextContents()) expect(name).toMatch(/^200[1-5] /);
      expect(page.url()).toContain("2001-2005");
    });

    test("one that has left answers 410 with the day and what is like it", async ({ page }) => {
      const { gone } = cars();
      expect((await openPage(page, "vehicle", edition, { vin: gone.vin })).status()).toBe(410);
      await expect(page.locator(".notice")).toContainText((gone.left_on ?? "").slice(0, 4));
      expect(await page.locator(".tile").count()).toBeGreaterThan(0);
      await expectAccessible(page);
    });

    test("an unknown number is 404, one in small letters moves", async ({ page }) => {
      expect((await openPage(page, "vehicle", edition, { vin: "1HGCM82633A000000" })).status()).toBe(404);
      await expect(page.locator("h1")).toHaveText(words.unknownHeading);
      await expectAccessible(page);
      const { vin } = cars().here;
      const small = createAddresses(servers().one).url("vehicle", edition, { vin: vin.toLowerCase() });
      const reply = await page.request.get(small, { maxRedirects: 0 });
      expect([reply.status(), reply.headers().location]).toEqual([308, expect.stringContaining(vin)]);
    });

    test("search engines read a car, never an offer", async ({ page }) => {
      const { vin } = cars().here;
      await openPage(page, "vehicle", edition, { vin });
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((t) =>
        JSON.parse(t),
      );
      expect(data[0]).toMatchObject({ "@type": "Car", vehicleIdentificationNumber: vin });
      expect(JSON.stringify(data)).not.toContain("Offer");
    });
  });

  test.describe(`a car in ${edition} on a phone without script`, () => {
    test.use({ locale: localeOf(edition), viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test("nothing is offered that cannot work, and the way back is the yard's stock", async ({ page }) => {
      const { here } = cars();
      await openPage(page, "vehicle", edition, { vin: here.vin });
      await expect(page.getByRole("button", { name: words.copyVin })).toBeHidden();
      await expect(page.locator(".vin").first()).toHaveText(here.vin);
      await expect(page.locator(".trail a:visible")).toHaveCount(1);
      await expect(page.locator(".trail a").first()).toHaveAttribute("href", /\/101\//);
      await expectNoSidewaysScroll(page);
    });
  });
}
