import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { copy as formCopy, outboxCopy } from "#app/forms/copy.ts";
import { humanCopy } from "#app/forms/human-copy.ts";
import { copy as buying } from "#app/selling/copy.ts";
import { copy } from "#app/selling/sell-my-car-page/copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import { businessDays } from "#content/business-days.ts";
import { findCarBuyingRegion } from "#content/car-buying-lines.ts";
import { readChain } from "#content/chain/read-chain.ts";
import { reachMessage } from "#core/forms/person-fields.ts";
import { sellFields } from "#core/forms/sell-fields.ts";
import type { Edition } from "#site/editions.ts";
import { editionIds, expect, expectAccessible, openPage, servers, test } from "../support/journey.ts";

const facts = await readChain("tests/chain");

/** What the server has on disk about a car of this model. */
function storedOf(model: string): string[] {
  const db = new DatabaseSync(join(servers().dataDir, "yonke.sqlite"), { readOnly: true });
  try {
    const rows = db.prepare("select fields from submissions where form = 'sell-my-car'").all() as { fields: string }[];
    return rows.map(({ fields }) => fields).filter((fields) => fields.includes(model));
  } finally {
    db.close();
  }
}

async function fillOffer(page: Page, edition: Edition, model: string) {
  const form = page.locator("#offer form");
  await form.getByLabel(sellFields.year.label[edition], { exact: true }).fill("2004");
  await form.getByLabel(sellFields.make.label[edition], { exact: true }).fill("Honda");
  await form.getByLabel(sellFields.model.label[edition], { exact: true }).fill(model);
  await form.getByLabel(sellFields.zip.label[edition], { exact: true }).fill("Sacramento, CA");
  await form.getByLabel(sellFields.runs.label[edition]).selectOption("does-not-run");
  await form.getByLabel(sellFields.email.label[edition]).fill("vende@example.com");
  await form.getByLabel(sellFields.consent.box[edition]).check();
}

/** Reads a VIN with a wrong sign, presses the one that was meant, and finds the car in the form. */
async function fillByVin(page: Page, edition: Edition, look: () => Promise<void>) {
  const words = copy[edition];
  const form = page.locator("#offer form");
  const value = (name: "year" | "make" | "model") => form.getByLabel(sellFields[name].label[edition], { exact: true });
  await openPage(page, "sellMyCar", edition);
  await page.getByText(words.byVin).click();
  await page.locator("#vin-signs").fill("2T1BR32E18X018356");
  await page.getByRole("button", { name: words.fill, exact: true }).click();
  await expect(page.getByRole("button", { name: "2T1BR32E13X018356" })).toBeVisible();
  await expect(value("model")).toHaveValue("");
  await look();
  await page.getByRole("button", { name: "2T1BR32E13X018356" }).click();
  await expect(page.getByText(words.filled)).toBeVisible();
  await expect(value("year")).toHaveValue("2003");
  await expect(value("make")).toHaveValue("Toyota");
  await expect(value("model")).toHaveValue("Corolla");
  expect(page.url()).not.toContain("2T1BR32E");
  await look();
}

for (const edition of editionIds) {
  const words = copy[edition];
  const human = humanCopy[edition];

  test.describe(`selling a car in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("the form waits for the human check, then the car is on disk", async ({ page }) => {
      const model = `Civic ${edition} script ${randomUUID()}`;
      await openPage(page, "sellMyCar", edition);
      await expectAccessible(page);
      const send = page.getByRole("button", { name: formCopy[edition].send, exact: true });
      await expect(send).toBeDisabled();
      await fillOffer(page, edition, model);
      await page.getByLabel(human.check).check();
      await expect(page.locator(".human")).toContainText(human.done);
      await expect(send).toBeEnabled();
      await send.click();
      const done = page.getByRole("status").filter({ hasText: words.sentTitle });
      await expect(done).toBeFocused();
      await expect(page.locator("#offer form")).toBeHidden();
      await expect(done).toContainText(businessDays(facts.rules.carCallDays ?? 0)[edition]);
      await expect(done).toContainText((facts.phones.carBuying ?? facts.phones.main).display);
      expect(storedOf(model)).toHaveLength(1);
      await expectAccessible(page);
    });

    test("a VIN fills year, make and model; one with a wrong sign is mended with a press", ({ page }) =>
      fillByVin(page, edition, () => expectAccessible(page)));

    test("touched fields say what is wrong, the box above lists it, and the first one has the focus", async ({
      page,
    }) => {
      await openPage(page, "sellMyCar", edition);
      const form = page.locator("#offer form");
      const { year, zip, consent } = sellFields;
      await expect(page.locator(".err")).toHaveCount(0);
      await form.getByLabel(year.label[edition], { exact: true }).fill("04");
      await page.keyboard.press("Tab");
      await expect(page.locator("#sell-my-car-year-err")).toHaveText(year.message[edition]);
      await form.getByLabel(zip.label[edition], { exact: true }).fill("9582");
      await page.keyboard.press("Tab");
      await expect(page.locator("#sell-my-car-zip-err")).toHaveText(zip.message[edition]);
      await page.getByLabel(human.check).check();
      const send = page.getByRole("button", { name: formCopy[edition].send, exact: true });
      await expect(send).toBeEnabled();
      await send.click();
      const box = page.locator(".errors");
      await expect(box.getByRole("link")).toHaveCount(7);
      await expect(box).toContainText(reachMessage[edition]);
      await expect(box).toContainText(consent.message[edition]);
      await expect(page.locator("#sell-my-car-year")).toBeFocused();
      await expectAccessible(page);
      await fillOffer(page, edition, "Civic");
      await expect(box).toHaveCount(0);
      await expect(page.locator(".err")).toHaveCount(0);
    });

    test("what to do without a title is there when it is chosen", async ({ page }) => {
      await openPage(page, "sellMyCar", edition, {}, { query: { zip: "95823" } });
      const shown = page.locator(".title-help__one:visible");
      await expect(shown).toHaveCount(0);
      const title = page.locator("#sell-my-car-title");
      for (const choice of ["other", "lien", "none", "lost"] as const) {
        await title.selectOption(choice);
        await expect(shown).toHaveCount(1);
        await expect(shown).toContainText(words.titleHelp[choice]);
      }
      await expect(shown).toContainText("REG 227");
      await expect(shown).not.toContainText("VTR-34");
      await expectAccessible(page);
      await title.selectOption("yes");
      await expect(shown).toHaveCount(0);
    });

    test("a province that has no title says what to bring instead", async ({ page }) => {
      await openPage(page, "sellMyCar", edition, {}, { query: { zip: "T2P 1A1" } });
      const shown = page.locator(".title-help__one:visible");
      const alberta = findCarBuyingRegion("AB")?.notes[0]?.[edition] ?? "";
      for (const choice of ["none", "lost"] as const) {
        await page.locator("#sell-my-car-title").selectOption(choice);
        await expect(shown).toContainText(alberta);
        await expect(shown).not.toContainText(words.titleHelp[choice]);
      }
    });

    test("its desk has one number, and it is a link", async ({ page }) => {
      await openPage(page, "sellMyCar", edition);
      const { display, tel } = facts.phones.carBuying ?? facts.phones.main;
      await expect(page.locator("main")).not.toContainText(facts.phones.main.display);
      const places = page.locator("main").getByText(display);
      for (const place of await places.all())
        expect(await place.evaluate((node) => node.closest("a")?.getAttribute("href"))).toBe(`tel:${tel}`);
      expect(await places.count()).toBeGreaterThan(1);
    });

    test("the nearest desk has a phone and hours, and leads to its market and its papers", async ({ page }) => {
      const shared = buying[edition];
      await openPage(page, "sellMyCar", edition);
      const desk = page.locator("#desk");
      await desk.getByLabel(placeCopy[edition].label).fill("95823");
      await desk.getByRole("button", { name: shared.find }).click();
      await expect(desk.locator(".store-card").first()).toContainText("Sacramento");
      await expect(desk.locator('a[href^="tel:"]').first()).toBeVisible();
      await expectAccessible(page);
      await desk.locator('.store-card a[href*="/sell-my-car/"]').first().click();
      await expect(page.getByRole("heading", { name: shared.rulesFor("California") })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe(`selling a car when the call fails, in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US", noise: [/Failed to load resource/] });

    test("the offer stays on the device and is sent later, once", async ({ page }) => {
      const model = `Civic ${edition} later ${randomUUID()}`;
      await page.route("**/api/sellmycar/form/", (route) => route.abort());
      await openPage(page, "sellMyCar", edition);
      await fillOffer(page, edition, model);
      await page.getByLabel(human.check).check();
      await page.getByRole("button", { name: formCopy[edition].send, exact: true }).click();
      const bar = page.locator("aside.outbox");
      await expect(bar).toContainText(outboxCopy[edition].waiting("sell-my-car"));
      await page.unroute("**/api/sellmycar/form/");
      await bar.getByRole("button", { name: outboxCopy[edition].now }).click();
      await expect(bar).toContainText(outboxCopy[edition].sent("sell-my-car"));
      expect(storedOf(model)).toHaveLength(1);
    });
  });

  test.describe(`selling a car in ${edition} without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, noise: [/status of 400/] });

    test("what is wrong is said and kept, and the corrected form is taken", async ({ page }) => {
      const model = `Civic ${edition} plain ${randomUUID()}`;
      await openPage(page, "sellMyCar", edition);
      await expect(page.locator(".human")).toBeHidden();
      const form = page.locator("#offer form");
      await form.getByLabel(sellFields.model.label[edition], { exact: true }).fill(model);
      await form.getByLabel(sellFields.year.label[edition], { exact: true }).fill("04");
      await page.getByRole("button", { name: formCopy[edition].send, exact: true }).click();
      await expect(page).toHaveTitle(/Error:/);
      await expect(page.getByRole("alert").getByRole("link")).toHaveCount(6);
      await expect(form.getByLabel(sellFields.model.label[edition], { exact: true })).toHaveValue(model);
      await fillOffer(page, edition, model);
      // The page's token must have some age: people need longer than programs.
      await page.waitForTimeout(3_100);
      await page.getByRole("button", { name: formCopy[edition].send, exact: true }).click();
      await expect(page.getByRole("heading", { name: words.sentTitle })).toBeVisible();
      expect(storedOf(model)).toHaveLength(1);
    });

    test("a VIN fills year, make and model; one with a wrong sign is mended with a press", ({ page }) =>
      fillByVin(page, edition, async () => {}));

    test("a field that only programs fill loses the car in silence", async ({ page }) => {
      const model = `Civic ${edition} honeypot ${randomUUID()}`;
      await openPage(page, "sellMyCar", edition);
      await fillOffer(page, edition, model);
      await page.locator("[name=additionalInformation]").fill("buy", { force: true });
      await page.getByRole("button", { name: formCopy[edition].send, exact: true }).click();
      await expect(page.getByRole("heading", { name: words.sentTitle })).toBeVisible();
      expect(storedOf(model)).toHaveLength(0);
    });

    test("what to do without a title needs no script", async ({ page }) => {
      await openPage(page, "sellMyCar", edition);
      await page.locator("#sell-my-car-title").selectOption("lost");
      const shown = page.locator(".title-help__one:visible");
      await expect(shown).toHaveCount(1);
      for (const form of [words.titleHelp.lost, "REG 227", "VTR-34"]) await expect(shown).toContainText(form);
    });

    test("the papers of a state come from the list", async ({ page }) => {
      const shared = buying[edition];
      await openPage(page, "sellMyCar", edition);
      const rules = page.locator("#rules");
      await rules.getByLabel(shared.region(true)).selectOption("TX");
      await rules.getByRole("button", { name: shared.show }).click();
      await expect(rules).toContainText("VTR-346");
      await expect(rules).toContainText("DMV");
    });
  });
}
