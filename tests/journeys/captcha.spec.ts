import { outboxCopy } from "#app/enhance/copy.ts";
import { copy } from "#app/pages/careers/copy.ts";
import { humanCopy } from "#app/ui/human-copy.ts";
import { createAddresses } from "#site/address.ts";
import { type CaptchaProvider, startCaptchaProvider } from "../support/captcha-provider.ts";
import { freePort } from "../support/free-port.ts";
import { editionIds, expect, expectAccessible, test } from "../support/journey.ts";
import { runServer } from "../support/run-server.ts";
import { listSentForms } from "../support/sent-forms.ts";
import { createDataFolder } from "../support/test-data.ts";

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
    let captcha: CaptchaProvider;
    let folder: Awaited<ReturnType<typeof createDataFolder>>;
    let server: Awaited<ReturnType<typeof runServer>>;
    let origin = "";
    test.beforeAll(async () => {
      captcha = await startCaptchaProvider("the-secret");
      folder = await createDataFolder();
      const port = await freePort();
      origin = `http://localhost:${port}`;
      server = await runServer(`journey-${provider}`, {
        PORT: String(port),
        DATA_DIR: folder.path,
        CAPTCHA_PROVIDER: provider,
        CAPTCHA_SITE_KEY: "the-site-key",
        CAPTCHA_SECRET: "the-secret",
        CAPTCHA_VERIFY_URL: captcha.url,
      });
    });
    test.afterAll(async () => {
      await server?.stop();
      await captcha?.stop();
      folder?.remove();
    });

    for (const edition of editionIds) {
      test.describe(`in ${edition}`, () => {
        test.use({ noise: [/Failed to load resource/], locale: edition === "es" ? "es-US" : "en-US" });
        const address = () => createAddresses({ es: origin, en: origin }).url("careers", edition);
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
          await page.goto(address());
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
          await expect(page.locator("#careers-name")).toBeVisible();
          await expect(page.locator(send)).toBeDisabled();
          expect(await page.evaluate(() => (globalThis as { resets?: number }).resets)).toBe(1);
          expect(await listSentForms(folder.path, email)).toEqual([]);

          await hand(captcha.give());
          await tick.click();
          await page.locator(send).click();
          await expect(page.locator(".done")).toContainText(copy[edition].thanks("Yonke"));
          await expect.poll(() => listSentForms(folder.path, email)).toHaveLength(1);
          await expect(page.locator("aside.outbox", { hasText: outboxCopy[edition].waiting("careers") })).toHaveCount(
            0,
          );
        });

        test("a script that is blocked leaves a form that can be sent", async ({ page }) => {
          await page.route(`${scripts[provider]}*`, (route) => route.abort());
          await page.goto(address());
          await expect(page.locator(".human-check")).toContainText(humanCopy[edition].providerAway);
          const email = `blocked-${edition}-${provider}@example.com`;
          await page.locator("#careers-name").fill("Prueba Dos");
          await page.locator("#careers-phone").fill("555-0101");
          await page.locator("#careers-email").fill(email);
          await page.waitForTimeout(3_200);
          await page.locator(send).click();
          await expect(page.locator(".done")).toBeVisible();
          expect(await listSentForms(folder.path, email)).toHaveLength(1);
        });
      });
    }
  });
}
