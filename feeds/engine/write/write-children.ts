import { deletePlainRows, findRowsByKeys, insertPlainRows, type PlainRow } from "#data/writes/feeds-rows.ts";
import type { Child } from "#feeds/engine/feed.ts";
import type { WriteSession } from "./write-session.ts";

const text = (row: PlainRow) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Rows that belong to another are written as whole sets, and only where the set differs. Answers which did. */
export async function writeChildren<T>(
  session: WriteSession,
  sets: readonly { planned: T; set: Child }[],
): Promise<{ planned: T; set: Child }[]> {
  const differing: { planned: T; set: Child }[] = [];
  for (const entry of sets) {
    if (await writeSet(session, entry.set)) differing.push(entry);
  }
  return differing;
}

async function writeSet({ db, log }: WriteSession, set: Child): Promise<boolean> {
  const { table } = set;
  const before = await findRowsByKeys(db, table, [set.parent]);
  const old = new Set(before.map(text));
  const fresh = new Set(set.rows.map(text));
  const out = before.filter((row) => !fresh.has(text(row)));
  const into = set.rows.filter((row) => !old.has(text(row)));
  for (const row of out) await log.deleted(table, row);
  await deletePlainRows(db, table, out);
  await insertPlainRows(db, table, into);
  await log.created(table, into);
  return out.length + into.length > 0;
}
