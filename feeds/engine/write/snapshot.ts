import { localTimeOf } from "#core/local-time.ts";
import { listModelNames } from "#data/queries/feeds-cars.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { listUsualCars } from "#data/queries/file-cars.ts";
import { listReceivedIds } from "#data/queries/received-cars.ts";
import { countCars, findRowsByKeys, listPresentCars, type PlainRow, putPlainRows } from "#data/writes/feeds-rows.ts";
import type { Snapshot } from "#feeds/engine/feed.ts";
import { explainBeyond, explainMiscount, isBeyond } from "#feeds/engine/policies.ts";
import { addName, keptNames, type Report } from "#feeds/engine/report.ts";
import { labelOf } from "#feeds/engine/row-label.ts";
import type { SeenRows } from "./seen-rows.ts";
import type { WriteSession } from "./write-session.ts";

type AbsentOptions = {
  seen: SeenRows;
  /** A line that was rejected means this car. */
  isMeant: (row: PlainRow) => boolean;
  /** Cars that were there, per store. */
  before: ReadonlyMap<number, number>;
  /** Cars in the file, per store. */
  brought: ReadonlyMap<number, number>;
  /** Those that wait for an answer, per store: the file names them too. */
  held: ReadonlyMap<number, number>;
  now: Date;
  report: Report;
  /** Somebody says that the file names every car of its stores; without it nothing leaves that it does not name. */
  complete: boolean;
  /** How many somebody says will leave. */
  leaving: number | undefined;
};

const keptCars = 20_000;
/** So long a yard's program may not know yet of a car that staff took in. */
const unknownForMs = 3 * 86_400_000;

/**
 * Counts the cars of the file's stores that it does not name, and marks them as gone where it is said to be everything, unless
 * that are more than anybody said. Answers how many it names per store.
 */
export async function markAbsent(
  session: WriteSession,
  snapshot: Snapshot,
  options: AbsentOptions,
): Promise<Map<number, number>> {
  const { before, brought, held, now, report, complete, leaving } = options;
  const { db, log } = session;
  const { table } = snapshot;
  const stores = new Map((await listStoreFacts(db)).map((store) => [store.id, store]));
  const usual = await listUsualCars(db, report.feed, [...brought.keys()]);
  const { present } = await countCars(db, table);
  const counted = new Map<number, number>();
  const kept: PlainRow[] = [];
  for (const [storeId, cars] of brought) {
    const there = present.get(storeId) ?? 0;
    let absent = 0;
    // Every car of the file is there now; where no other is, none is missing.
    if (there !== cars)
      for await (const rows of listAbsent(session, snapshot, storeId, options)) {
        absent += rows.length;
        for (const row of rows.slice(0, keptNames - report.named.absent.length))
          report.named.absent.push(labelOf(row) ?? "");
        if (report.details) kept.push(...rows.slice(0, keptCars - kept.length));
      }
    // What waits may be a car that is not there yet.
    const named = Math.max(there - absent, cars + (held.get(storeId) ?? 0));
    counted.set(storeId, named);
    const count = { storeId, name: stores.get(storeId)?.list_text ?? String(storeId), named, absent };
    const facts = { ...count, before: before.get(storeId) ?? 0, usual: usual.get(storeId) };
    report.absent += absent;
    if (absent > 0) report.short.push({ ...facts, beyond: isBeyond(facts) });
  }
  if (!complete || report.absent === 0) {
    await keepAbsent(session, report, kept);
    return counted;
  }
  const beyond = report.short.filter((one) => one.beyond);
  if (leaving !== undefined && leaving !== report.absent)
    report.refusals.push(...explainMiscount(leaving, report.absent));
  else if (leaving === undefined && beyond.length > 0) report.refusals.push(...explainBeyond(beyond));
  if (report.refusals.length > 0) {
    await keepAbsent(session, report, kept);
    return counted;
  }
  for (const { storeId } of report.short) {
    const values = snapshot.gone(localTimeOf(now, stores.get(storeId)?.time_zone ?? "UTC").day);
    for await (const rows of listAbsent(session, snapshot, storeId, options)) {
      const after = rows.map((row) => ({ ...row, ...values }) as PlainRow);
      await putPlainRows(db, table, after);
      for (const [i, row] of rows.entries()) await log.changed(table, row, after[i] ?? row);
      report.gone += rows.length;
      for (const row of rows) addName(report, "gone", labelOf(row) ?? "", { before: row });
    }
  }
  report.absent = 0;
  report.named.absent = [];
  return counted;
}

/** The present cars of a store that neither a line nor a rejected line means, a page at a time. */
async function* listAbsent(
  { db }: WriteSession,
  { table }: Snapshot,
  storeId: number,
  { seen, isMeant, now }: Pick<AbsentOptions, "seen" | "isMeant" | "now">,
): AsyncGenerator<PlainRow[]> {
  const received = await listReceivedIds(db, storeId, new Date(now.getTime() - unknownForMs).toISOString());
  for await (const page of listPresentCars(db, table, storeId))
    yield page.filter(
      (row) =>
        !seen.hasId(table, Number(row.id)) && !(table === "vehicles" && received.has(Number(row.id))) && !isMeant(row),
    );
}

/** By row, under the names that people know cars by. */
async function keepAbsent({ db }: WriteSession, report: Report, rows: readonly PlainRow[]): Promise<void> {
  const names = await listModelNames(db, [...new Set(rows.map(({ model_id }) => Number(model_id)))]);
  report.absentCars = rows.map(({ store_id, row, year, model_id, trim, stock_number, vin }) => ({
    storeId: Number(store_id),
    row: String(row ?? ""),
    car: [year, names.get(Number(model_id)), trim].filter(Boolean).join(" "),
    number: String(stock_number || vin || ""),
  }));
  const order = new Intl.Collator("en", { numeric: true }).compare;
  report.absentCars.sort((a, b) => a.storeId - b.storeId || order(a.row, b.row) || order(a.number, b.number));
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
