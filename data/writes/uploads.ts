import type { Database } from "../database.ts";
import type { UploadRow } from "../schema.ts";

export async function addUpload(db: Database, row: UploadRow): Promise<void> {
  await db.main.insertInto("uploads").values(row).execute();
}

type Changed = Partial<Pick<UploadRow, "state" | "report" | "seen_run" | "run_id">>;

/** Only one that waits is changed: of two who press at once one does it. */
export async function changeUpload(db: Database, id: string, changed: Changed): Promise<boolean> {
  const { numUpdatedRows } = await db.main
    .updateTable("uploads")
    .set(changed)
    .where("id", "=", id)
    .where("state", "in", ["waiting", "refused"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets those older than a moment; answers which, for their files. */
export async function purgeUploads(db: Database, before: Date): Promise<string[]> {
  const rows = await db.main
    .deleteFrom("uploads")
    .where("created_at", "<", before.toISOString())
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
