import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { Executor, StaffExceptionRow } from "../schema.ts";

/** What a run about these stores must know; store 0: the chain's list of prices. */
export const listExceptionsOf = (
  db: Executor,
  kind: StaffExceptionRow["kind"],
  stores: readonly number[],
): Promise<StaffExceptionRow[]> =>
  db.selectFrom("staff_exceptions").selectAll().where("kind", "=", kind).where("store_id", "in", stores).execute();

/** Where a car stands matters while it is there. */
const matters = sql<boolean>`(e.kind = 'price' or e.field = 'presence' or (e.field <> 'photos' and v.left_on is null))`;

/** The stores whose cars, and whose prices, somebody looks at. */
export type DifferenceReach = Readonly<Record<StaffExceptionRow["kind"], readonly number[]>>;

const ofReach = (db: Database, { car, price }: DifferenceReach) =>
  db.main
    .selectFrom("staff_exceptions as e")
    .leftJoin("vehicles as v", (join) => join.onRef("v.id", "=", "e.subject_id").on("e.kind", "=", "car"))
    .where(({ and, or, eb }) =>
      or([
        and([eb("e.kind", "=", "car"), eb("e.store_id", "in", [-1, ...car])]),
        and([eb("e.kind", "=", "price"), eb("e.store_id", "in", [-1, ...price])]),
      ]),
    )
    .where(matters)
    // What both say is no difference.
    .where(sql<boolean>`(e.now_says is not null or e.against <> e.said)`);

type CountedDifferences = { open: number; quiet: number };

/** How many wait for an answer, and how many are as somebody said while the file repeats what it said before. */
export async function countDifferences(
  db: Database,
  reach: DifferenceReach,
  openSince: string,
): Promise<CountedDifferences> {
  const { all, open } = await ofReach(db, reach)
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      sql<number>`coalesce(sum(case when e.disputed_at > ${openSince} then 1 else 0 end), 0)`.as("open"),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(open), quiet: Number(all) - Number(open) };
}

export type Difference = StaffExceptionRow & {
  stockNumber: string | null;
  vin: string | null;
  car: string;
  part: { es: string; en: string; number: string } | undefined;
};

/** The differences themselves with what they are about, the newest question first. */
export async function listDifferences(
  db: Database,
  reach: DifferenceReach,
  { openSince, open, limit }: { openSince: string; open: boolean; limit: number },
): Promise<Difference[]> {
  const isOpen = sql<boolean>`(e.disputed_at is not null and e.disputed_at > ${openSince})`;
  const rows = await ofReach(db, reach)
    .leftJoin("models", "models.id", "v.model_id")
    .leftJoin("makes", "makes.id", "models.make_id")
    .leftJoin("parts as p", (join) => join.onRef("p.id", "=", "e.subject_id").on("e.kind", "=", "price"))
    .selectAll("e")
    .select(["v.stock_number", "v.vin", "v.year", "v.trim", "makes.name as make", "models.name as model"])
    .select(["p.item_number", "p.name_es", "p.name_en"])
    .where(open ? isOpen : sql<boolean>`not ${isOpen}`)
    .orderBy(sql`coalesce(e.disputed_at, e.at)`, "desc")
    .orderBy("e.subject_id")
    .orderBy("e.field")
    .limit(limit)
    .execute();
  return rows.map(({ stock_number, vin, year, trim, make, model, item_number, name_es, name_en, ...row }) => ({
    ...row,
    stockNumber: stock_number,
    vin,
    car: [year, make, model, trim].filter(Boolean).join(" "),
    part: item_number === null ? undefined : { es: name_es ?? "", en: name_en ?? "", number: item_number },
  }));
}
