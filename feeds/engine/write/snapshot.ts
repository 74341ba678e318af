import { localTimeOf } from "#core/local-time.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { countCars, findRowsByKeys, listPresentCars, type PlainRow, putPlainRows } from "#data/writes/feeds-rows.ts";
import type { Snapshot } from "#feeds/engine/feed.ts";
import { collapsedStores, explainCollapse } from "#feeds/engine/policies.ts";
import { addName, type Report } from "#feeds/engine/report.ts";
import { labelOf } from "#feeds/engine/row-label.ts";
import type { SeenRows } from "./seen-rows.ts";
import type { WriteSession } from "./write-session.ts";

type GoneOptions = {
  seen: SeenRows;
  /** A line that was rejected means this car. */
  isMeant: (row: PlainRow) => boolean;
  /** Cars that were there, per store. */
  before: ReadonlyMap<number, number>;
  /** Cars in the file, per store. */
  brought: ReadonlyMap<number, number>;
  now: Date;
  report: Report;
  allowShrink: boolean;
};

/** What stands in the database for the file's stores and not in the file has left; unless the file has collapsed. */
export async function markGone(session: WriteSession, snapshot: Snapshot, options: GoneOptions): Promise<void> {
  const { seen, isMeant, before, brought, now, report, allowShrink } = options;
  const stores = new Map((await listStoreFacts(session.db)).map((store) => [store.id, store]));
  const counts = [...brought].map(([id, cars]) => ({
    name: stores.get(id)?.list_text ?? String(id),
    before: before.get(id) ?? 0,
    now: cars,
  }));
  const collapsed = collapsedStores(counts);
  if (collapsed.length > 0 && !allowShrink) {
    report.refusals.push(...explainCollapse(collapsed));
    return;
  }
  const { present } = await countCars(session.db, snapshot.table);
  for (const [storeId, cars] of brought) {
    // Every car of the file is there now; where no other is, none has left.
    if (present.get(storeId) === cars) continue;
    const values = snapshot.gone(localTimeOf(now, stores.get(storeId)?.time_zone ?? "UTC").day);
    for await (const page of listPresentCars(session.db, snapshot.table, storeId)) {
      const rows = page.filter((row) => !seen.hasId(snapshot.table, Number(row.id)) && !isMeant(row));
      const after = rows.map((row) => ({ ...row, ...values }) as PlainRow);
      await putPlainRows(session.db, snapshot.table, after);
      for (const [i, row] of rows.entries()) await session.log.changed(snapshot.table, row, after[i] ?? row);
      report.gone += rows.length;
      for (const row of rows) addName(report, "gone", labelOf(row) ?? "", { before: row });
    }
  }
}

/** Notes on the stores when their file was read, or when a price of theirs moved. */
export async function stampStores(
  session: WriteSession,
  column: "stock_read_at" | "prices_updated_at",
  storeIds: readonly number[],
  now: Date,
): Promise<void> {
  const before = await findRowsByKeys(
    session.db,
    "stores",
    storeIds.map((id) => ({ id })),
  );
  const after = before.map((row) => ({ ...row, [column]: now.toISOString() }));
  await putPlainRows(session.db, "stores", after);
  for (const [i, row] of before.entries()) await session.log.changed("stores", row, after[i] ?? row);
}
