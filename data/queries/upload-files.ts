import type { Database } from "../database.ts";

export async function listUploadFiles(db: Database, uploadId: string): Promise<string[]> {
  const rows = await db.main
    .selectFrom("upload_files")
    .select("name")
    .where("upload_id", "=", uploadId)
    .where("piece", "=", 0)
    .execute();
  return rows.map(({ name }) => name);
}

/** The pieces of a file of an upload, one at a time. */
export async function* readUploadFile(db: Database, uploadId: string, name: string): AsyncGenerator<Buffer> {
  for (let piece = 0; ; piece += 1) {
    const row = await db.main
      .selectFrom("upload_files")
      .select("bytes")
      .where("upload_id", "=", uploadId)
      .where("name", "=", name)
      .where("piece", "=", piece)
      .executeTakeFirst();
    if (!row) return;
    yield Buffer.from(row.bytes);
  }
}

/** What all of them take. */
export async function uploadFilesBytes(db: Database): Promise<number> {
  const row = await db.main
    .selectFrom("upload_files")
    .select(({ fn }) => fn.sum<number>("size").as("bytes"))
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}
