import type { Executor } from "../schema.ts";

/** Puts a file of an upload in the place of the one of that name, as its bytes come. */
export async function putUploadFile(
  db: Executor,
  upload_id: string,
  name: string,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  await removeUploadFile(db, upload_id, name);
  let piece = 0;
  for await (const some of bytes) {
    await db.insertInto("upload_files").values({ upload_id, name, piece, bytes: some, size: some.length }).execute();
    piece += 1;
  }
}

export async function removeUploadFile(db: Executor, uploadId: string, name: string): Promise<void> {
  await db.deleteFrom("upload_files").where("upload_id", "=", uploadId).where("name", "=", name).execute();
}

export async function removeUploadFiles(db: Executor, uploadId: string): Promise<void> {
  await db.deleteFrom("upload_files").where("upload_id", "=", uploadId).execute();
}
