import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { copy as buying } from "#app/buying/copy.ts";
import { copy } from "#app/pages/sell-my-car/copy.ts";
import { humanCopy } from "#app/ui/human-copy.ts";
import type { Edition } from "#site/editions.ts";
import { editionIds, expect, expectAccessible, openPage, servers, test } from "../support/journey.ts";

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
  const words = copy[edition];
  const form = page.locator("#offer form");
  await form.getByLabel(words.year, { exact: true }).fill("2004");
  await form.getByLabel(words.make, { exact: true }).fill("Honda");
  await form.getByLabel(words.model, { exact: true }).fill(model);
  await form.getByLabel(words.zip, { exact: true }).fill("95823");
  await form.getByLabel(words.condition).selectOption("does-not-run");
  await form.getByLabel(words.email).fill("vende@example.com");
  await form.getByLabel(words.consent).check();
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
      const send = page.getByRole("button", { name: words.send, exact: true });
      await expect(send).toBeDisabled();
      await fillOffer(page, edition, model);
      await page.getByLabel(human.check).check();
      await expect(page.locator(".human")).toContainText(human.done);
      await expect(send).toBeEnabled();
      await send.click();
      const done = page.getByRole("status").filter({ hasText: words.sentTitle });
      await expect(done).toBeFocused();
      await expect(page.locator("#offer form")).toHaveCount(0);
      expect(storedOf(model)).toHaveLength(1);
      await expectAccessible(page);
    });

    test("the nearest desk has a phone and hours, and leads to its market and its papers", async ({ page }) => {
      const shared = buying[edition];
      await openPage(page, "sellMyCar", edition);
      const desk = page.locator("#desk");
      await desk.getByLabel(shared.zip).fill("95823");
      await desk.getByRole("button", { name: shared.find }).click();
      await expect(desk.locator(".store-card").first()).toContainText("Sacramento");
      await expect(desk.locator('a[href^="tel:"]').first()).toBeVisible();
      await expectAccessible(page);
      await desk.locator('.store-card a[href*="/sell-my-car/"]').first().click();
      await expect(page.getByRole("heading", { name: shared.rulesFor("California") })).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe(`selling a car in ${edition} without script`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, noise: [/status of 400/] });

    test("what is wrong is said and kept, and the corrected form is taken", async ({ page }) => {
      const model = `Civic ${edition} plain ${randomUUID()}`;
      await openPage(page, "sellMyCar", edition);
      await expect(page.locator(".human")).toBeHidden();
      const form = page.locator("#offer form");
      await form.getByLabel(words.model, { exact: true }).fill(model);
      await form.getByLabel(words.year, { exact: true }).fill("04");
      await page.getByRole("button", { name: words.send, exact: true }).click();
      await expect(page).toHaveTitle(/Error:/);
      await expect(page.getByRole("alert").getByRole("link")).toHaveCount(6);
      await expect(form.getByLabel(words.model, { exact: true })).toHaveValue(model);
      await fillOffer(page, edition, model);
      // The page's token must have some age: people need longer than programs.
      await page.waitForTimeout(3_100);
      await page.getByRole("button", { name: words.send, exact: true }).click();
      await expect(page.getByRole("heading", { name: words.sentTitle })).toBeVisible();
      expect(storedOf(model)).toHaveLength(1);
    });

    test("a field that only programs fill loses the car in silence", async ({ page }) => {
      const model = `Civic ${edition} honeypot ${randomUUID()}`;
      await openPage(page, "sellMyCar", edition);
      await fillOffer(page, edition, model);
      await page.locator("[name=additionalInformation]").fill("buy", { force: true });
      await page.getByRole("button", { name: words.send, exact: true }).click();
      await expect(page.getByRole("heading", { name: words.sentTitle })).toBeVisible();
      expect(storedOf(model)).toHaveLength(0);
    });

    test("the papers of a state come from the list", async ({ page }) => {
      const shared = buying[edition];
      await openPage(page, "sellMyCar", edition);
      const rules = page.locator("#rules");
      await rules.getByLabel(shared.region).selectOption("TX");
      await rules.getByRole("button", { name: shared.show }).click();
      await expect(rules).toContainText("VTR-346");
      await expect(rules).toContainText("DMV");
    });
  });
}
