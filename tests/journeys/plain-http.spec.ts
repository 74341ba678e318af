import { humanCopy } from "#app/forms/human-copy.ts";
import { expect, openAddress, servers, test } from "../support/journey.ts";
import { listSentForms } from "../support/sent-forms.ts";

/** A name that is no localhost: browsers give a page from there over http no cryptography of their own. */
test.use({
  noise: [/Cross-Origin-Opener-Policy header has been ignored/],
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP yonke.test 127.0.0.1"] }),
});

test("over plain http a form goes as it does without script, and is kept apart", async ({ page }) => {
  const origin = servers().one.es.replace("localhost", "yonke.test");
  await openAddress(page, `${origin}/carreras`);
  expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, "undefined"]);
  const address = `http-${Date.now()}@example.com`;
  await page.locator("#careers-name").fill("Prueba Uno");
  await page.locator("#careers-phone").fill("555-0100");
  await page.locator("#careers-email").fill(address);
  const send = page.locator("form[data-form=careers] button[type=submit]");
  await expect(page.locator(".human-check")).toContainText(humanCopy.es.noScript);
  // The server takes such a form when its page is some seconds old.
  await page.waitForTimeout(3_100);
  await send.click();
  await expect(page.locator(".done")).toBeVisible();
  await expect.poll(() => listSentForms(servers().dataDir, address)).toMatchObject([{ proof: "unproven" }]);
});
