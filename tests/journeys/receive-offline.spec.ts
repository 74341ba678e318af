import type { Page } from "@playwright/test";
import { withCheckDigit } from "#core/vin/signs.ts";
import { openDatabase } from "#data/open.ts";
import { copy } from "#office/cars/receive/copy.ts";
import { addresses } from "#office/pages.ts";
import { copy as queueCopy } from "#office/queue/copy.ts";
import { workerPath } from "#site/yard-files.ts";
import { expect, expectAccessible } from "../support/journey.ts";
import { enter, type OfficeLine, test, untilKept } from "../support/office-line.ts";
import { update } from "../support/update-worker.ts";

const vins = Array.from({ length: 12 }, (_, at) =>
  withCheckDigit(`1HGCM8263_A004${String(400 + at)}`.replace("_", "3")),
);

async function look<T>(line: OfficeLine, read: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const db = await openDatabase({ dataDir: line.data });
  try {
    return await read(db);
  } finally {
    await db.close();
  }
}
/** A yard with a map. */
const aYard = (line: OfficeLine) =>
  look(line, async (db) => {
    const rows = db.main.selectFrom("store_map_rows as r").innerJoin("stores as s", "s.id", "r.store_id");
    const [first] = await rows
      .select(["r.store_id", "r.row"])
      .where("s.active", "=", 1)
      .orderBy("r.store_id")
      .execute();
    return { store: String(first?.store_id), row: first?.row ?? "" };
  });
const arrived = (line: OfficeLine) =>
  look(line, (db) =>
    db.main.selectFrom("vehicles").select(["vin", "row", "hit_side"]).where("vin", "in", vins).execute(),
  );
const live = (page: Page) => page.waitForSelector("[data-island=receive-cars][data-hydrated]");

/** Until not a sign more has room. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 20, at = 0; size >= 1; at++)
      try {
        localStorage.setItem(`filler ${at}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
const freeStorage = (page: Page) =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("filler ")) localStorage.removeItem(name);
  });

// In both languages: day.spec.ts.
const edition = "es";
test("twelve cars are received without signal in two taps each, the page closed between, and are there once", async ({
  page,
  context,
  line,
}) => {
  const words = copy[edition];
  const { store, row } = await aYard(line);
  await enter(page, await line.link());
  const path = addresses.path("receive", edition);
  const address = `${line.origin}${path}?store=${store}`;
  await page.goto(address);
  await live(page);
  await untilKept(page, path);
  line.cut();
  let taps = 0;
  const receive = async (on: Page, vin: string, first: boolean) => {
    taps += 1;
    await on.locator("#vin").fill(vin);
    await expect(on.getByRole("heading", { name: "2003 Honda Accord", level: 2 })).toBeVisible();
    if (first) {
      taps += 2;
      await on.locator("#row").fill(row);
      await on.locator(".o-hit input").first().check();
    }
    taps += 1;
    await on.getByRole("button", { name: words.next, exact: true }).click();
  };
  for (const [at, vin] of vins.slice(0, 6).entries()) await receive(page, vin, at === 0);
  const lines = (on: Page) => on.locator("#received li");
  await expect(lines(page)).toHaveCount(6);
  await expect(page.getByText(words.waits, { exact: true })).toHaveCount(6);
  await expectAccessible(page);
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await live(again);
  await expect(again.getByText(words.waits, { exact: true })).toHaveCount(6);
  for (const vin of vins.slice(6)) await receive(again, vin, false);
  expect(taps).toBe(26);
  // The same car twice is told at once, by what waits.
  await again.locator("#vin").fill(vins[3] ?? "");
  await expect(again.getByText(words.twice)).toBeVisible();
  expect(await arrived(line)).toEqual([]);

  // The phone is full: what it does not keep it says, and loses nothing of what it kept.
  await fillStorage(again);
  await receive(again, withCheckDigit("1HGCM82633A004499"), false);
  await expect(again.getByRole("alert").filter({ hasText: queueCopy[edition].full })).toBeVisible();
  await expect(lines(again)).toHaveCount(12);
  await freeStorage(again);

  // A new release comes while they wait, and the office cannot take them yet.
  line.instead.set(addresses.path("cars", edition), 503);
  line.mend();
  line.instead.set(workerPath, `/* the next release */${await (await fetch(line.origin + workerPath)).text()}`);
  expect(await update(again)).toBe("new");
  await again.goto(address);
  await live(again);
  await expect(again.getByText(words.waits, { exact: true })).toHaveCount(12);
  line.instead.clear();
  await again.evaluate(() => dispatchEvent(new Event("online")));
  await expect(again.getByText(words.waits, { exact: true })).toHaveCount(0, { timeout: 120_000 });
  await expect(lines(again)).toHaveCount(12);
  const cars = await arrived(line);
  expect(cars.map(({ vin }) => vin).toSorted()).toEqual(vins.toSorted());
  expect(new Set(cars.map((car) => car.row))).toEqual(new Set([row]));
  expect(cars.filter(({ hit_side }) => hit_side === "front")).toHaveLength(1);
  await lines(again).first().getByRole("button", { name: words.undo }).click();
  await expect(lines(again)).toHaveCount(11);
  expect(await arrived(line)).toHaveLength(11);
});
