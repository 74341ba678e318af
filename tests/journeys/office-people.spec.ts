import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { copy as careersCopy } from "#app/company/careers-page/copy.ts";
import { forms } from "#core/forms/forms.ts";
import { openDatabase } from "#data/open.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { copy as leadCopy } from "#office/leads/copy.ts";
import { addresses } from "#office/pages.ts";
import { copy as shellCopy } from "#office/shell/copy.ts";
import { copy as staffCopy } from "#office/staff/copy.ts";
import { pageRow } from "#site/pages.ts";
import { fill, parts, uniqueMail } from "../support/careers-form.ts";
import { freePort } from "../support/free-port.ts";
import { editionIds, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/journey.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

let server: RunningServer;
let data: Awaited<ReturnType<typeof createDataFolder>>;
let origin = "";
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async () => {
  data = await createDataFolder();
  const [port, officePort] = await Promise.all([freePort(), freePort()]);
  origin = `http://localhost:${officePort}`;
  const office = { OFFICE: "1", OFFICE_PORT: String(officePort) };
  server = await runServer("people", { PORT: String(port), ...office, DATA_DIR: data.path });
});
test.afterEach(async () => {
  await server.stop();
  data.remove();
});

/** Two yards, and somebody who wants to sell a car to the first. */
async function prepare() {
  const db = await openDatabase({ dataDir: data.path });
  try {
    const stores = await db.main
      .selectFrom("stores")
      .select(["id", "name", "list_text"])
      .where("active", "=", 1)
      .orderBy("id")
      .limit(2)
      .execute();
    const [here, other] = stores as [(typeof stores)[number], (typeof stores)[number]];
    const fields = { name: "Rosa Prueba", phone: "555-0104", year: "2008", make: "Honda", model: "Odyssey" };
    const mail = { subject: "…", body: "…", replyTo: "" };
    await addSubmission(db, { form: "sell-my-car", edition: "es", fields, mail, storeId: here.id });
    return { here, other };
  } finally {
    await db.close();
  }
}

const office = (id: "staff" | "leads" | "cars" | "prices", edition: "es" | "en") =>
  origin + addresses.path(id, edition);

/** Somebody else's telephone, let in by the link that was shown. */
async function enter(browser: Browser, link: string, edition: "es" | "en"): Promise<Page> {
  const { page } = await newPhone(browser, edition);
  await page.goto(link);
  await page.locator("main form button").first().click();
  await expect(page).not.toHaveURL(link);
  return page;
}

async function newPhone(browser: Browser, edition: "es" | "en") {
  const locale = edition === "es" ? "es-US" : "en-US";
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale });
  return { context, page: await context.newPage() };
}

async function invite(page: Page, edition: "es" | "en", email: string, role: "manager" | "helper", yard?: string) {
  const words = staffCopy[edition];
  await page.goto(office("staff", edition));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByRole("radio", { name: shellCopy[edition].roles[role] }).check();
  if (yard) await page.getByRole("checkbox", { name: yard, exact: true }).check();
  if (edition === "en") await page.getByLabel(words.language, { exact: true }).selectOption("en");
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.locator(".o-told")).toContainText(email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const way of [words.whatsapp, words.message])
    await expect(page.getByRole("link", { name: way })).toHaveAttribute("href", /%2F(enlace|link)%2F[\w-]{43}/);
  return /http:\S+/.exec((await page.locator(".o-told").textContent()) ?? "")?.[0] ?? "";
}

for (const edition of editionIds)
  test(`a manager invites a helper, answers an application for the own yard and writes an offer, in ${edition}`, async ({
    page,
    browser,
  }) => {
    const { here, other } = await prepare();
    const printed = () => /http:\S+\/enlace\/\S+/.exec(readFileSync(server.logFile, "utf8"))?.[0];
    await expect.poll(printed).toBeTruthy();
    await page.goto(printed() as string);
    await page.getByRole("button", { name: "Entrar a la oficina" }).click();
    const manager = await enter(
      browser,
      await invite(page, edition, "gerente@example.com", "manager", here.name),
      edition,
    );

    // Two who look for work, each at a yard of their own.
    const { page: visitor } = await newPhone(browser, edition);
    const label = forms.careers.fields.store.label[edition];
    for (const [yard, name] of [
      [here, "Ana Aquí"],
      [other, "Olga Otra"],
    ] as const) {
      await visitor.goto(`http://localhost:${server.port}${pageRow("careers").paths[edition]}`);
      await visitor.waitForSelector("[data-hydrated]");
      await fill(visitor, uniqueMail(edition));
      await parts(visitor).name.fill(name);
      await visitor.getByLabel(label).selectOption({ label: yard.list_text });
      await expectNoSidewaysScroll(visitor);
      await expectAccessible(visitor);
      await parts(visitor).send.click();
      await expect(parts(visitor).done).toContainText(careersCopy[edition].thanks("Yonke"));
    }

    const lead = leadCopy[edition];
    await expect
      .poll(async () => {
        await manager.goto(office("leads", edition));
        return manager.locator(".o-leads").textContent();
      })
      .toContain("Ana Aquí");
    await expect(manager.locator(".o-leads")).not.toContainText("Olga Otra");
    await expectAccessible(manager);
    await manager.getByRole("link", { name: /Rosa Prueba/ }).click();
    await expectAccessible(manager);
    await expectNoSidewaysScroll(manager);
    await manager.getByLabel(lead.offer, { exact: true }).fill("450");
    await manager.getByRole("button", { name: lead.addOffer }).click();
    await expect(manager.locator(".o-offer")).toContainText("$450");
    await expect(manager.locator(".o-trail")).toContainText(`gerente@example.com: ${lead.offered("$450")}`);
    await expectAccessible(manager);
    await manager.goto(office("leads", edition));
    await expect(manager.getByRole("link", { name: /Rosa Prueba/ })).toContainText(lead.offered("$450"));
    await expectNoSidewaysScroll(manager);

    const helper = await enter(browser, await invite(manager, edition, "ayudante@example.com", "helper"), edition);
    await helper.goto(office("cars", edition));
    await expect(helper.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(helper);
    for (const closed of ["leads", "prices", "staff"] as const)
      expect((await helper.goto(office(closed, edition)))?.status()).toBe(403);

    // Given more, they come in anew: what a manager may have kept of the account opens nothing.
    await page.goto(office("staff", edition));
    const given = page.locator("li", { hasText: "ayudante@example.com" });
    await given.getByRole("link", { name: staffCopy[edition].change, exact: true }).click();
    await page.locator("#role-counter").check();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: staffCopy[edition].keep, exact: true }).click();
    await expect(page.locator(".o-told")).toContainText(staffCopy[edition].anew);
    const anew = /http:\S+/.exec((await page.locator(".o-told").textContent()) ?? "")?.[0] ?? "";
    await helper.goto(office("cars", edition));
    await expect(helper).not.toHaveURL(office("cars", edition));
    const counter = await enter(browser, anew, edition);
    expect((await counter.goto(office("leads", edition)))?.status()).toBe(200);

    // Taken away again, with the session that is open.
    await manager.goto(office("staff", edition));
    const line = manager.locator("li", { hasText: "ayudante@example.com" });
    await line.getByText(staffCopy[edition].remove, { exact: true }).click();
    await expectAccessible(manager);
    await line.getByRole("button", { name: staffCopy[edition].removeYes }).click();
    await expect(manager.locator("#people")).not.toContainText("ayudante@example.com");
    await counter.goto(office("cars", edition));
    await expect(counter).not.toHaveURL(office("cars", edition));
  });
