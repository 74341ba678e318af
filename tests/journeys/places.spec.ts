import { copy as priceWords } from "#app/prices/copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import type { Edition } from "#site/editions.ts";
import { openPlate } from "../support/find-form.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectNoSidewaysScroll,
  openPage,
  test,
} from "../support/journey.ts";

/** Every page with a form that asks for a place, and the fields of it: needed, or not. */
const fields = {
  home: { "#near-zip": true, "#f-zip": false },
  inventory: { "#f-zip": false },
  locations: { "#locate-place": true },
  events: { "#events-zip": false },
  carsForSale: { "#v-zip": false },
  sellMyCar: { "#desk-zip": true },
  cashForJunkCars: { "#desk-zip": true },
  partPricing: { "#p-zip": false },
} as const;

const fresno = { latitude: 36.7478, longitude: -119.7714 };
/** "… is the nearest yard with prices to {place}". */
const nearLine = (edition: Edition, place: string) =>
  priceWords[edition].nearest("", place, "{n}").split(":", 1)[0]?.trim() ?? "";

for (const edition of editionIds) {
  const words = placeCopy[edition];
  const locale = edition === "es" ? "es-US" : "en-US";

  test.describe(`places in ${edition}`, () => {
    test.use({ locale, permissions: ["geolocation"], geolocation: fresno });

    test("once touched a field says what is wrong, and stops when it is right, on every page", async ({ page }) => {
      for (const [id, asked] of Object.entries(fields)) {
        await openPage(page, id as keyof typeof fields, edition);
        for (const [field, needed] of Object.entries(asked))
          await test.step(`${id} ${field}`, async () => {
            const input = page.locator(field);
            if (field === "#f-zip") await openPlate(page, "place");
            await expect(input).not.toHaveAttribute("aria-invalid");
            await input.fill("123");
            await expect(input).not.toHaveAttribute("aria-invalid");
            await input.blur();
            await expect(input).toHaveAccessibleDescription(words.malformed);
            await expect(page.locator("#live")).toHaveText(words.malformed);
            await input.fill("Fresno");
            await expect(input).not.toHaveAttribute("aria-invalid");
            await expect(page.locator(`form:has(${field}) .err`)).toHaveCount(0);
            await input.fill("");
            if (needed) await expect(input).toHaveAccessibleDescription(words.needed);
            else await expect(input).not.toHaveAttribute("aria-invalid");
            // The rest of the page is as it came.
            await expectAccessible(page, { within: `form:has(${field})` });
          });
      }
    });

    test("“near me” asks the device, and its postal code leads to the nearest prices", async ({ page }) => {
      await openPage(page, "partPricing", edition);
      await page.locator("#p-zip").fill(edition === "es" ? "cerca de mí" : "Near me");
      await page.locator("#p-zip").press("Enter");
      await expectArrival(page, /store=\d+.*zip=937\d\d/);
      await expect(page.locator("#price-list")).toContainText("Fresno");
      // Another place from there, by the button.
      await page.getByRole("link", { name: priceWords[edition].change }).click();
      await page.getByRole("button", { name: words.locate }).click();
      await expect(page.locator("#p-zip")).toHaveValue(/^937\d\d$/);
    });
  });

  for (const script of [true, false]) {
    test.describe(`prices of the nearest yard in ${edition}, ${script ? "with" : "without"} script`, () => {
      test.use({ locale, javaScriptEnabled: script, noise: [/status of 40[04]/] });

      test("a postal code, a city or a Canadian code leads there, and says how far it is", async ({ page }) => {
        for (const [typed, name] of [
          ["93721", "93721"],
          ["fresno ca", "Fresno, CA"],
          ["t2p 1a1", "T2P 1A1"],
        ] as const) {
          await openPage(page, "partPricing", edition, {}, { query: { q: "alternador" } });
          await page.locator("#p-zip").fill(typed);
          await page.getByRole("button", { name: priceWords[edition].nearestSubmit }).click();
          await expectArrival(page, /store=\d+/);
          expect(new URL(page.url()).searchParams.get("q")).toBe("alternador");
          await expect(page.locator("#price-list")).toContainText(nearLine(edition, name));
          await expect(page.locator(".price-line").first()).toBeVisible();
          await page.setViewportSize({ width: 320, height: 700 });
          await expectNoSidewaysScroll(page);
          await page.evaluate(() => localStorage.clear());
        }
      });

      test("what is no place, or nobody knows, stays in its field with a message", async ({ page }) => {
        const malformed = await openPage(page, "partPricing", edition, {}, { query: { zip: "123" } });
        expect(malformed.status()).toBe(400);
        await expect(page.locator("#p-zip")).toHaveAccessibleDescription(words.malformed);
        await openPage(page, "partPricing", edition, {}, { query: { zip: "zzzz" } });
        await expect(page.locator("#p-zip")).toHaveValue("zzzz");
        await expect(page.locator("#p-zip")).toHaveAccessibleDescription(words.unknown("zzzz"));
      });
    });
  }
}
