import { copy } from "#app/company/contact-page/copy.ts";
import { copy as formCopy } from "#app/forms/copy.ts";
import { copy as donateCopy } from "#app/selling/donate-now-page/copy.ts";
import { contactSubjects } from "#content/contact-subjects.ts";
import { carFields } from "#core/forms/car-fields.ts";
import { reachMessage } from "#core/forms/person-fields.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";
import { listSentForms } from "../support/sent-forms.ts";

const uniqueMail = () => `contact-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;
const warranty = contactSubjects.find(({ id }) => id === "warranty") as (typeof contactSubjects)[1];

for (const edition of editionIds) {
  test.describe(`contact in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("a message goes to the desk of its subject; one of mail and phone is enough", async ({ page }) => {
      const address = uniqueMail();
      await openPage(page, "contact", edition, {}, { query: { subject: "warranty" } });
      const form = page.locator("form[data-form=contact]");
      await expect(page.locator("#contact-subject")).toHaveValue("warranty");
      await expect(page.locator("#contact-subject option")).toHaveCount(contactSubjects.length + 1);
      await expectAccessible(page);
      await page.locator("#contact-message").fill("La marcha no sirve.\nTengo el recibo.");
      await page.locator("#contact-name").fill("Prueba");
      await page.locator("#contact-human").check();
      const send = form.locator("button[type=submit]");
      await expect(send).toBeEnabled();
      await send.click();
      await expect(page.locator("#contact-email")).toBeFocused();
      await expect(page.locator("#contact-email-err")).toHaveText(reachMessage[edition]);
      await page.locator("#contact-email").fill(address);
      await expect(page.locator(".err")).toHaveCount(0);
      await send.click();
      const done = page.locator(".done");
      await expect(done).toContainText(copy[edition].thanks);
      await expect(done).toContainText(formCopy[edition].received);
      const [stored, ...more] = await listSentForms(servers().dataDir, address);
      expect(more).toEqual([]);
      expect(stored).toMatchObject({ form: "contact", fields: { subject: "warranty", name: "Prueba" } });
      expect(stored?.subject).toContain(warranty.label[edition]);
    });
  });

  test.describe(`contact and donation without script in ${edition}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 }, noise: [/status of 400/] });

    test("the message form says what is wrong", async ({ page }) => {
      await openPage(page, "contact", edition);
      await expectNoSidewaysScroll(page);
      await page.locator("#contact-name").fill("Prueba");
      await page.locator("form[data-form=contact] button[type=submit]").click();
      await expect(page.locator(".errors a")).toHaveCount(3);
      await expect(page.locator("#contact-email-err")).toHaveText(reachMessage[edition]);
      await expect(page.locator("#contact-name")).toHaveValue("Prueba");
      await expectNoSidewaysScroll(page);
    });

    test("a vehicle is offered for donation", async ({ page }) => {
      const address = uniqueMail();
      await openPage(page, "donateNow", edition);
      await expectNoSidewaysScroll(page);
      const values = { year: "2003", make: "Honda", model: "Civic", zip: "1", name: "Prueba", phone: "555-0103" };
      for (const [name, value] of Object.entries({ ...values, email: address }))
        await page.locator(`#donate-${name}`).fill(value);
      await page.locator("#donate-runs").selectOption("starts");
      const send = page.locator("form[data-form=donate] button[type=submit]");
      await send.click();
      await expect(page.locator("#donate-zip-err")).toHaveText(carFields.zip.message[edition]);
      await expect(page.locator("#donate-runs")).toHaveValue("starts");
      await page.locator("#donate-zip").fill("Fresno, CA");
      await page.waitForTimeout(3_100);
      await send.click();
      await expect(page.locator(".done")).toContainText(donateCopy[edition].thanks);
      expect(await listSentForms(servers().dataDir, address)).toMatchObject([
        { form: "donate", fields: { zip: "Fresno, CA" } },
      ]);
    });
  });
}
