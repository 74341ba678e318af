import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Database } from "#data/database.ts";
import type { StaffExceptionRow } from "#data/schema.ts";
import { type CarEdit, editCar } from "#feeds/engine/edit-car.ts";
import { fillChain, importFile, now } from "#feeds/engine/fixtures/chain.ts";
import type { ImportOptions } from "#feeds/engine/run.ts";

type More = Partial<ImportOptions>;
type Line = { store?: string; make?: string } & Partial<
  Record<"row" | "space" | "vin" | "status" | "photos" | "hit", string>
>;

export const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

/** The number of a part that is not for cars and for pickups apart: those have one price, and it is set for both. */
export async function lonePart(db: Database): Promise<string> {
  const { item_number } = await db.main
    .selectFrom("parts")
    .select(({ fn }) => fn.min<string>("item_number").as("item_number"))
    .groupBy(["name_es", "name_en"])
    .having(({ fn }) => fn.countAll(), "=", 1)
    .orderBy("item_number")
    .limit(1)
    .executeTakeFirstOrThrow();
  return item_number;
}

/** Opens yards that staff and a program change in turn: thirty cars, D1 to D30, in rows 1 to 30. */
export function peaceYards(create: (fill: typeof fillChain) => Promise<Database>) {
  const folder = mkdtempSync(join(tmpdir(), "yonke-peace-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let files = 0;
  return async () => {
    const db = await create(fillChain);
    const { id: store } = await db.main
      .selectFrom("stores")
      .select("id")
      .where("site", "=", "DA1")
      .executeTakeFirstOrThrow();
    const item = await lonePart(db);
    const run = (feed: ImportOptions["feed"], text: string, more: More = {}, on: Database = db) => {
      const path = join(folder, `${++files}.csv`);
      writeFileSync(path, text);
      return importFile(on, feed, path, more);
    };
    const yard = (lines: Record<string, Line | null> = {}, more: More = {}, on: Database = db) =>
      run(
        "inventory",
        `store,stock_number,vin,year,make,model,row,space,status,photo_urls,hit_side\n${Array.from(
          { length: 30 },
          (_, i) => `D${i + 1}`,
        )
          .filter((stock) => lines[stock] !== null)
          .map((stock) => {
            const { store: site = "DA1", make = "Honda", vin = "", status = "", photos = "" } = lines[stock] ?? {};
            const { row = stock.slice(1), space = "", hit = "" } = lines[stock] ?? {};
            return `${site},${stock},${vin},2003,${make},Accord,${row},${space},${status},${photos},${hit}\n`;
          })
          .join("")}`,
        { complete: true, ...more },
        on,
      );
    const car = (stock: string) =>
      db.main
        .selectFrom("vehicles")
        .selectAll()
        .where("stock_number", "=", stock)
        .orderBy("id")
        .executeTakeFirstOrThrow();
    const edit = async (stock: string, change: CarEdit, on: Database = db) =>
      editCar(on, { id: (await car(stock)).id, storeId: store, edit: change, who: "Ana", now });
    const exceptions = async (): Promise<Partial<StaffExceptionRow>[]> =>
      (await db.main.selectFrom("staff_exceptions").selectAll().orderBy("subject_id").orderBy("field").execute()).map(
        ({ field, said, against, now_says, disputed_at }) => ({ field, said, against, now_says, disputed_at }),
      );
    const own = async () => {
      const row = await db.main.selectFrom("store_prices").selectAll().executeTakeFirst();
      return row && [row.price_cents, row.core_cents];
    };
    return { db, folder, store, item, run, yard, car, edit, exceptions, own };
  };
}
