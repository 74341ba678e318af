import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import type { TableName } from "#data/schema.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { listRows } from "#tests/support/list-rows.ts";
import { makeDemoChain } from "./make-demo-chain.ts";

const tables = [
  "divisions",
  "stores",
  "store_services",
  "store_hours",
  "special_days",
  "markets",
  "market_stores",
  "market_places",
  "makes",
  "make_aliases",
  "models",
  "model_aliases",
  "vehicles",
  "parts",
  "part_synonyms",
  "chain_prices",
  "store_prices",
  "cars_for_sale",
  "events",
  "event_stores",
  "event_links",
  "event_discounts",
  "promos",
  "sidebar_art",
  "slides",
  "store_maps",
  "store_map_zones",
  "store_map_rows",
  "images",
] as const satisfies readonly TableName[];

async function hashOf(db: Database): Promise<string> {
  const hash = createHash("sha256");
  for (const table of tables) {
    const rows = await listRows(db, table);
    const lines = rows.map((row) =>
      JSON.stringify(row, (_, value) => (value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value)),
    );
    expect(lines.length, table).toBeGreaterThan(0);
    hash.update(lines.sort().join("\n"));
  }
  return hash.digest("hex");
}

describeEachDatabase("demo chain", ({ create }) => {
  const small = { stores: 5, vehicles: 400, today: "2026-11-14" };

  it("is the same for the same seed and day, another for another", async () => {
    const hashes: string[] = [];
    for (const options of [small, small, { ...small, seed: "other" }]) {
      const db = await create();
      await makeDemoChain(db, options);
      hashes.push(await hashOf(db));
    }
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  it("tells its progress, moves the version, and refuses a database that has stores", async () => {
    const db = await create();
    const seen = new Set<string>();
    const version = async () =>
      (await db.main.selectFrom("data_version").select("version").executeTakeFirstOrThrow()).version;
    const before = await version();
    await makeDemoChain(db, { ...small, onProgress: ({ what }) => seen.add(what) });
    expect([...seen]).toEqual(["stores", "prices", "campaigns", "vehicles"]);
    expect(await version()).toBe(before + 1);
    await expect(makeDemoChain(db, small)).rejects.toThrow("empty");
    const { count } = await db.main
      .selectFrom("vehicles")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(400 + 100);
  });

  it("grows beyond the named cities at real postal codes", async () => {
    const db = await create();
    await makeDemoChain(db, { stores: 70, vehicles: 700, today: "2026-11-14" });
    const open = await db.main
      .selectFrom("stores")
      .select(["id", "postal_code"])
      .where("active", "=", 1)
      .where("count_group", "=", "APBStore")
      .execute();
    expect(open).toHaveLength(70);
    expect(new Set(open.map((store) => store.postal_code)).size).toBe(70);
  });
});
