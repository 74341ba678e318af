import { expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import type { TableName } from "#data/schema.ts";
import { addImages } from "#data/writes/images.ts";
import { isOwnData } from "#data/writes/own-data.ts";
import { insertRows } from "#data/writes/rows.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { listRows } from "#tests/support/list-rows.ts";
import { makeDemoChain } from "./make-demo-chain.ts";
import { hasDemoStores, removeDemoChain } from "./remove-demo-chain.ts";

const rowsOf = async (db: Database, table: TableName): Promise<string[]> =>
  (await listRows(db, table)).map((row) => JSON.stringify(row)).sort();
const catalogue = [
  "makes",
  "make_aliases",
  "models",
  "model_aliases",
  "parts",
  "part_synonyms",
  "generations",
] as const;
const invented = [
  "stores",
  "vehicles",
  "cars_for_sale",
  "chain_prices",
  "store_prices",
  "events",
  "promos",
  "sidebar_art",
  "slides",
  "markets",
  "store_maps",
  "divisions",
  "images",
] as const;

describeEachDatabase("the demo chain, taken out", ({ create }) => {
  it("leaves a database as it was before, with the catalogue", async () => {
    const db = await create();
    const before = await Promise.all(catalogue.map((table) => rowsOf(db, table)));
    await makeDemoChain(db, { stores: 58, vehicles: 300, today: "2026-11-14" });
    expect(await hasDemoStores(db.main)).toBe(true);
    const removed = await removeDemoChain(db);
    expect(removed).toMatchObject({ vehicles: 375, cars_for_sale: 150 });
    for (const table of invented) expect(await rowsOf(db, table), table).toEqual([]);
    expect(await Promise.all(catalogue.map((table) => rowsOf(db, table)))).toEqual(before);
    expect(await hasDemoStores(db.main)).toBe(false);
    expect(await isOwnData(db)).toBe(true);
  });

  it("leaves what a chain has written or changed", async () => {
    const db = await create();
    await makeDemoChain(db, { stores: 5, vehicles: 100, today: "2026-11-14" });
    const [store] = await db.main.selectFrom("stores").selectAll().orderBy("id").limit(1).execute();
    if (!store) throw new Error("no store");
    await insertRows(db.main, "stores", [
      { ...store, id: 5001, site: "OWN", code: "5001", name: "Own yard", city: "Mesa" },
    ]);
    await db.main.updateTable("stores").set({ address1: "1 Own Street" }).where("id", "=", store.id).execute();
    await db.main.updateTable("chain_prices").set({ price_cents: 1234 }).where("part_id", "=", 7).execute();
    await db.main.updateTable("events").set({ title_es: "La nuestra" }).where("id", "=", 1).execute();
    await removeDemoChain(db);
    expect((await db.main.selectFrom("stores").select("site").execute()).map(({ site }) => site).sort()).toEqual(
      [store.site, "OWN"].sort(),
    );
    expect(await db.main.selectFrom("chain_prices").select(["part_id", "price_cents"]).execute()).toEqual([
      { part_id: 7, price_cents: 1234 },
    ]);
    expect(await db.main.selectFrom("events").select("title_es").execute()).toEqual([{ title_es: "La nuestra" }]);
    const part = await db.main.selectFrom("parts").select("item_number").where("id", "=", 7).executeTakeFirstOrThrow();
    expect(part.item_number).not.toContain("REF-");
  });

  it("leaves campaigns that kept their name and changed in anything else, and pictures that the demo did not draw", async () => {
    const db = await create();
    await makeDemoChain(db, { stores: 5, vehicles: 100, today: "2026-11-14" });
    const bytes = (text: string) => ({ mime: "image/png" as const, width: 480, height: 250, bytes: Buffer.from(text) });
    const [shown, spare] = await addImages(db.main, [bytes("of a promo"), bytes("not shown yet")]);
    const dates = { starts_at: "2026-12-01T00:00", ends_at: "2026-12-24T20:00" };
    await db.main
      .updateTable("promos")
      .set({ ...dates, desktop_image_id: shown })
      .where("id", "=", 2)
      .execute();
    await db.main.updateTable("sidebar_art").set({ url: "https://own.test/" }).where("id", "=", 1).execute();
    await db.main.updateTable("slides").set({ body_en: "Our own words." }).where("id", "=", 1).execute();
    await db.main.updateTable("events").set({ ends_at: "2027-01-06T23:59" }).where("id", "=", 2).execute();
    await db.main.updateTable("event_discounts").set({ percent: 45 }).where("event_id", "=", 1).execute();
    const store = await db.main.selectFrom("stores").selectAll().limit(1).executeTakeFirstOrThrow();
    await insertRows(db.main, "stores", [{ ...store, id: 5001, site: "OWN", code: "5001", name: "Own yard" }]);
    await insertRows(db.main, "event_stores", [{ event_id: 3, store_id: 5001 }]);
    await removeDemoChain(db);
    const left = async (table: "promos" | "sidebar_art" | "slides" | "events") =>
      (await db.main.selectFrom(table).select("id").orderBy("id").execute()).map(({ id }) => id);
    expect(await left("promos")).toEqual([2]);
    expect(await left("sidebar_art")).toEqual([1]);
    expect(await left("slides")).toEqual([1]);
    expect(await left("events")).toEqual([1, 2, 3]);
    const promo = await db.main.selectFrom("promos").selectAll().executeTakeFirstOrThrow();
    expect(promo).toMatchObject({ ...dates, desktop_image_id: shown });
    const kept = (await db.main.selectFrom("images").select("id").execute()).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining([shown, spare, promo.mobile_image_id]));
    // And the small pictures of what stayed, but of nothing else.
    expect(kept.length).toBeLessThanOrEqual(6);
  });
});
