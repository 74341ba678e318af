import type { Page } from "@playwright/test";
import { openDatabase } from "#data/open.ts";
import { copy } from "#office/cars/copy.ts";
import { addresses } from "#office/pages.ts";
import { startLink } from "#server/office/start-link.ts";
import { freePort } from "../support/free-port.ts";
import { editionIds, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/journey.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

let server: RunningServer;
let data: Awaited<ReturnType<typeof createDataFolder>>;
let origin = "";
test.use({ viewport: { width: 390, height: 844 } });
// One after the other, at one server: they only look.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  data = await createDataFolder();
  const [port, officePort] = await Promise.all([freePort(), freePort()]);
  origin = `http://localhost:${officePort}`;
  const office = { OFFICE: "1", OFFICE_PORT: String(officePort) };
  server = await runServer("find", { PORT: String(port), ...office, DATA_DIR: data.path });
});
test.afterAll(async () => {
  await server.stop();
  data.remove();
});

async function twoCars() {
  const db = await openDatabase({ dataDir: data.path });
  try {
    const cars = db.main.selectFrom("vehicles").select(["stock_number", "vin"]).where("left_on", "is", null);
    const named = await cars.where("stock_number", "<>", "").where("vin", "<>", "").orderBy("id").limit(2).execute();
    return named as [(typeof named)[number], (typeof named)[number]];
  } finally {
    await db.close();
  }
}

async function enter(page: Page) {
  const db = await openDatabase({ dataDir: data.path });
  await page.goto(await startLink(db, origin, ["es", "en"]));
  await db.close();
  await page.locator("main form button").first().click();
  await expect(page).not.toHaveURL(/enlace/);
}

/** What is found stands under the form, however it came there. */
async function find(page: Page, edition: "es" | "en", text: string) {
  const form = page.locator(".o-find");
  await form.getByLabel(copy[edition].find).fill(text);
  await form.getByRole("button", { name: copy[edition].look }).click();
}

for (const edition of editionIds)
  test(`a car is found in place, and Back leads to the one before, in ${edition}`, async ({ page }) => {
    const [first, second] = await twoCars();
    await enter(page);
    await page.goto(origin + addresses.path("cars", edition));
    await page.waitForSelector("[data-hydrated]");
    const opened = await page.evaluate(() => performance.timeOrigin);
    const found = page.locator("#found");
    await find(page, edition, first.stock_number);
    await expect(found).toContainText(first.vin.slice(-6));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await find(page, edition, second.vin.slice(-8));
    await expect(found).toContainText(second.stock_number);
    await expect(found).not.toContainText(first.stock_number);
    expect(new URL(page.url()).searchParams.get("q")).toBe(second.vin.slice(-8));
    await page.goBack();
    await expect(found).toContainText(first.stock_number);
    await find(page, edition, "NOSUCHCAR");
    await expect(found).toHaveText(copy[edition].none("NOSUCHCAR"));
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    // What came into the page works as what came with it.
    await find(page, edition, first.stock_number);
    await found.getByLabel(copy[edition].space, { exact: true }).fill(edition);
    await found.getByRole("button", { name: copy[edition].save, exact: true }).click();
    await expect(page.locator(".o-toast")).toBeVisible();
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a car is found by a page of its own", async ({ page }) => {
    const [first] = await twoCars();
    await enter(page);
    await page.goto(`${origin}/carros`);
    await find(page, "es", first.stock_number);
    await expect(page.locator("#found")).toContainText(first.vin.slice(-6));
  });
});
