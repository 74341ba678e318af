import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, inject, it } from "vitest";
import { findPostgres } from "#tests/support/postgres.ts";
import { command } from "#tests/support/shared-postgres.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openDatabase, sqliteFile } from "./open.ts";
import { listLeads } from "./queries/leads.ts";

/** A chain of two yards as the first release kept it; the text stays as it is for ever. */
const first = readFileSync(new URL("../tests/fixtures/first-database.sql", import.meta.url), "utf8");
const inPostgres = first
  .replaceAll(/\) strict;/g, ");")
  .replaceAll(/^( +\w+) real\b/gm, "$1 double precision")
  .replaceAll(/ blob\b/g, " bytea");

const ways = [
  {
    kind: "SQLite",
    skip: false,
    async open(): Promise<{ db: Database; end: () => Promise<void> }> {
      const dataDir = mkdtempSync(join(tmpdir(), "yonke-upgrade-"));
      const file = new DatabaseSync(sqliteFile(dataDir));
      file.exec(first);
      file.close();
      return { db: await openDatabase({ dataDir }), end: async () => rmSync(dataDir, { recursive: true }) };
    },
  },
  {
    kind: "PostgreSQL",
    skip: !findPostgres(),
    async open() {
      const address = await (await fetch(inject("postgresDesk"))).text();
      const name = `upgrade_${randomUUID().replaceAll("-", "")}`;
      await command(`${address}postgres`, `create database ${name}`);
      await command(address + name, inPostgres);
      return {
        db: await openDatabase({ dataDir: "", url: address + name }),
        end: () => command(`${address}postgres`, `drop database ${name} with (force)`),
      };
    },
  },
];

describe.each(ways)("a database of the first release on $kind", ({ skip, open }) => {
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it.skipIf(skip)(
    "is carried forward whole, and gets the catalogue around what it has",
    { timeout: 300_000 },
    async () => {
      const { db, end } = await open();
      ends.push(async () => {
        await db.close();
        await end();
      });
      const ran = await migrate(db);
      expect(ran).toEqual(Object.keys(migrations).filter((name) => name > "0007-~"));
      expect(await migrate(db)).toEqual([]);

      const cars = await db.main.selectFrom("vehicles").select(["id", "model_id", "left_how"]).orderBy("id").execute();
      expect(cars).toEqual([
        { id: 5_000_000, model_id: 10_000, left_how: null },
        { id: 5_000_001, model_id: 10_002, left_how: "gone" },
      ]);
      expect(await listLeads(db, { state: "waiting" })).toMatchObject([{ id: "lead-1", fields: { name: "Lupe" } }]);
      expect(await db.main.selectFrom("chain_prices").select(["part_id", "price_cents"]).execute()).toEqual([
        { part_id: 1, price_cents: 2999 },
      ]);

      // What a store had stays, though nobody may have said it: only rows made from now on can lack it.
      const stores = await db.main
        .selectFrom("stores")
        .select([
          "site",
          "tax_rate",
          "admission_cents",
          "environmental_rate",
          "core_days",
          "yard_closes_before_minutes",
        ])
        .orderBy("id")
        .execute();
      const kept = { admission_cents: 200, environmental_rate: 0, core_days: 30, yard_closes_before_minutes: 30 };
      expect(stores).toEqual([
        { site: "PHX", tax_rate: 86_000, ...kept },
        { site: "TUS", tax_rate: 87_000, ...kept },
      ]);

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
      expect(named("Accord")).toMatchObject([{ id: 2366 }]);
      // What the file gave that number to makes way.
      const all = await db.main.selectFrom("models").select("id").execute();
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      const { next_id } = await db.main
        .selectFrom("id_counters")
        .selectAll()
        .where("name", "=", "models")
        .executeTakeFirstOrThrow();
      expect(next_id).toBeGreaterThan(Math.max(...all.map(({ id }) => id)));

      const aliases = await db.main
        .selectFrom("make_aliases")
        .selectAll()
        .where("alias", "in", ["chevy", "cheby"])
        .execute();
      expect(aliases).toEqual([{ alias: "cheby", make_id: 100 }]);
      const starters = await db.main
        .selectFrom("parts")
        .selectAll()
        .where("name_en", "=", "Starter")
        .orderBy("id")
        .execute();
      expect(starters.filter(({ type }) => type === "CAR")).toMatchObject([{ id: 1, item_number: "682-1" }]);
      expect(starters.filter(({ type }) => type === "PU/VAN")).toHaveLength(1);
      const alternator = await db.main
        .selectFrom("parts")
        .select("item_number")
        .where("name_en", "like", "Alternator%")
        .execute();
      expect(alternator.every(({ item_number }) => item_number.startsWith("REF-"))).toBe(true);
    },
  );
});
