import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { listGenerations, listPartFacts, listSisters } from "#data/queries/feeds-reference.ts";
import { readGenerations, readPartFacts, readSisters } from "#data/reference.ts";
import type { FeedId } from "#feeds/feeds.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { importFile } from "./fixtures/chain.ts";
import { undoRun } from "./undo.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-newer-facts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

async function load(db: Database, feed: FeedId, text: string): Promise<number> {
  const path = join(folder, `${++files}.csv`);
  writeFileSync(path, text);
  const report = await importFile(db, feed, path);
  expect(report).toMatchObject({ outcome: "written", rejected: 0 });
  return report.runId as number;
}
const run = (db: Database, text: string) => sql.raw(text).execute(db.main);
const version = async (db: Database) =>
  (await db.main.selectFrom("data_version").select("version").executeTakeFirstOrThrow()).version;
const inOrder = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
const civic = { make: "Honda", model: "Civic" };
const corolla = { make: "Toyota", model: "Corolla" };
const of = (car: { make: string; model: string }) => (row: { make: string; model: string }) =>
  row.make === car.make && row.model === car.model;
const callsOf = async (db: Database, number: string) =>
  (
    await db.main
      .selectFrom("part_synonyms")
      .innerJoin("parts", "parts.id", "part_synonyms.part_id")
      .select("word")
      .where("item_number", "=", number)
      .where("edition", "=", "es")
      .orderBy("word")
      .execute()
  ).map(({ word }) => word);

/** As a release left it whose files knew less of the Civic, had a pair that was wrong, and no Tacoma. */
async function makeOlder(db: Database): Promise<void> {
  await run(db, `update generations set changes = '', note_es = '', note_en = '' where model = 'Civic'`);
  await run(db, `delete from generations where model = 'Civic' and from_year = 2022`);
  await run(db, `update generations set changes = '' where model = 'Corolla'`);
  await run(db, `update sister_models set sister_model = 'Camry' where model = 'Corolla' and from_year = 2003`);
  await run(db, `update part_facts set minutes_to = minutes_to + 60 where name_en = 'Engine, complete'`);
  await run(
    db,
    `delete from part_synonyms where word = 'espejo' or part_id in (select id from parts where name_en = 'Alternator')`,
  );
  await run(
    db,
    `insert into part_synonyms (part_id, edition, word) select id, 'es', 'ojo' from parts where item_number = 'REF-364-1'`,
  );
  await run(db, `delete from models where name = 'Tacoma'`);
  await run(db, `delete from make_aliases where alias in ('cheby', 'chev')`);
  await run(db, `update settings set value = 'older' where key = 'reference'`);
}

describeEachDatabase("the facts of a newer release", ({ create }) => {
  test("come by themselves, and all is as in a new database", async () => {
    const db = await create();
    const fresh = await version(db);
    const calls = await callsOf(db, "REF-364-1");
    await makeOlder(db);
    expect(await callsOf(db, "REF-364-1")).not.toEqual(calls);
    await migrate(db);
    expect(inOrder(await listGenerations(db.main))).toEqual(inOrder(readGenerations()));
    expect(inOrder(await listSisters(db.main))).toEqual(inOrder(readSisters()));
    expect(inOrder(await listPartFacts(db.main))).toEqual(inOrder(readPartFacts()));
    expect(await callsOf(db, "REF-364-1")).toEqual(calls);
    const tacoma = await db.main.selectFrom("models").select("id").where("name", "=", "Tacoma").execute();
    expect(tacoma).toEqual([{ id: 4381 }]);
    // Every process hears of it, once.
    expect(await version(db)).toBe(fresh + 1);
    await migrate(db);
    expect(await version(db)).toBe(fresh + 1);
  });

  test("leave what the chain's own files changed, added or took off", async () => {
    const db = await create();
    await load(db, "generations", "make,model,from,changes\nToyota,Corolla,2003,2006 face\n");
    await load(
      db,
      "generations",
      "make,model,from,to,name_es,name_en\nPlymouth,Reliant,1981,1989,1.ª generación,1st generation\n",
    );
    await load(
      db,
      "sisters",
      "make,model,from,sister_make,sister_model,sister_from,remove\nPontiac,Vibe,2003,Toyota,Corolla,2003,yes\n",
    );
    await load(db, "part-facts", 'name_en,minutes_from,minutes_to\n"Engine, complete",120,200\n');
    await load(db, "parts", "item_number,synonyms_es\nREF-364-1,espejo de lado\n");
    await load(db, "catalog", "make,model,also,remove\nToyota,Tacoma,,yes\nChevrolet,,chevy,\n");
    const before = (await listGenerations(db.main)).filter(of(corolla));
    await run(db, `update generations set changes = '' where model = 'Civic'`);
    await run(db, `update settings set value = 'older' where key = 'reference'`);
    await migrate(db);

    const generations = await listGenerations(db.main);
    expect(generations.filter(of(corolla))).toEqual(before);
    expect(before.find(({ from_year }) => from_year === 2003)?.changes).toBe("2006 face");
    expect(generations.filter(of({ make: "Plymouth", model: "Reliant" }))).toHaveLength(1);
    expect(generations.filter(of(civic))).toEqual(readGenerations().filter(of(civic)));
    const pairs = (await listSisters(db.main)).filter(of({ make: "Pontiac", model: "Vibe" }));
    expect(pairs.some((row) => row.sister_model === "Corolla" && row.sister_from === 2003)).toBe(false);
    const engine = (await listPartFacts(db.main)).find(({ name_en }) => name_en === "Engine, complete");
    expect(engine).toMatchObject({ minutes_from: 120, minutes_to: 200 });
    expect(await callsOf(db, "REF-364-1")).toEqual(["espejo de lado"]);
    expect(await db.main.selectFrom("models").select("id").where("name", "=", "Tacoma").execute()).toEqual([]);
    const aliases = await db.main.selectFrom("make_aliases").select("alias").where("make_id", "=", 100).execute();
    expect(aliases.map(({ alias }) => alias)).toEqual(["chevy"]);
  });

  test("come around the makes, models and parts that the chain had by its own names and numbers", async () => {
    const db = await create();
    for (const table of ["part_synonyms", "parts", "make_aliases", "model_aliases", "models", "makes"])
      await run(db, `delete from ${table}`);
    await run(db, "update id_counters set next_id = 10003 where name = 'models'");
    await run(db, "insert into makes (id, name) values (1000, 'Chevy'), (1001, 'Honda'), (2366, 'Yardbird')");
    await run(
      db,
      `insert into models (id, make_id, name, body, years) values (10000, 1001, 'Civic', '', ''),
      (10001, 1001, 'Civic Wagovan', '', ''), (2366, 2366, 'Accordion', '', '')`,
    );
    await run(
      db,
      `insert into parts (id, item_number, name_es, name_en, type, category)
      values (9001, '682-1', 'Marcha', 'Starter', 'CAR', 'electrical')`,
    );
    await run(db, `update settings set value = 'older' where key = 'reference'`);
    await migrate(db);

    const makes = await db.main.selectFrom("makes").selectAll().execute();
    expect(makes).toEqual(
      expect.arrayContaining([
        { id: 1001, name: "Honda" },
        { id: 1000, name: "Chevy" },
        { id: 100, name: "Chevrolet" },
      ]),
    );
    expect(makes.filter(({ name }) => name === "Honda")).toHaveLength(1);
    const models = await db.main.selectFrom("models").selectAll().where("make_id", "=", 1001).execute();
    const named = (name: string) => models.filter((model) => model.name === name);
    // It keeps the number that its links have, and learns what it is.
    expect(named("Civic")).toMatchObject([{ id: 10_000, body: "sedan" }]);
    expect(named("Civic Wagovan")).toMatchObject([{ id: 10_001, body: "", years: "" }]);
    // The number that clients know is another's here.
    expect(named("Accord")).toHaveLength(1);
    expect(named("Accord")[0]?.id).toBeGreaterThan(10_002);
    const highest = Math.max(...(await db.main.selectFrom("models").select("id").execute()).map(({ id }) => id));
    const counter = db.main.selectFrom("id_counters").select("next_id").where("name", "=", "models");
    expect((await counter.executeTakeFirstOrThrow()).next_id).toBeGreaterThan(highest);
    // "Chevy" is a make of its own here.
    const aliases = db.main.selectFrom("make_aliases").selectAll().where("alias", "in", ["chevy", "cheby"]);
    expect(await aliases.execute()).toEqual([{ alias: "cheby", make_id: 100 }]);
    const starters = await db.main.selectFrom("parts").selectAll().where("name_en", "=", "Starter").execute();
    expect(starters.filter(({ type }) => type === "CAR")).toMatchObject([{ id: 9001, item_number: "682-1" }]);
    expect(starters.filter(({ type }) => type === "PU/VAN")).toMatchObject([
      { item_number: expect.stringMatching(/^REF-/) },
    ]);
  });

  test("come for what was changed and undone", async () => {
    const db = await create();
    const id = await load(db, "generations", "make,model,from,changes\nHonda,Civic,2001,2003 face\n");
    await undoRun(db, id);
    await run(db, `update generations set changes = '' where model = 'Civic'`);
    await run(db, `update settings set value = 'older' where key = 'reference'`);
    await migrate(db);
    expect((await listGenerations(db.main)).filter(of(civic))).toEqual(readGenerations().filter(of(civic)));
  });
});
