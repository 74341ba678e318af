import type { Transaction } from "kysely";
import { DataError } from "../data-error.ts";
import { keyOf } from "../keys.ts";
import type { Database } from "../open.ts";
import type { Area, Schema } from "../schema.ts";
import { bumpVersion } from "./bump-version.ts";
import { type Change, writeChanges } from "./changes.ts";
import { importTransaction } from "./import-transaction.ts";
import { readRows } from "./rows.ts";
import { touchedBy } from "./touched.ts";

export type Undone = { changes: number; version: number };

const slice = 5000;

/** Restores every row that a run changed, the last change first; refused when one of them has changed again since. */
export const undoImport = (db: Database, runId: number): Promise<Undone> =>
  importTransaction(db, async (trx) => {
    const run = await trx.selectFrom("import_runs").selectAll().where("id", "=", runId).executeTakeFirst();
    if (!run) throw new DataError(`There is no import run ${runId}.`);
    if (run.status === "undone") throw new DataError(`Run ${runId} was undone at ${run.undone_at}.`);
    const areas = new Set<Area>();
    const stores = new Set<number>();
    let count = 0;
    for (let below: number | undefined; ; ) {
      let query = trx.selectFrom("import_changes").selectAll().where("run_id", "=", runId);
      if (below !== undefined) query = query.where("seq", "<", below);
      const rows = await query.orderBy("seq", "desc").limit(slice).execute();
      if (rows.length === 0) break;
      below = rows.at(-1)?.seq;
      // Backwards: what was written is the state before the undo.
      const back = rows.map(
        (row) => ({ table: row.table_name, before: parse(row.after), after: parse(row.before) }) as Change,
      );
      await refuseIfMoved(trx, runId, back);
      await writeChanges(trx, back);
      const touched = touchedBy(back);
      for (const area of touched.areas ?? []) areas.add(area);
      for (const store of touched.stores ?? []) stores.add(store);
      count += back.length;
    }
    const now = new Date().toISOString();
    await trx.updateTable("import_runs").set({ status: "undone", undone_at: now }).where("id", "=", runId).execute();
    return { changes: count, version: await bumpVersion(trx, { areas: [...areas], stores: [...stores] }) };
  });

const parse = (text: string | null) => (text === null ? null : JSON.parse(text));

async function refuseIfMoved(trx: Transaction<Schema>, runId: number, back: readonly Change[]): Promise<void> {
  for (const [table, group] of Map.groupBy(back, (change) => change.table)) {
    // A run may touch a row twice: the first met, going backwards, is what must still be there.
    const expected = new Map<string, { row: object; written: object | null }>();
    for (const { before, after } of group) {
      const row = (before ?? after) as object;
      const key = keyOf(table, row);
      if (!expected.has(key)) expected.set(key, { row, written: before });
    }
    const now = new Map<string, object>();
    const found = await readRows(
      trx,
      table,
      [...expected.values()].map(({ row }) => row),
    );
    for (const row of found) now.set(keyOf(table, row), row);
    for (const [key, { written }] of expected) {
      if (!sameRow(now.get(key) ?? null, written)) {
        throw new DataError(
          `Run ${runId} cannot be undone: ${table} ${key} has changed since. Undo the later run first.`,
        );
      }
    }
  }
}

function sameRow(a: object | null, b: object | null): boolean {
  if (!a || !b) return a === b;
  const right = b as Record<string, unknown>;
  return Object.entries(a).every(([column, value]) => value === (right[column] ?? null));
}
