import type { Transaction } from "kysely";
import { DataError } from "../data-error.ts";
import { type KeyedTable, keyOf } from "../keys.ts";
import type { Database } from "../open.ts";
import type { Schema } from "../schema.ts";
import { bumpVersion } from "./bump-version.ts";
import { type Change, writeChanges } from "./changes.ts";
import { importTransaction } from "./import-transaction.ts";
import { readRows } from "./rows.ts";
import { touchedBy } from "./touched.ts";

export type Undone = { changes: number; version: number };

/** Restores every row that a run changed; refused when one of them has changed again since. */
export const undoImport = (db: Database, runId: number): Promise<Undone> =>
  importTransaction(db, async (trx) => {
    const run = await trx.selectFrom("import_runs").selectAll().where("id", "=", runId).executeTakeFirst();
    if (!run) throw new DataError(`There is no import run ${runId}.`);
    if (run.status === "undone") throw new DataError(`Run ${runId} was undone at ${run.undone_at}.`);
    const rows = await trx
      .selectFrom("import_changes")
      .selectAll()
      .where("run_id", "=", runId)
      .orderBy("seq")
      .execute();
    const changes = rows.map(
      (row) => ({ table: row.table_name, before: parse(row.before), after: parse(row.after) }) as Change,
    );
    await refuseIfMoved(trx, runId, changes);
    const back = changes
      .map(({ table, before, after }) => ({ table, before: after, after: before }) as Change)
      .reverse();
    await writeChanges(trx, back);
    const now = new Date().toISOString();
    await trx.updateTable("import_runs").set({ status: "undone", undone_at: now }).where("id", "=", runId).execute();
    return { changes: back.length, version: await bumpVersion(trx, touchedBy(back)) };
  });

const parse = (text: string | null) => (text === null ? null : JSON.parse(text));

async function refuseIfMoved(trx: Transaction<Schema>, runId: number, changes: readonly Change[]): Promise<void> {
  for (const [table, group] of Map.groupBy(changes, (change) => change.table)) {
    // A run may touch a row twice: its last state is what must still be there.
    const expected = new Map<string, object | null>();
    const keys = new Map<string, object>();
    for (const change of group) {
      const row = (change.after ?? change.before) as object;
      expected.set(keyOf(table, row), change.after);
      keys.set(keyOf(table, row), row);
    }
    const now = new Map<string, object>();
    for (const row of await readRows(trx, table as KeyedTable, [...keys.values()])) now.set(keyOf(table, row), row);
    for (const [key, after] of expected) {
      if (!sameRow(now.get(key) ?? null, after)) {
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
