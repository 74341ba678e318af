import type { Page } from "@playwright/test";
import { copy as formCopy } from "#app/forms/copy.ts";
import { humanCopy } from "#app/forms/human-copy.ts";
import { contactFields } from "#core/forms/contact-fields.ts";
import { formIds, forms } from "#core/forms/forms.ts";
import { sellFields } from "#core/forms/sell-fields.ts";
import { holdIslands } from "../support/hold-islands.ts";
import { addressOf, editionIds, expect, expectEnhanced, openPage, servers, test } from "../support/journey.ts";
import { listSentForms } from "../support/sent-forms.ts";

const uniqueMail = () => `forms-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

/** Without the human check's answer the button waits: then React has taken over. */
const expectHydrated = (page: Page) => expect(page.locator("form[data-form] button[type=submit]")).toBeDisabled();

for (const edition of editionIds) {
  test.describe(`forms in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    for (const id of formIds)
      test(`${id} hydrates without drawing anything anew`, async ({ page }) => {
        const open = await holdIslands(page);
        await page.goto(addressOf(forms[id].page, edition));
        const marked = () =>
          page.locator("form[data-form]").evaluate((form) => {
            const nodes = [form, ...form.querySelectorAll("*")] as (Element & { sent?: true })[];
            const count = nodes.filter((node) => node.sent).length;
            for (const node of nodes) node.sent = true;
            return [count, nodes.length];
          });
        const [none, all] = await marked();
        expect(none).toBe(0);
        open();
        await expectEnhanced(page);
        await expectHydrated(page);
        expect(await marked()).toEqual([all, all]);
      });

    test("what was typed, chosen and ticked before the code came is kept and sent", async ({ page }) => {
      const email = uniqueMail();
      const open = await holdIslands(page);
      await page.goto(addressOf("sellMyCar", edition));
      const form = page.locator("form[data-form=sell-my-car]");
      const field = (name: string) => form.locator(`[name=${name}]`);
      const typed = { year: "2004", make: "Honda", model: "Civic", zip: "95823", email, notes: "Uno\nDos" };
      for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
      await field("runs").selectOption("does-not-run");
      await field("consent").check();
      await page.getByLabel(humanCopy[edition].check).check();
      open();
      await expect(page.locator(".human")).toContainText(humanCopy[edition].done);
      for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
      await expect(field("runs")).toHaveValue("does-not-run");
      await expect(field("consent")).toBeChecked();
      await form.locator("button[type=submit]").click();
      await expect(page.locator(".done")).toBeFocused();
      await expect
        .poll(() => listSentForms(servers().dataDir, email))
        .toMatchObject([{ fields: { runs: "does-not-run", notes: "Uno\nDos" }, proof: "proven" }]);
    });

    test("a box that is unticked while the device still works does not open the button", async ({ page }) => {
      await openPage(page, "careers", edition);
      let answer = () => {};
      const asked = new Promise<void>((done) => {
        answer = done;
      });
      await page.route("**/api/captcha/challenge", async (route) => {
        await asked;
        await route.continue();
      });
      const box = page.locator("#careers-human");
      await box.check();
      await expect(page.locator(".human")).toContainText(humanCopy[edition].busy);
      await box.uncheck();
      const replied = page.waitForResponse("**/api/captcha/challenge");
      answer();
      await replied;
      await expect(page.locator(".human")).toContainText(humanCopy[edition].check);
      await expectHydrated(page);
      await box.check();
      await expect(page.locator("form[data-form] button[type=submit]")).toBeEnabled();
    });
  });

  test.describe(`forms that the server refuses in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US", noise: [/status of (400|503)/] });

    test("what only the server can know brings the form back with its message", async ({ page }) => {
      await openPage(page, "contact", edition);
      await page.locator("#contact-subject").selectOption("parts");
      const store = page.locator("#contact-store");
      // A yard that has closed since the page was opened.
      await store
        .locator("option")
        .last()
        .evaluate((option: HTMLOptionElement) => {
          option.value = "999999";
        });
      await store.selectOption("999999");
      await page.locator("#contact-message").fill("Hola");
      await page.locator("#contact-name").fill("Prueba");
      await page.locator("#contact-email").fill(uniqueMail());
      await page.locator("#contact-human").check();
      const send = page.locator("form[data-form=contact] button[type=submit]");
      await expect(send).toBeEnabled();
      await send.click();
      await expect(page.locator("#contact-store-err")).toHaveText(contactFields.store.message[edition]);
      await expect(store).toBeFocused();
      await expect(page.locator(".errors a")).toHaveText([contactFields.store.message[edition]]);
      await expect(send).toBeDisabled();
      await expect(page.locator(".done")).toBeHidden();
      await store.selectOption("");
      await expect(page.locator(".err")).toHaveCount(0);
      await expect(page.locator(".errors")).toHaveCount(0);
    });

    test("a task that cannot be had is said, and can be asked for again", async ({ page }) => {
      await page.route("**/api/captcha/challenge", (route) => route.fulfill({ status: 503, body: "" }));
      await openPage(page, "careers", edition);
      const box = page.locator("#careers-human");
      await box.click();
      await expect(page.locator(".human")).toContainText(humanCopy[edition].failed);
      await expect(box).not.toBeChecked();
      await expectHydrated(page);
      await page.unroute("**/api/captcha/challenge");
      await box.check();
      await expect(page.locator(".human")).toContainText(humanCopy[edition].done);
    });
  });

  test.describe(`forms where no task is given in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US", noise: [/status of 404/] });

    test("make way for the button, which sends as without script", async ({ page }) => {
      const email = uniqueMail();
      await page.route("**/api/captcha/challenge", (route) => route.fulfill({ status: 404, body: "" }));
      await openPage(page, "careers", edition);
      await page.locator("#careers-name").fill("Prueba");
      await page.locator("#careers-phone").fill("555-0100");
      await page.locator("#careers-email").fill(email);
      await page.waitForTimeout(3_100);
      await page.locator("#careers-human").click();
      const send = page.locator("form[data-form=careers] button[type=submit]");
      await expect(page.locator(".human")).toHaveCount(0);
      await expect(send).toBeFocused();
      await send.click();
      await expect(page).toHaveURL(/sent=unproven/);
      await expect(page.locator(".done")).toContainText(formCopy[edition].receivedUnproven);
      await expect.poll(() => listSentForms(servers().dataDir, email)).toMatchObject([{ proof: "unproven" }]);
    });
  });
}

test("the same rule speaks in the browser as on the server", async ({ page }) => {
  await openPage(page, "sellMyCar", "es");
  // No Canadian code begins so; a sign that only turns the writing is no name of a make.
  await page.locator("#sell-my-car-zip").fill("D1D 1D1");
  await page.locator("#sell-my-car-make").fill("\u200e");
  await page.locator("#sell-my-car-model").focus();
  await expect(page.locator("#sell-my-car-zip-err")).toHaveText(sellFields.zip.message.es);
  await expect(page.locator("#sell-my-car-make-err")).toHaveText(sellFields.make.message.es);
  await expect(page.locator("#live")).toHaveText(sellFields.make.message.es);
});
