import { copy as priceWords } from "#app/prices/copy.ts";
import { placeCopy } from "#app/ui/place-copy.ts";
import type { Edition } from "#site/editions.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectNoSidewaysScroll,
  openPage,
  test,
} from "../support/journey.ts";

/** Every page with a form that asks for a place, and the field in it. */
const fields = [
  { page: "home", field: "#near-zip", needed: true },
  { page: "home", field: "#seek-zip", needed: false },
  { page: "home", field: ".finder input[name=zip]", needed: false },
  { page: "inventory", field: ".finder input[name=zip]", needed: false },
  { page: "locations", field: "#locate-place", needed: true },
  { page: "events", field: "#events-zip", needed: false },
  { page: "carsForSale", field: "#v-zip", needed: false },
  { page: "sellMyCar", field: "#desk-zip", needed: true },
  { page: "cashForJunkCars", field: "#desk-zip", needed: true },
  { page: "partPricing", field: "#p-zip", needed: false },
] as const;

const fresno = { latitude: 36.7478, longitude: -119.7714 };
/** "… is the nearest yard with prices to {place}". */
const nearLine = (edition: Edition, place: string) =>
  priceWords[edition].nearest("", place, "{n}").split(":", 1)[0]?.trim() ?? "";

for (const edition of editionIds) {
  const words = placeCopy[edition];
  const locale = edition === "es" ? "es-US" : "en-US";

  test.describe(`places in ${edition}`, () => {
    test.use({ locale, permissions: ["geolocation"], geolocation: fresno });

    for (const { page: id, field, needed } of fields) {
      test(`${id} ${field}: once touched it says what is wrong, and stops when it is right`, async ({ page }) => {
        await openPage(page, id, edition);
        const input = page.locator(field);
        await expect(input).not.toHaveAttribute("aria-invalid");
        await input.fill("123");
        await expect(input).not.toHaveAttribute("aria-invalid");
        await input.blur();
        await expect(input).toHaveAccessibleDescription(words.malformed);
        await expect(page.locator("#live")).toHaveText(words.malformed);
        await input.fill("Fresno");
        await expect(input).not.toHaveAttribute("aria-invalid");
        await expect(page.locator(".err")).toHaveCount(0);
        await input.fill("");
        if (needed) await expect(input).toHaveAccessibleDescription(words.needed);
        else await expect(input).not.toHaveAttribute("aria-invalid");
        // The rest of the page is as it came.
        await expectAccessible(page, { within: `form:has(${field})` });
      });
    }

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

      for (const [typed, name] of [
        ["93721", "93721"],
        ["fresno ca", "Fresno, CA"],
        ["t2p 1a1", "T2P 1A1"],
      ] as const) {
        test(`${typed} leads there, and says how far it is`, async ({ page }) => {
          await openPage(page, "partPricing", edition, {}, { query: { q: "alternador" } });
          await page.locator("#p-zip").fill(typed);
          await page.getByRole("button", { name: priceWords[edition].nearestSubmit }).click();
          await expectArrival(page, /store=\d+/);
          expect(new URL(page.url()).searchParams.get("q")).toBe("alternador");
          await expect(page.locator("#price-list")).toContainText(nearLine(edition, name));
          await expect(page.locator(".ln").first()).toBeVisible();
          await page.setViewportSize({ width: 320, height: 700 });
          await expectNoSidewaysScroll(page);
        });
      }

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
