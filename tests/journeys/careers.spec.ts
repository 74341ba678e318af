import { copy as formWords } from "#api/forms/copy.ts";
import { copy as formCopy } from "#app/forms/copy.ts";
import { receiptOf } from "#content/receipts.ts";
import { emailField, nameField, phoneField } from "#core/forms/person-fields.ts";
import { pageRow } from "#site/pages.ts";
import { fill, parts, thanks, uniqueMail } from "../support/careers-form.ts";
import { chainWith } from "../support/chain-with.ts";
import { freePort } from "../support/free-port.ts";
import {
  editionIds,
  expect,
  expectAccessible,
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

    test("what is pressed stays under the pointer when leaving a field brings a message", async ({ page }) => {
      await openPage(page, "careers", edition);
      const { name, human } = parts(page);
      await name.focus();
      await human.click();
      await expect(human).toBeChecked();
      await expect(page.locator("#careers-name-err")).toBeVisible();
    });

    test("a box above lists what is wrong and goes as it is mended; the first wrong field has the focus", async ({
      page,
    }) => {
      await openPage(page, "careers", edition);
      const { name, phone, email, human, send } = parts(page);
      await phone.fill("555-0100");
      await human.check();
      await expect(send).toBeEnabled();
      await send.click();
      const links = page.locator(".errors a");
      await expect(links).toHaveText([nameField.message[edition], emailField.message[edition]]);
      await expect(page.locator(".errors h2")).toContainText("2");
      await expect(name).toBeFocused();
      await expectAccessible(page);
      await links.nth(1).click();
      await expect(email).toBeFocused();
      await email.fill(uniqueMail(edition));
      await expect(links).toHaveCount(1);
      await name.fill("Lupe");
      await expect(page.locator(".errors")).toHaveCount(0);
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
      await expect(done).toContainText(formCopy[edition].receivedUnproven);
      await expect(done).not.toContainText(receiptOf("careers").next[edition]);
      await expect(page.locator("form[data-form=careers]")).toHaveCount(0);
      expect(await listSentForms(servers().dataDir, address)).toMatchObject([
        { proof: "unproven", subject: expect.stringContaining(formWords[edition].unprovenMark) },
      ]);
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

test("an application from the browser arrives as mail, and its sender gets a receipt", async ({ page }) => {
  const [catcher, folder, port] = await Promise.all([catchMail(), createDataFolder(), freePort()]);
  const careersUrl = "https://empleos.example.com/";
  const chain = chainWith({ mail: { general: ["jobs@yonke.test"] }, careersUrl });
  const settings = { SMTP_URL: catcher.url, CHAIN_DIR: chain.dir };
  const server = await runServer("mail", { PORT: String(port), DATA_DIR: folder.path, ...settings });
  try {
    const address = `lupe-${Date.now()}@visitor.test`;
    await openAddress(page, `http://localhost:${port}${pageRow("careers").paths.es}`);
    await expect(page.locator(".nav__ext a[rel=external]")).toHaveAttribute("href", careersUrl);
    await fill(page, address);
    await parts(page).send.click();
    await expect(parts(page).done).toContainText(formCopy.es.received);
    await expect.poll(() => catcher.mail.length).toBe(2);
    expect(catcher.mail[0]).toMatchObject({ to: "jobs@yonke.test", replyTo: address });
    expect(catcher.mail[0]?.text).toContain("Nombre: Prueba Uno");
    expect(catcher.mail[1]).toMatchObject({ to: address, subject: "Yonke: recibimos su solicitud de trabajo" });
    expect(catcher.mail[1]?.text).not.toContain("Prueba Uno");
  } finally {
    await server.stop();
    folder.remove();
    chain.remove();
    await catcher.close();
  }
});
