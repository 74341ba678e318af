import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { readPartFacts } from "./reference.ts";

const run = (db: Database, text: string) => sql.raw(text).execute(db.main);

async function migrateBefore(db: Database, first: string): Promise<void> {
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first));
  const migrator = new Migrator({ db: db.main, provider: { getMigrations: async () => older } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
}

const factsOf = (db: Database, name: string) =>
  db.main.selectFrom("part_facts").selectAll().where("name_en", "=", name).executeTakeFirst();

describeEachDatabase("what an older release knew of parts", ({ createBare }) => {
  test("gets the whole list of dangers, and a chain's own part keeps what was said of it", async () => {
    const db = await createBare();
    await migrateBefore(db, "0028");
    const line = (name: string, danger: string) =>
      `('${name}', '${name}', 'engine', 'matraca', 'ratchet', 5, 10, 'Véala.', 'Look at it.', '${danger}')`;
    await run(
      db,
      `insert into part_facts (name_en, name_es, shared, tools_es, tools_en, minutes_from, minutes_to, check_es, check_en, danger)
      values ${line("Fuel pump", "fuel")}, ${line("Bed winch", "weight")}, ${line("Seat of our own", "airbag")},
        ${line("Headlight", "glass")}, ${line("Fender", "airbag")}, ${line("Fuel tank", "weight")}`,
    );
    const migrator = new Migrator({ db: db.main, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    expect(await factsOf(db, "Fuel pump")).toMatchObject({
      danger: "fuel-pressure|fuel-vapor",
      who: "staff first",
      minutes_from: 5,
      tools_en: "ratchet",
    });
    expect(await factsOf(db, "Bed winch")).toMatchObject({ danger: "weight", who: "visitor", prepared: "" });
    expect(await factsOf(db, "Seat of our own")).toMatchObject({ danger: "airbag-near", who: "staff first" });
    expect(await factsOf(db, "Headlight")).toMatchObject({ danger: "glass", who: "visitor" });
    expect(await factsOf(db, "Fender")).toMatchObject({ danger: "airbag-near", who: "staff first" });
    const tank = readPartFacts().find(({ name_en }) => name_en === "Fuel tank");
    expect((await factsOf(db, "Fuel tank"))?.danger.split("|").sort()).toEqual(
      [...new Set([...(tank?.danger ?? "").split("|"), "heavy"])].sort(),
    );
    expect((await factsOf(db, "Fuel tank"))?.danger).toMatch(/^fuel-vapor/);
    await migrate(db);
    expect(await factsOf(db, "Driver airbag")).toMatchObject({ danger: "airbag|airbag-recall", who: "staff" });
  });
});
