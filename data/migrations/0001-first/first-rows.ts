import { randomBytes } from "node:crypto";
import { insertRows } from "../../differences.ts";
import { readPostalCodes } from "../../postal-codes.ts";
import type { Area, Executor, IdName } from "../../schema.ts";

const areas: Area[] = ["chain", "catalog", "prices", "cars-for-sale", "campaigns", "postal", "search"];

/** Ids of our own begin beyond those that existing clients know (vehicles: seven digits, as theirs are). */
const counters: Record<IdName, number> = {
  divisions: 1,
  stores: 1,
  markets: 1,
  makes: 1000,
  models: 10_000,
  vehicles: 5_000_000,
  parts: 1,
  cars_for_sale: 1,
  events: 1,
  promos: 1,
  sidebar_art: 1,
  slides: 1,
  import_runs: 1,
};

/** Makes, models and parts come with `carryReference`, as newer ones of them do. */
export async function addFirstRows(db: Executor): Promise<void> {
  const secret = () => randomBytes(32).toString("hex");
  await insertRows(db, "data_version", [{ id: 1, version: 1, changed_at: new Date().toISOString() }]);
  await insertRows(
    db,
    "area_versions",
    areas.map((area) => ({ area, version: 1 })),
  );
  await insertRows(
    db,
    "id_counters",
    Object.entries(counters).map(([name, next_id]) => ({ name: name as IdName, next_id })),
  );
  await insertRows(db, "settings", [
    { key: "chain_time_zone", value: "America/Los_Angeles" },
    { key: "site_secret", value: secret() },
    { key: "mailbox_key", value: secret() },
  ]);
  await insertRows(db, "postal_codes", await readPostalCodes());
}
