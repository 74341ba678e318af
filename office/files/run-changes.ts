import type { Database } from "#data/database.ts";
import type { KeyedTable } from "#data/keys.ts";
import { listChangesOfRuns, listChangesSince } from "#data/queries/import-changes.ts";
import type { ImportChangeRow, ImportRunRow } from "#data/schema.ts";
import { findRowsByKeys, type PlainRow, type RowKey } from "#data/writes/feeds-rows.ts";
import { nameCars } from "#feeds/engine/name-cars.ts";
import { nameParts } from "#feeds/engine/name-parts.ts";
import type { RowChange } from "#feeds/engine/report.ts";
import type { Edition } from "#site/editions.ts";
import { type ShownChange, shownChange } from "./change-words.ts";

/** So few records of a run are told each; of more, how many. */
const few = 3;

/** What people know by name, of what feeds write. */
const tables: readonly KeyedTable[] = [
  "vehicles",
  "cars_for_sale",
  "store_prices",
  "chain_prices",
  "special_days",
  "events",
  "slides",
  "promos",
];

export type NamedChange = ShownChange & { storeId: number | undefined; kind: RowChange["kind"] };

const isSmall = ({ rows_new, rows_changed, rows_gone }: ImportRunRow) => {
  const records = rows_new + rows_changed + rows_gone;
  return records > 0 && records <= few;
};

/** What small runs changed, thing by thing, from what to what; a run of many, or of what has no name, is not in it. */
export async function listRunChanges(
  db: Database,
  runs: readonly ImportRunRow[],
  edition: Edition,
): Promise<Map<number, NamedChange[]>> {
  const small = runs.filter((run) => run.version !== null && isSmall(run)).map(({ id }) => id);
  const changes = await listChangesOfRuns(db.main, small, tables);
  const named = new Map<number, NamedChange[]>();
  for (const [id, of] of Map.groupBy(changes, ({ run_id }) => run_id)) {
    if (of.length > few) continue;
    const told = (await Promise.all(of.map((change) => readChange(db, change)))).flatMap((one) => one ?? []);
    const cars = told.filter(({ table }) => table === "vehicles" || table === "cars_for_sale");
    await nameCars(
      db.main,
      cars.map(({ change }) => change),
    );
    await nameParts(
      db.main,
      told.map(({ change }) => change),
    );
    if (told.length !== of.length) continue;
    named.set(
      id,
      told.map(({ change, storeId }) => ({
        ...shownChange(change, edition),
        // A part is known by its name.
        ...(change.part && { number: "" }),
        storeId,
        kind: change.kind,
      })),
    );
  }
  return named;
}

type Read = { table: KeyedTable; change: RowChange; storeId: number | undefined };

const parsed = (text: string | null): PlainRow | null => (text === null ? null : (JSON.parse(text) as PlainRow));

/** A line of the log with the rest of its row, which has not changed; undefined where the row is no more. */
async function readChange(db: Database, line: ImportChangeRow): Promise<Read | undefined> {
  const table = line.table_name as KeyedTable;
  const { from, to, ...rest } = JSON.parse(line.row_key) as RowKey;
  if (from !== to) return undefined;
  const key: RowKey = from === undefined ? rest : { id: from };
  const [before, after] = [parsed(line.before), parsed(line.after)];
  const row = after === null ? before : (await findRowsByKeys(db.main, table, [key]))[0];
  if (!row) return undefined;
  const storeId = typeof row.store_id === "number" ? row.store_id : undefined;
  const change = (kind: RowChange["kind"], was: PlainRow | null, is: PlainRow | null): Read => ({
    table,
    storeId,
    change: { kind, label: String(row.stock_number ?? row.title_es ?? ""), before: was, after: is },
  });
  if (after === null) return change("gone", row, null);
  if (before === null) {
    const first = await asWritten(db, line.run_id, table, key, row);
    return change("new", await chainPrice(db, table, first), first);
  }
  const left = after.left_on ?? after.sold_on ?? null;
  return left === null
    ? change("changed", { ...row, ...before }, { ...row, ...after })
    : change("gone", { ...row, ...before }, null);
}

/** A new row as its run wrote it: what later runs changed of it is taken back. */
async function asWritten(
  db: Database,
  runId: number,
  table: KeyedTable,
  key: RowKey,
  row: PlainRow,
): Promise<PlainRow> {
  let first = row;
  for (const { before } of await listChangesSince(db.main, runId, table, [JSON.stringify(key)]))
    first = { ...first, ...parsed(before) };
  return first;
}

/** What a part cost at a yard before it had a price of its own. */
async function chainPrice(db: Database, table: KeyedTable, row: PlainRow): Promise<PlainRow | null> {
  if (table !== "store_prices") return null;
  const [listed] = await findRowsByKeys(db.main, "chain_prices", [{ part_id: Number(row.part_id) }]);
  return listed ? { ...row, price_cents: listed.price_cents ?? null } : null;
}
