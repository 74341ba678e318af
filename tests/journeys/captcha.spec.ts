import { copy } from "#app/company/careers-page/copy.ts";
import { outboxCopy } from "#app/forms/copy.ts";
import { humanCopy } from "#app/forms/human-copy.ts";
import { createAddresses } from "#site/address.ts";
import { type SiteWithCaptcha, startWithCaptcha } from "../support/captcha-provider.ts";
import { editionIds, expect, expectAccessible, openAddress, test } from "../support/journey.ts";

const scripts = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js",
  recaptcha: "https://www.google.com/recaptcha/api.js",
};
const languages = { turnstile: { es: "es", en: "en" }, recaptcha: { es: "es-419", en: "en" } };

/** A provider's script by its documents: a box to tick, which then asks `/answer` for what to hand over. */
const widgetScript = (name: string) => `
  window.${name} = {
    render(box, options) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "tick " + options.sitekey + " " + (options.language ?? "");
      button.onclick = () => options.callback(window.nextAnswer);
      box.append(button);
      return 7;
    },
    reset(id) { window.resets = (window.resets ?? 0) + (id === 7 ? 1 : 0); },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

for (const provider of ["turnstile", "recaptcha"] as const) {
  test.describe(`the forms with ${provider}`, () => {
    test.describe.configure({ mode: "serial" });
    let site: SiteWithCaptcha;
    test.beforeAll(async () => {
      site = await startWithCaptcha("journey", provider);
    });
    test.afterAll(() => site?.stop());

    for (const edition of editionIds) {
      test.describe(`in ${edition}`, () => {
        test.use({ noise: [/Failed to load resource/], locale: edition === "es" ? "es-US" : "en-US" });
        const address = () => createAddresses({ es: site.origin, en: site.origin }).url("careers", edition);
        const send = "form[data-form=careers] button[type=submit]";

        test("the widget comes in the page's language, and a wrong answer brings the form back", async ({ page }) => {
          const asked: string[] = [];
          await page.route(`${scripts[provider]}*`, (route) => {
            asked.push(route.request().url());
            return route.fulfill({
              contentType: "text/javascript",
              body: widgetScript(provider === "turnstile" ? "turnstile" : "grecaptcha"),
            });
          });
          await openAddress(page, address());
          await expect(page.locator(send)).toBeDisabled();
          const tick = page.getByRole("button", { name: "tick the-site-key" });
          await expect(tick).toBeVisible();
          const { searchParams } = new URL(asked[0] ?? "");
          const language =
            provider === "turnstile" ? (await tick.textContent())?.split(" ")[2] : searchParams.get("hl");
          expect([language, asked.length]).toEqual([languages[provider][edition], 1]);
          await expectAccessible(page);

          const email = `journey-${edition}-${provider}@example.com`;
          await page.locator("#careers-name").fill("Prueba Uno");
          await page.locator("#careers-phone").fill("555-0100");
          await page.locator("#careers-email").fill(email);
          const hand = (answer: string) =>
            page.evaluate((next) => Object.assign(globalThis, { nextAnswer: next }), answer);
          await hand("made-up");
          await tick.click();
          await page.locator(send).click();
          // The thanks of this form stay; the bar brings it back.
          await expect(page.locator(".done")).toBeVisible();
          await page.getByRole("button", { name: outboxCopy[edition].mend }).click();
          await expect(page.locator("#careers-name")).toHaveValue("Prueba Uno");
          await expect(page.locator(send)).toBeDisabled();
          expect(await page.evaluate(() => (globalThis as { resets?: number }).resets)).toBe(1);
          expect(await site.sentFrom(email)).toEqual([]);

          await hand(site.captcha.give());
          await tick.click();
          await page.locator(send).click();
          await expect(page.locator(".done")).toContainText(copy[edition].thanks("Yonke"));
          await expect.poll(() => site.sentFrom(email)).toHaveLength(1);
          await expect(page.locator("aside.outbox", { hasText: outboxCopy[edition].waiting("careers") })).toHaveCount(
            0,
          );
        });

        test("a script that is blocked leaves a form that can be sent", async ({ page }) => {
          await page.route(`${scripts[provider]}*`, (route) => route.abort());
          await openAddress(page, address());
          await expect(page.locator(".human-check")).toContainText(humanCopy[edition].providerAway);
          const email = `blocked-${edition}-${provider}@example.com`;
          await page.locator("#careers-name").fill("Prueba Dos");
          await page.locator("#careers-phone").fill("555-0101");
          await page.locator("#careers-email").fill(email);
          await page.waitForTimeout(3_200);
          await page.locator(send).click();
          await expect(page.locator(".done")).toBeVisible();
          expect(await site.sentFrom(email)).toHaveLength(1);
        });
      });
    }
  });
}
