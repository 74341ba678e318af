import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { localTimeOf } from "#core/local-time.ts";
import type { Database } from "#data/database.ts";
import { listFigures } from "#data/queries/figures.ts";
import { listYardFigures } from "#data/queries/yard-figures.ts";
import { addYardFigures, deleteYardFiguresBefore, mostMissingInADay } from "#data/writes/yard-figures.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { createFigures } from "./figures.ts";

const zone = "America/Los_Angeles";
const agent = "Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36";
const visit = (address = "192.0.2.1", headers: Record<string, string> = {}) =>
  ({
    method: "GET",
    headers: { "user-agent": agent, ...headers },
    socket: { remoteAddress: address },
  }) as unknown as IncomingMessage;

describeEachDatabase("what visitors did", ({ create, openAgain, kind }) => {
  const open = (db: Database, log = { warn() {} }) => createFigures({ db, zone: () => zone, trustProxy: false, log });
  const stored = async (db: Database) =>
    (await listFigures(db, "2000-01-01")).map(
      ({ kind, name, edition, count }) => `${kind} ${name} ${edition} ${count}`,
    );

  test("is written by the day, by several servers and over a restart, each thing once", async () => {
    const db = await create();
    const [first, second] = [open(db), open(await openAgain(db))];
    const home = first.countsOf("home", "es", undefined);
    for (let i = 0; i < 3; i++) first.note(home, visit());
    await first.flush();
    await first.flush();
    first.note(home, visit());
    second.note(second.countsOf("home", "es", undefined), visit());
    second.noteLead("contact", "en");
    await Promise.all([first.stop(), second.stop()]);
    const third = open(db);
    third.note(third.countsOf("home", "es", undefined), visit());
    await third.stop();
    expect((await stored(db)).toSorted()).toEqual(["lead contact en 1", "view home es 6"]);
    const [{ day } = { day: "" }] = await listFigures(db, "2000-01-01");
    expect(day).toBe(localTimeOf(new Date(), zone).day);
  });

  test("is counted for the yards that it is about, and what each of them lacks", async () => {
    const db = await create();
    const figures = open(db);
    const page = figures.countsOf("store", "es", undefined, { kind: "view", storeIds: [7] });
    const car = figures.countsOf("vehicle", "en", undefined, { kind: "car", storeIds: [8] });
    const made = { kind: "inventory", found: true, known: "Honda Civic" } as const;
    const search = figures.countsOf("inventoryResults", "es", made, {
      kind: "search",
      storeIds: [7, 8],
      missing: { name: "Honda Civic", storeIds: [8] },
    });
    for (const counts of [page, page, car, search]) figures.note(counts, visit());
    // What a script fetches opens no page, and is a search all the same.
    for (const counts of [page, search]) figures.note(counts, visit("192.0.2.1", { "sec-fetch-dest": "empty" }));
    figures.noteLead("contact", "es", 7);
    figures.noteLead("contact", "es");
    await figures.flush();
    figures.note(search, visit());
    await figures.stop();
    const rows = await listYardFigures(db, "2000-01-01", [7, 8, 9]);
    expect(rows.map(({ store_id, kind, name, count }) => `${store_id} ${kind} ${name} ${count}`).toSorted()).toEqual([
      "7 lead contact 1",
      "7 search inventory 3",
      "7 view store 2",
      "8 car vehicle 1",
      "8 missing Honda Civic 3",
      "8 search inventory 3",
    ]);
    expect(await listYardFigures(db, "2000-01-01", [])).toEqual([]);
    await addYardFigures(
      db,
      Array.from({ length: mostMissingInADay + 9 }, (_, at) => ({
        ...{ day: "2026-01-01", store_id: 9, kind: "missing" as const, name: `Make ${at}`, count: 1 },
      })),
    );
    expect(await listYardFigures(db, "2026-01-01", [9])).toHaveLength(mostMissingInADay);
    await deleteYardFiguresBefore(db, "2999-01-01");
    expect(await listYardFigures(db, "2000-01-01", [7, 8, 9])).toEqual([]);
  });

  test("counts searches, those that found nothing, and what they were for", async () => {
    const db = await create();
    const figures = open(db);
    const found = figures.countsOf("inventoryResults", "es", { kind: "inventory", found: true, known: "Honda" });
    const lost = figures.countsOf("inventoryResults", "es", {
      kind: "inventory",
      found: false,
      known: "Honda Civic",
      zip: "95823",
    });
    const words = figures.countsOf("search", "en", { kind: "site", found: false, typed: "flux capacitor" });
    figures.note(found, visit());
    for (let i = 0; i < 2; i++) figures.note(lost, visit("192.0.2.1", { "sec-fetch-dest": "empty" }));
    for (const address of ["192.0.2.1", "192.0.2.2", "198.51.100.1"]) figures.note(words, visit(address));
    await figures.flush();
    expect(await stored(db)).not.toContain("asked flux capacitor en 3");
    figures.note(words, visit("203.0.113.5"));
    await figures.stop();
    expect((await stored(db)).toSorted()).toEqual([
      "asked Honda Civic · 958 es 2",
      "asked flux capacitor en 3",
      "nothing inventory es 2",
      "nothing site en 4",
      "search inventory es 3",
      "search site en 4",
      "view inventoryResults es 1",
      "view search en 4",
    ]);
  });

  test("waits while the database is away, says so once, and loses nothing", async () => {
    const db = await create();
    const said: string[] = [];
    const log = { warn: (_: object, text: string) => void said.push(text) };
    let away = true;
    const main = new Proxy(db.main, {
      get(target, name) {
        if (away && name === "transaction") throw new Error("away");
        const value = Reflect.get(target, name) as unknown;
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const figures = open({ ...db, main } as Database, log as never);
    const home = figures.countsOf("home", "es", undefined);
    figures.note(home, visit());
    await figures.flush();
    figures.note(home, visit());
    await figures.flush();
    expect(said).toEqual(["figures wait"]);
    away = false;
    await figures.stop();
    expect(await stored(db)).toEqual(["view home es 2"]);
  });

  test.runIf(kind === "sqlite")("a stop does not wait until another program lets go of the file", async () => {
    const db = await create();
    const figures = open(db);
    figures.note(figures.countsOf("home", "es", undefined), visit());
    const other = await openAgain(db);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
    const holding = other.main.transaction().execute(async () => {
      begin();
      await stopped;
    });
    await begun;
    // Begun before the stop, so that it has all the patience of a writer.
    const writing = figures.flush();
    const first = await Promise.race([figures.stop().then(() => "stopped"), writing.then(() => "gave up")]);
    expect(first).toBe("stopped");
    stop();
    await Promise.all([holding, writing]);
    expect(await stored(db)).toEqual(["view home es 1"]);
  });
});
