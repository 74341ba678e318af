import { sql } from "kysely";
import { messageOf } from "#core/errors.ts";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import type { Target } from "./target.ts";
import type { Form } from "./visitors.ts";

type State = { mark: string; cars: number; version: number; runs: number };

const open = ({ env }: Target): Promise<Database> =>
  openDatabase({ dataDir: env.DATA_DIR ?? "", url: env.DATABASE_URL || undefined });

/** The database as it stands. An import that was cut off would show as two marks, or as a version without a run. */
export async function readState(target: Target): Promise<State & { marks: string[] }> {
  const db = await open(target);
  try {
    const marks = await db.main
      .selectFrom("vehicles")
      .select(({ fn }) => ["notes", fn.countAll<number>().as("cars")])
      .where("left_on", "is", null)
      .groupBy("notes")
      .execute();
    const { version } = await db.main.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
    const runs = await db.main.selectFrom("import_runs").select("id").execute();
    const cars = marks.reduce((sum, row) => sum + Number(row.cars), 0);
    return { mark: marks[0]?.notes ?? "", marks: marks.map(({ notes }) => notes), cars, version, runs: runs.length };
  } finally {
    await db.close();
  }
}

/** The state now, and everything that is wrong with it, in words. */
export async function findFaults(
  target: Target,
  before: State,
  imported: string,
): Promise<{ now: State; faults: string[] }> {
  const now = await readState(target);
  const faults: string[] = [];
  if (now.marks.length !== 1) faults.push(`half an import: ${now.marks.join(" and ")}`);
  if (now.mark !== before.mark && now.mark !== imported) faults.push(`an import of another file: ${now.mark}`);
  if (now.cars !== before.cars) faults.push(`${now.cars} cars instead of ${before.cars}`);
  const done = now.mark === before.mark ? 0 : 1;
  if (now.version !== before.version + done) faults.push(`version ${now.version} after ${before.version}`);
  if (now.runs !== before.runs + done) faults.push(`${now.runs} runs in the history after ${before.runs}`);
  return { now, faults };
}

/** Forms that were acknowledged and are not there once with one mail; others may be there once. */
export async function findLostForms(target: Target, forms: readonly Form[]): Promise<string[]> {
  const db = await open(target);
  try {
    const rows = await db.main
      .selectFrom("submissions")
      .leftJoin("outbox", "outbox.submission_id", "submissions.id")
      .select(["submissions.fields", "outbox.id as mail"])
      .execute();
    const stored = new Map<string, number>();
    for (const { fields, mail } of rows) {
      const { email = "" } = JSON.parse(fields) as { email?: string };
      stored.set(email, (stored.get(email) ?? 0) + (mail ? 1 : Number.NaN));
    }
    return forms.flatMap(({ email, acknowledged }) => {
      const copies = stored.get(email) ?? 0;
      if (copies === 1 || (copies === 0 && !acknowledged)) return [];
      return `${email}: ${copies} copies, acknowledged: ${acknowledged}`;
    });
  } finally {
    await db.close();
  }
}

/** The database's own opinion of its file. */
export async function checkFile(target: Target): Promise<string[]> {
  const db = await open(target);
  try {
    if (target.kind === "PostgreSQL") {
      await sql`create extension if not exists amcheck`.execute(db.main);
      await sql`select bt_index_check(index => c.oid, heapallindexed => true) from pg_class c
        join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
        where n.nspname = 'public' and c.relkind = 'i' and a.amname = 'btree'`.execute(db.main);
      const { rows } = await sql<{ msg: string }>`select v.msg from pg_class c
        join pg_namespace n on n.oid = c.relnamespace, lateral verify_heapam(c.oid) v
        where n.nspname = 'public' and c.relkind = 'r'`.execute(db.main);
      return rows.map(({ msg }) => msg);
    }
    const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.main);
    const keys = await sql<object>`pragma foreign_key_check`.execute(db.main);
    return [
      ...whole.rows.map((row) => row.integrity_check).filter((line) => line !== "ok"),
      ...keys.rows.map((row) => `foreign key: ${JSON.stringify(row)}`),
    ];
  } catch (error) {
    return [messageOf(error)];
  } finally {
    await db.close();
  }
}
