import { sql } from "kysely";
import { insertRows } from "../differences.ts";
import type { Executor, IdName, ImportRunRow } from "../schema.ts";

/**
 * Ids for one run, handed out without asking the database each time. The counters stay locked until the run commits,
 * so two writers never hand out the same.
 */
export async function openIds(db: Executor, lock: boolean) {
  const query = db.selectFrom("id_counters").select(["name", "next_id"]);
  const rows = await (lock ? query.forUpdate() : query).execute();
  const next = new Map(rows.map((row) => [row.name as string, row.next_id]));
  const first = new Map(next);
  return {
    take(name: string): number {
      const id = next.get(name);
      if (id === undefined) throw new Error(`no counter for ${name}`);
      next.set(name, id + 1);
      return id;
    },
    reserve(name: string, id: number): void {
      if (id >= (next.get(name) ?? 0)) next.set(name, id + 1);
    },
    async save(): Promise<void> {
      for (const [name, value] of next) {
        if (value === first.get(name)) continue;
        await db
          .updateTable("id_counters")
          .set({ next_id: value })
          .where("name", "=", name as IdName)
          .execute();
      }
    },
  };
}

export async function addImportRun(db: Executor, run: ImportRunRow): Promise<void> {
  await insertRows(db, "import_runs", [run]);
}

export async function finishImportRun(db: Executor, run: ImportRunRow): Promise<void> {
  const { id, ...values } = run;
  await db.updateTable("import_runs").set(values).where("id", "=", id).execute();
}

/** How many cars of each store the run's file named. */
export async function addFileCars(db: Executor, run: ImportRunRow, cars: ReadonlyMap<number, number>): Promise<void> {
  const rows = [...cars].map(([store_id, count]) => ({ run_id: run.id, store_id, feed: run.feed, cars: count }));
  await insertRows(db, "file_cars", rows);
}

export async function findImportRun(db: Executor, id: number): Promise<ImportRunRow | undefined> {
  return db.selectFrom("import_runs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The last run that changed something and still stands. */
export async function findLastStandingRun(db: Executor): Promise<ImportRunRow | undefined> {
  return db
    .selectFrom("import_runs")
    .selectAll()
    .where("status", "=", "done")
    .where("version", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Runs after this one that changed the same tables and still stand; what staff said of cars is not what they said of prices. */
export async function listLaterRuns(db: Executor, run: ImportRunRow): Promise<ImportRunRow[]> {
  return db
    .selectFrom("import_runs")
    .selectAll()
    .where("id", ">", run.id)
    .where("status", "=", "done")
    .where("version", "is not", null)
    .where(
      sql<boolean>`exists (select 1 from import_changes theirs where theirs.run_id = import_runs.id and theirs.table_name in
        (select mine.table_name from import_changes mine where mine.run_id = ${run.id})
        and (theirs.table_name <> 'staff_exceptions' or import_runs.feed = ${run.feed}))`,
    )
    .orderBy("id")
    .execute();
}

/** Which of these later runs changed a row that this one made, or what staff said of it. */
export async function listRunsOnItsRows(
  db: Executor,
  run: ImportRunRow,
  laterIds: readonly number[],
): Promise<Set<number>> {
  const mine = await db
    .selectFrom("import_changes")
    .select(["table_name", "row_key"])
    .where("run_id", "=", run.id)
    .execute();
  const keys = mine.flatMap(({ row_key }) => {
    const { from, to } = JSON.parse(row_key) as { from?: number; to?: number };
    if (from === undefined || to === undefined) return [row_key];
    return Array.from({ length: to - from + 1 }, (_, at) => JSON.stringify({ id: from + at }));
  });
  const theirs = await db
    .selectFrom("import_changes")
    .select("run_id")
    .distinct()
    .where("run_id", "in", [-1, ...laterIds])
    .where("table_name", "in", ["", ...mine.map(({ table_name }) => table_name)])
    .where("row_key", "in", ["", ...keys])
    .execute();
  return new Set(theirs.map(({ run_id }) => run_id));
}

type SameFile = { feed: string; hash: string; stores: string; butRun: number };

/** Was this very file the last that was read for this feed? */
export async function isLastFile(db: Executor, { feed, hash, stores, butRun }: SameFile): Promise<boolean> {
  const last = await db
    .selectFrom("import_runs")
    .select(["file_hash", "stores"])
    .where("feed", "=", feed)
    .where("status", "=", "done")
    .where("id", "<>", butRun)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.file_hash === hash && last.stores === stores;
}

export async function markUndone(db: Executor, id: number, at: string): Promise<void> {
  await db.updateTable("import_runs").set({ status: "undone", undone_at: at }).where("id", "=", id).execute();
}
