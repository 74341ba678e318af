import type { Page } from "@playwright/test";
import { outboxCopy } from "#app/enhance/copy.ts";
import { copy as formCopy } from "#app/forms/copy.ts";
import { copy } from "#app/pages/careers/copy.ts";
import { emailField, nameField, phoneField } from "#core/forms/person-fields.ts";
import type { Edition } from "#site/editions.ts";
import { pageRow } from "#site/pages.ts";
import { freePort } from "../support/free-port.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectEnhanced,
  expectNoSidewaysScroll,
  openAddress,
  openPage,
  servers,
  test,
} from "../support/journey.ts";
import { catchMail } from "../support/mail-catcher.ts";
import { runServer } from "../support/run-server.ts";
import { listSentForms } from "../support/sent-forms.ts";
import { createDataFolder } from "../support/test-data.ts";

const thanks = (edition: Edition) => copy[edition].thanks("Yonke");
const parts = (page: Page) => ({
  name: page.locator("#careers-name"),
  phone: page.locator("#careers-phone"),
  email: page.locator("#careers-email"),
  human: page.locator("#careers-human"),
  send: page.locator("form[data-form=careers] button[type=submit]"),
  done: page.locator(".done"),
  bar: page.locator("aside.outbox"),
});
const uniqueMail = (edition: Edition) =>
  `${edition}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

async function fill(page: Page, email: string) {
  const { name, phone, email: mail, human, send } = parts(page);
  await name.fill("Prueba Uno");
  await phone.fill("555-0100");
  await mail.fill(email);
  await human.check();
  await expect(send).toBeEnabled();
}

for (const edition of editionIds) {
  test.describe(`careers in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("messages come once a field is touched, and go when it is right", async ({ page }) => {
      await openPage(page, "careers", edition);
      const { name, phone, email, send } = parts(page);
      await expect(send).toBeDisabled();
      await expect(page.locator(".err")).toHaveCount(0);
      await name.focus();
      await page.keyboard.press("Tab");
      await expect(phone).toBeFocused();
      await expect(page.locator("#careers-name-err")).toHaveText(nameField.message[edition]);
      await expect(page.locator(".err")).toHaveCount(1);
      await page.keyboard.type("5".repeat(21));
      await page.keyboard.press("Tab");
      await expect(page.locator("#careers-phone-err")).toHaveText(phoneField.message[edition]);
      await page.keyboard.type("lupe@");
      await page.keyboard.press("Tab");
      await expect(page.locator("#careers-email-err")).toHaveText(emailField.message[edition]);
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toHaveAccessibleDescription(emailField.message[edition]);
      await expectAccessible(page);
      await name.fill("Lupe");
      await phone.fill("5".repeat(20));
      await email.fill("lupe@example.com");
      await expect(page.locator(".err")).toHaveCount(0);
      await expect(send).toBeDisabled();
    });

    test("by keyboard alone the form gives way to thanks, and the form is stored", async ({ page }) => {
      const address = uniqueMail(edition);
      await openPage(page, "careers", edition);
      const { name, human, send, done } = parts(page);
      await name.focus();
      for (const text of ["Prueba Dos", "555-0101", address]) {
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
      await expect(human).toBeFocused();
      await page.keyboard.press("Space");
      await expect(send).toBeEnabled();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.locator("form[data-form=careers]")).toBeHidden();
      await expect(done).toBeFocused();
      await expect(done).toContainText(thanks(edition));
      await expect(done).toContainText(formCopy[edition].received);
      await expectAccessible(page);
      const stored = await listSentForms(servers().dataDir, address);
      expect(stored.map(({ form, fields }) => [form, fields.name, fields.phone])).toEqual([
        ["careers", "Prueba Dos", "555-0101"],
      ]);
    });
  });

  test.describe(`careers when the call fails, in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US", noise: [/Failed to load resource/] });

    test("thanks all the same, keeps the form on the device and sends it later, once", async ({ page }) => {
      const address = uniqueMail(edition);
      await page.route("**/api/careers/form/", (route) => route.abort());
      await openPage(page, "careers", edition);
      const { send, done, bar } = parts(page);
      await fill(page, address);
      await send.click();
      await expect(done).toContainText(thanks(edition));
      await expect(done).toContainText(formCopy[edition].kept);
      await expect(bar).toContainText(outboxCopy[edition].waiting("careers"));
      await expectAccessible(page);
      expect(await listSentForms(servers().dataDir, address)).toEqual([]);

      await openPage(page, "policies", edition);
      await expect(bar).toContainText(outboxCopy[edition].waiting("careers"));
      await page.unroute("**/api/careers/form/");
      await bar.getByRole("button", { name: outboxCopy[edition].now }).click();
      await expect(bar).toContainText(outboxCopy[edition].sent("careers"));
      expect(await listSentForms(servers().dataDir, address)).toHaveLength(1);
      expect(await page.evaluate(() => localStorage.getItem("yonke.outbox"))).toBeNull();
      await bar.getByRole("button", { name: outboxCopy[edition].close }).click();
      await page.reload();
      await expectEnhanced(page);
      await expect(page.locator("footer")).toBeVisible();
      await expect(bar).toHaveCount(0);
    });

    test("what waits can be deleted", async ({ page }) => {
      await page.route("**/api/careers/form/", (route) => route.fulfill({ status: 503, body: "" }));
      await openPage(page, "careers", edition);
      const { send, bar, name } = parts(page);
      await fill(page, uniqueMail(edition));
      await send.click();
      await bar.getByRole("button", { name: outboxCopy[edition].drop }).click();
      await expect(bar).toHaveCount(0);
      await expect(name).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("yonke.outbox"))).toBeNull();
    });
  });

  test.describe(`careers without script in ${edition}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 }, noise: [/status of 400/] });

    test("the server says what is wrong, keeps what was right, and takes it the second time", async ({ page }) => {
      const address = uniqueMail(edition);
      await openPage(page, "careers", edition);
      await expectNoSidewaysScroll(page);
      const { name, phone, email, send, done } = parts(page);
      await name.fill("Prueba Tres");
      await email.fill("lupe@");
      await send.click();
      await expect(page).toHaveTitle(/Error: /);
      await expect(page.locator("#careers-phone-err")).toHaveText(phoneField.message[edition]);
      await expect(page.locator("#careers-email-err")).toHaveText(emailField.message[edition]);
      await expect(page.locator(".errors a")).toHaveCount(2);
      await expect(name).toHaveValue("Prueba Tres");
      await expect(email).toHaveValue("lupe@");
      await expectNoSidewaysScroll(page);
      await phone.fill("555-0102");
      await email.fill(address);
      await page.waitForTimeout(3_100);
      await send.click();
      await expect(done).toContainText(thanks(edition));
      await expect(done).toContainText(formCopy[edition].received);
      await expect(page.locator("form[data-form=careers]")).toHaveCount(0);
      expect(await listSentForms(servers().dataDir, address)).toHaveLength(1);
    });
  });
}

test("a filled trap is thanked for and dropped", async ({ page }) => {
  const address = uniqueMail("es");
  await openPage(page, "careers", "es");
  await fill(page, address);
  await page.locator("input[name=additionalInformation]").evaluate((input: HTMLInputElement) => {
    input.value = "Compre aquí";
  });
  await parts(page).send.click();
  await expect(parts(page).done).toContainText(formCopy.es.received);
  expect(await listSentForms(servers().dataDir, address)).toEqual([]);
});

test("an application from the browser arrives as mail", async ({ page }) => {
  const [catcher, folder, port] = await Promise.all([catchMail(), createDataFolder(), freePort()]);
  const settings = { SMTP_URL: catcher.url, MAIL_TO: "jobs@yonke.test", CAREERS_URL: "https://empleos.example.com/" };
  const server = await runServer("mail", { PORT: String(port), DATA_DIR: folder.path, ...settings });
  try {
    const address = uniqueMail("es");
    await openAddress(page, `http://localhost:${port}${pageRow("careers").paths.es}`);
    await expect(page.locator(".nav__ext a[rel=external]")).toHaveAttribute("href", settings.CAREERS_URL);
    await fill(page, address);
    await parts(page).send.click();
    await expect(parts(page).done).toContainText(formCopy.es.received);
    await expect.poll(() => catcher.mail.length).toBe(1);
    expect(catcher.mail[0]).toMatchObject({ to: "jobs@yonke.test", replyTo: address });
    expect(catcher.mail[0]?.text).toContain("Nombre: Prueba Uno");
  } finally {
    await server.stop();
    folder.remove();
    await catcher.close();
  }
});
