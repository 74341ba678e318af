import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { copy } from "#app/follows/copy.ts";
import { copy as formCopy } from "#app/follows/follow-page/copy.ts";
import { formatMoney } from "#core/money.ts";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { takeIds } from "#data/writes/take-ids.ts";
import { copy as told } from "#server/follows/copy.ts";
import { createAddresses } from "#site/address.ts";
import { type Edition, editions } from "#site/editions.ts";
import { findBrowser } from "../../scripts/browser.ts";
import { freePort } from "../support/free-port.ts";
import { test as base, editionIds, expect, expectArrival, openAddress } from "../support/journey.ts";
import { startReceiver } from "../support/push-receiver.ts";
import { openPushed, type Shown } from "../support/pushed-browser.ts";
import { eventRow, vehicleRow } from "../support/rows.ts";
import { runServer } from "../support/run-server.ts";
import { openSecureLine } from "../support/secure-line.ts";
import { createDataFolder } from "../support/test-data.ts";

type Site = { origin: string; db: Database };

const test = base.extend<{ site: Site }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  site: async ({}, use) => {
    const folder = await createDataFolder();
    const port = await freePort();
    // Browsers let themselves be told by sites with TLS alone.
    const line = await openSecureLine();
    const { origin } = line;
    const server = await runServer("push-follows", { PORT: String(port), DATA_DIR: folder.path, SITE_URL: origin });
    line.lead(port);
    const db = await openDatabase({ dataDir: folder.path });
    await use({ origin, db });
    await db.close();
    await server.stop();
    await line.close();
    folder.remove();
  },
});

// A worker comes only from where the browser trusts the certificate.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--ignore-certificate-errors"],
  },
});

/** A Civic in a yard that sells by a list, and another yard. */
async function findCar(db: Database) {
  const car = await db.main
    .selectFrom("vehicles")
    .innerJoin("models", "models.id", "model_id")
    .innerJoin("stores", "stores.id", "vehicles.store_id")
    .innerJoin("store_services", "store_services.store_id", "stores.id")
    .select(["vehicles.id", "vehicles.store_id", "model_id", "make_id", "year", "stores.name as yard"])
    .where("models.name", "=", "Civic")
    .where("service", "=", "partpricing")
    .where("left_on", "is", null)
    .where("active", "=", 1)
    .where("stores.country", "=", "US")
    .orderBy("vehicles.id")
    .executeTakeFirstOrThrow();
  const { id: elsewhere } = await db.main
    .selectFrom("stores")
    .select("id")
    .where("active", "=", 1)
    .where("id", "<>", car.store_id)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return { ...car, elsewhere };
}
type Car = Awaited<ReturnType<typeof findCar>>;

const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

const title = { es: "Sábado de llantas", en: "Tire Saturday" };
const announced = { es: "Domingo de motores", en: "Engine Sunday" };

async function announce({ db }: Site, id: number, storeId: number, { es, en }: typeof title) {
  const when = { starts_at: inDays(10, "08:00"), ends_at: inDays(10, "16:00") };
  await insertRows(db.main, "events", [eventRow({ id, title_es: es, title_en: en, ...when })]);
  await insertRows(db.main, "event_stores", [{ event_id: id, store_id: storeId }]);
  await bumpVersion(db.main, { areas: ["campaigns"] });
}

async function bring({ db }: Site, { store_id, model_id, year }: Car): Promise<number> {
  const id = await takeIds(db.main, "vehicles", 1);
  const row = { id, store_id, model_id, year, vin: "", row: "42", date_set: new Date().toISOString().slice(0, 10) };
  await insertRows(db.main, "vehicles", [vehicleRow(row)]);
  await bumpVersion(db.main, { stores: [store_id] });
  return id;
}

async function cutPrice({ db }: Site, partId: number, storeId: number): Promise<{ before: number; now: number }> {
  const chain = db.main.selectFrom("chain_prices").selectAll().where("part_id", "=", partId);
  const { price_cents: before, ...price } = await chain.executeTakeFirstOrThrow();
  const now = before - 1_000;
  await db.main.deleteFrom("store_prices").where("part_id", "=", partId).execute();
  await insertRows(db.main, "store_prices", [{ ...price, store_id: storeId, price_cents: now }]);
  await bumpVersion(db.main, { areas: ["prices"] });
  return { before, now };
}

/**
 * Nobody is there to say yes, and the push service is not to be reached from everywhere: both are told here. What is sent to
 * that browser is ours to open.
 */
async function follow(
  page: Page,
  { db }: Site,
  from: string,
  link: () => ReturnType<Page["locator"]>,
  edition: Edition,
) {
  const words = formCopy[edition];
  const receiver = await startReceiver();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${receiver.keys.auth}`;
  const subscription = { endpoint, keys: receiver.keys };
  await openAddress(page, from);
  await link().click();
  await expectArrival(page, /\/(avisos|alerts)\?/);
  await page.evaluate((given) => {
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () => given as unknown as PushSubscription;
  }, subscription);
  // Before the first word goes to it, which the site sends at once.
  await sql
    .raw(
      `create trigger "${endpoint}" after insert on followers when new.address = '${endpoint}'
       begin update followers set address = '${receiver.endpoint}' where id = new.id; end`,
    )
    .execute(db.main);
  await page.getByRole("button", { name: words.push }).click();
  await expect(page.getByText(words.pushThanks)).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(receiver.received.splice(0)).toMatchObject([
    { note: { title: told[edition].welcome("Yonke") }, signed: true },
  ]);
  return receiver;
}

for (const edition of editionIds) {
  test.describe(`what a browser follows, in ${edition}`, () => {
    test.use({ locale: editions[edition].lang, ignoreHTTPSErrors: true });

    test("comes to it alone and sealed, says what is new, and leads to it", async ({ page, context, site }) => {
      const { origin, db } = site;
      const car = await findCar(db);
      const addresses = createAddresses({ es: origin, en: origin });
      await announce(site, 9_001, car.elsewhere, title);
      const eventPage = addresses.url("event", edition, { id: 9_001 });
      await expect.poll(async () => (await page.request.get(eventPage)).status()).toBe(200);

      const [links, says] = [copy[edition], told[edition]];
      const named = (name: string) => () => page.locator("main").getByRole("link", { name, exact: true }).first();
      const part = { es: "alternador", en: "alternator" }[edition];
      const at = {
        search: addresses.url(
          "inventoryResults",
          edition,
          {},
          { query: { make: car.make_id, model: car.model_id, year: car.year } },
        ),
        car: addresses.url("vehicle", edition, { vin: String(car.id) }),
        answer: addresses.url("partAnswer", edition, { part, model: "honda-civic" }),
        price: addresses.url("partPricing", edition, {}, { query: { store: car.store_id, q: part } }),
        events: addresses.url("events", edition, {}, { query: { store: car.store_id } }),
      };
      const bySearch = await follow(page, site, at.search, named(links.tellMe), edition);
      const byCar = await follow(page, site, at.car, named(links.tellMeMore), edition);
      const byAnswer = await follow(page, site, at.answer, named(links.tellMe), edition);
      const price = () => page.locator("main a[href*='price=']").first();
      const byPrice = await follow(page, site, at.price, price, edition);
      const partId = Number(new URL(page.url()).searchParams.get("price"));
      const byEvent = await follow(page, site, eventPage, named(links.tellMeEvent), edition);
      const byYard = await follow(page, site, at.events, named(links.tellMeEvents), edition);
      const all = [bySearch, byCar, byAnswer, byPrice, byEvent, byYard];

      const id = await bring(site, car);
      const { before, now } = await cutPrice(site, partId, car.store_id);
      await db.main
        .updateTable("events")
        .set({ starts_at: inDays(11, "09:00"), ends_at: inDays(11, "16:00") })
        .where("id", "=", 9_001)
        .execute();
      await announce(site, 9_002, car.store_id, announced);
      const due = async () => (await db.main.selectFrom("follower_dues").selectAll().execute()).length;
      await expect.poll(due).toBe(all.length);
      await db.main.updateTable("follower_dues").set({ due_at: "2026-01-01T00:00:00.000Z" }).execute();
      await bumpVersion(db.main, { stores: [car.store_id] });
      for (const receiver of all) await expect.poll(() => receiver.received.length).toBe(1);
      expect(all.flatMap(({ received }) => received.map(({ signed }) => signed))).toEqual(all.map(() => true));

      await openAddress(page, addresses.url("toolkitRewards", edition));
      const browser = await openPushed(context, page);
      /** Shown as it is sealed, and pressed: the page that it leads to is open afterwards. */
      const press = async ({ received }: (typeof all)[number]): Promise<Shown> => {
        const seen = (await browser.told()).length;
        const note = received[0]?.note as Shown;
        await browser.deliver(JSON.stringify(note));
        await expect.poll(async () => (await browser.told())[seen]).toEqual(note);
        await browser.press(note.url);
        expect((await browser.told()).slice(seen)).toEqual([note, "closed", note.url]);
        expect((await openAddress(page, note.url)).status()).toBe(200);
        expect(note.lang).toBe(editions[edition].lang);
        return note;
      };
      const money = (cents: number) => formatMoney(cents, edition, "USD");

      for (const receiver of [bySearch, byCar, byAnswer]) {
        const note = await press(receiver);
        expect(note.title).toBe(says.came("Yonke", 1));
        expect(note.body).toContain("Honda Civic");
        expect(note.url).toBe(addresses.url("vehicle", edition, { vin: String(id) }));
        await expect(page.locator("h1")).toContainText(`${car.year} Honda Civic`);
      }
      expect(JSON.stringify(byAnswer.received).toLowerCase()).toContain(part);

      const fell = await press(byPrice);
      expect(fell.title).toContain(money(now));
      expect(fell.body.toLowerCase()).toContain(part);
      expect(fell.body).toContain(car.yard);
      await expect(page.locator(".one__kinds")).toContainText(money(now));
      await expect(page.locator(".one__kinds")).not.toContainText(money(before));

      const changed = await press(byEvent);
      expect(changed.title).toBe(says.changedEvent("Yonke", title[edition]));
      await expect(page.locator("h1")).toContainText(title[edition]);

      const fresh = await press(byYard);
      expect(fresh.title).toBe(says.newEvent("Yonke", announced[edition]));
      expect(fresh.body).toBe(links.eventsAt(car.yard));
      await expect(page.locator("h1")).toContainText(announced[edition]);

      await Promise.all(all.map((receiver) => receiver.close()));
    });
  });
}
