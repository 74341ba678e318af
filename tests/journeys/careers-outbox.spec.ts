import { copy as formCopy, outboxCopy } from "#app/forms/copy.ts";
import { phoneField } from "#core/forms/person-fields.ts";
import { fill, parts, thanks, uniqueMail } from "../support/careers-form.ts";
import { editionIds, expect, expectAccessible, expectEnhanced, openPage, servers, test } from "../support/journey.ts";
import { listSentForms } from "../support/sent-forms.ts";

for (const edition of editionIds) {
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
      await expect(done.getByText(formCopy[edition].received)).toBeHidden();
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

    for (const status of [400, 413, 500])
      test(`thanks all the same when the answer is ${status}, and the bar keeps what could not be sent`, async ({
        page,
      }) => {
        const address = uniqueMail(edition);
        const wrong = phoneField.message[edition];
        const body = JSON.stringify({ error: { code: "invalid", errors: { phone: wrong } } });
        await page.route("**/api/careers/form/", (route) => route.fulfill({ status, body }));
        await openPage(page, "careers", edition);
        const { send, done, bar, phone, name } = parts(page);
        await fill(page, address);
        await send.click();
        await expect(bar).toContainText(outboxCopy[edition][status === 500 ? "waiting" : "refused"]("careers"));
        await expect(done).toBeVisible();
        await expect(done).toContainText(thanks(edition));
        await expect(page.locator("form[data-form=careers]")).toBeHidden();
        await expectAccessible(page);
        if (status === 500) return;

        await openPage(page, "policies", edition);
        await expect(bar).toContainText(outboxCopy[edition].refused("careers"));
        await bar.getByRole("button", { name: outboxCopy[edition].mend }).click();
        await expect(name).toHaveValue("Prueba Uno");
        await expect(page.locator("#careers-phone-err")).toHaveText(wrong);
        await expect(page.locator(".errors a")).toHaveText([wrong]);
        await expect(phone).toBeFocused();
        await expect(bar).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem("yonke.outbox"))).toBeNull();
        await page.unroute("**/api/careers/form/");
        await phone.fill("555-0109");
        await parts(page).human.check();
        await expect(send).toBeEnabled();
        await send.click();
        await expect(done).toContainText(formCopy[edition].received);
        expect(await listSentForms(servers().dataDir, address)).toMatchObject([{ fields: { phone: "555-0109" } }]);
      });

    test("what has lain on the device for a week is deleted, and that is said", async ({ page }) => {
      await openPage(page, "careers", edition);
      await page.evaluate(
        (at) => {
          const item = {
            key: "old-key-1",
            form: "careers",
            address: "/api/careers/form/",
            page: "/carreras",
            fields: {},
            at,
          };
          localStorage.setItem("yonke.outbox", JSON.stringify([item]));
        },
        Date.now() - 8 * 86_400_000,
      );
      await openPage(page, "policies", edition);
      const { bar } = parts(page);
      await expect(bar).toContainText(outboxCopy[edition].expired("careers"));
      expect(await page.evaluate(() => localStorage.getItem("yonke.outbox"))).toBeNull();
      await bar.getByRole("button", { name: outboxCopy[edition].close }).click();
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
}
