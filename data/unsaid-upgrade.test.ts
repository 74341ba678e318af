import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";

const run = (db: Database, text: string) => sql.raw(text).execute(db.main);

async function migrateBefore(db: Database, first: string): Promise<void> {
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first));
  const migrator = new Migrator({ db: db.main, provider: { getMigrations: async () => older } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
}

const figures = [
  ...["tax_rate", "admission_cents", "environmental_rate", "environmental_cap_cents", "core_days"],
  ...["exchange_days", "warranty_days", "yard_closes_before_minutes"],
] as const;
const texts = [
  ...["site", "code", "name", "sub_name", "list_text", "type", "count_group", "address1", "address2", "city"],
  ...["phone1", "phone1_label_es", "phone1_label_en", "phone2", "phone2_label_es", "phone2_label_en"],
  ...["buying_phone", "map_text_line1", "map_text_line2", "info_es", "info_en"],
];

describeEachDatabase("stores of an older release", ({ createBare }) => {
  test("keep what they have, and may have it unsaid from then on, within the same bounds", async () => {
    const db = await createBare();
    await migrateBefore(db, "0029");
    await run(db, "insert into divisions (id, code, name) values (1, 'APB', 'Yonke')");
    const info = (name: string) => (name.startsWith("info") || name.startsWith("sub") ? "''" : "'x'");
    await run(
      db,
      `insert into stores (id, division_id, active, state, country, postal_code, latitude, longitude, time_zone,
        ${texts.join(", ")}, ${figures.join(", ")})
      values (7, 1, 1, 'TX', 'US', '76119', 32, -97, 'America/Chicago',
        ${texts.map(info).join(", ")}, 82500, 200, 0, 0, 30, 30, 365, 30)`,
    );
    await run(db, "insert into store_hours values (7, 'store', 1, 480, 1020)");
    await migrate(db);

    const figuresOf = () => db.main.selectFrom("stores").select(figures).executeTakeFirstOrThrow();
    expect(Object.values(await figuresOf())).toEqual([82_500, 200, 0, 0, 30, 30, 365, 30]);
    expect(await db.main.selectFrom("store_hours").selectAll().execute()).toHaveLength(1);
    await db.main
      .updateTable("stores")
      .set(Object.fromEntries(figures.map((name) => [name, null])))
      .execute();
    expect(new Set(Object.values(await figuresOf()))).toEqual(new Set([null]));
    for (const name of figures)
      await expect(
        db.main
          .updateTable("stores")
          .set({ [name]: -1 })
          .execute(),
        name,
      ).rejects.toThrow();
    await expect(db.main.updateTable("stores").set({ yard_closes_before_minutes: 721 }).execute()).rejects.toThrow();
  });
});
