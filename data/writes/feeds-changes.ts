import { type RawBuilder, sql } from "kysely";
import { insertRows } from "../differences.ts";
import type { KeyedTable } from "../keys.ts";
import type { Executor, ImportChangeRow } from "../schema.ts";
import { deletePlainRows, findRowsByKeys, type PlainRow, pickKey, putPlainRows, type RowKey } from "./feeds-rows.ts";

/** New rows with ids one after the other are one line of the log: a first import of a million stays small. */
type KeyRange = { from: number; to: number };

/** Collects what a run changes and writes it beside the run, for `undo`. */
export function createChangeLog(db: Executor, runId: number) {
  let seq = 0;
  let waiting: ImportChangeRow[] = [];
  const add = async (table: KeyedTable, key: RowKey | KeyRange, before: PlainRow | null, after: PlainRow | null) => {
    seq += 1;
    waiting.push({
      run_id: runId,
      seq,
      table_name: table,
      row_key: JSON.stringify(key),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    });
    if (waiting.length >= 1000) await flush();
  };
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    await insertRows(db, "import_changes", rows);
  };
  return {
    flush,
    count: () => seq,
    async created(table: KeyedTable, rows: readonly PlainRow[]) {
      for (const range of ranges(table, rows)) await add(table, range, null, {});
    },
    async changed(table: KeyedTable, before: PlainRow, after: PlainRow) {
      const key = pickKey(table, after);
      const moved = Object.keys(after).filter((column) => before[column] !== after[column]);
      const pick = (row: PlainRow) => Object.fromEntries(moved.map((column) => [column, row[column] ?? null]));
      await add(table, key, pick(before), pick(after));
    },
    async deleted(table: KeyedTable, before: PlainRow) {
      await add(table, pickKey(table, before), before, null);
    },
  };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;

function* ranges(table: KeyedTable, rows: readonly PlainRow[]): Generator<RowKey | KeyRange> {
  let open: KeyRange | null = null;
  for (const row of rows) {
    const key = pickKey(table, row);
    const id = key.id;
    if (typeof id !== "number") {
      yield key;
      continue;
    }
    if (open && id === open.to + 1) open.to = id;
    else {
      if (open) yield open;
      open = { from: id, to: id };
    }
  }
  if (open) yield open;
}

const perPage = 500;

/** Takes a run's changes back, the last first. Answers which tables were touched. */
export async function revertChanges(db: Executor, runId: number): Promise<{ tables: Set<KeyedTable>; rows: number }> {
  const tables = new Set<KeyedTable>();
  let rows = 0;
  let below = 2_147_483_647;
  for (;;) {
    const page = await db
      .selectFrom("import_changes")
      .selectAll()
      .where("run_id", "=", runId)
      .where("seq", "<", below)
      .orderBy("seq", "desc")
      .limit(perPage)
      .execute();
    if (page.length === 0) return { tables, rows };
    for (const run of runsOfEqualKind(page)) {
      const table = run[0]?.table_name as KeyedTable;
      tables.add(table);
      rows += await revertAlike(db, table, run);
    }
    below = page.at(-1)?.seq ?? 0;
  }
}

const kindOf = (change: ImportChangeRow) =>
  change.before === null ? "new" : change.after === null ? "deleted" : "changed";

function* runsOfEqualKind(changes: readonly ImportChangeRow[]): Generator<ImportChangeRow[]> {
  let run: ImportChangeRow[] = [];
  for (const change of changes) {
    const first = run[0];
    if (first && (first.table_name !== change.table_name || kindOf(first) !== kindOf(change))) {
      yield run;
      run = [];
    }
    run.push(change);
  }
  if (run.length > 0) yield run;
}

async function revertAlike(db: Executor, table: KeyedTable, changes: readonly ImportChangeRow[]): Promise<number> {
  const first = changes[0];
  if (!first) return 0;
  if (kindOf(first) === "deleted") {
    await putPlainRows(
      db,
      table,
      changes.map((c) => JSON.parse(c.before ?? "{}") as PlainRow),
    );
    return changes.length;
  }
  if (kindOf(first) === "changed") {
    await putBack(db, table, changes);
    return changes.length;
  }
  let rows = 0;
  for (const change of changes) {
    const key = JSON.parse(change.row_key) as RowKey | KeyRange;
    if (isRange(key)) {
      const free = stillUsed[table] ?? sql`1 = 1`;
      const { numAffectedRows } = await sql`delete from ${sql.table(table)}
        where id between ${key.from} and ${key.to} and ${free}`.execute(db);
      rows += Number(numAffectedRows ?? 0);
    } else {
      await deletePlainRows(db, table, [key]);
      rows += 1;
    }
  }
  return rows;
}

/** Makes and models that came with a run stay when cars of another run need them. */
const stillUsed: Partial<Record<KeyedTable, RawBuilder<unknown>>> = {
  makes: sql`id not in (select make_id from models)`,
  models: sql`id not in (select model_id from vehicles) and id not in (select model_id from cars_for_sale)`,
};

const isRange = (key: RowKey | KeyRange): key is KeyRange => "from" in key && "to" in key;

/** A row may have changed twice in one run; applied in this order the oldest picture stays. */
async function putBack(db: Executor, table: KeyedTable, changes: readonly ImportChangeRow[]): Promise<void> {
  const keys = changes.map((c) => JSON.parse(c.row_key) as RowKey);
  const now = new Map((await findRowsByKeys(db, table, keys)).map((row) => [JSON.stringify(pickKey(table, row)), row]));
  for (const change of changes) {
    const key = JSON.stringify(JSON.parse(change.row_key));
    const row = now.get(key);
    if (row) now.set(key, { ...row, ...(JSON.parse(change.before ?? "{}") as PlainRow) });
  }
  await putPlainRows(db, table, [...now.values()]);
}
