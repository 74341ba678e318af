import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Database } from "#data/database.ts";
import { listUploadFiles, readUploadFile, uploadFilesBytes } from "#data/queries/upload-files.ts";
import type { Executor } from "#data/schema.ts";
import { putUploadFile, removeUploadFile, removeUploadFiles } from "#data/writes/upload-files.ts";
import type { OfficeServices } from "../services.ts";

type Place = Pick<OfficeServices, "db" | "uploads">;

const pieceBytes = 1024 * 1024;
/** All that waits together, on a disk or in the database. */
const mostBytes = 2 * 1024 * 1024 * 1024;

/** On PostgreSQL other servers may be asked next, so that what came here is kept there too; a disk then only has copies. */
const isShared = (db: Database) => db.kind === "postgres";

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function folderBytes(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder, { recursive: true })).map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Whether there is room for one more. */
export async function hasRoom({ db, uploads }: Place): Promise<boolean> {
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  if ((await folderBytes(uploads)) > mostBytes) return false;
  return !isShared(db) || (await uploadFilesBytes(db)) <= mostBytes;
}

/** Keeps an upload's files, or those that are named, where all servers find them. */
export async function shareFiles({ db, uploads }: Place, trx: Executor, id: string, only?: string[]): Promise<void> {
  if (!isShared(db)) return;
  const folder = join(uploads, id);
  for (const name of only ?? (await readdir(folder).catch((): string[] => [])))
    if (await isThere(join(folder, name)))
      await putUploadFile(trx, id, name, createReadStream(join(folder, name), { highWaterMark: pieceBytes }));
}

/** Brings an upload's files to this disk, where another server took them. */
export async function bringFiles({ db, uploads }: Place, id: string): Promise<void> {
  if (!isShared(db)) return;
  const folder = join(uploads, id);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of (await listUploadFiles(db, id)).map((one) => basename(one))) {
    if (await isThere(join(folder, name))) continue;
    const coming = join(folder, `${name}.coming`);
    const pieces = Readable.from(readUploadFile(db, id, name));
    // It has its name only when it is whole.
    await pipeline(pieces, createWriteStream(coming, { mode: 0o600 }));
    await rename(coming, join(folder, name));
  }
}

/** A file beside an upload as it was made last, on whichever server. */
export async function readFileOf({ db, uploads }: Place, id: string, name: string): Promise<Buffer | undefined> {
  if (!isShared(db)) return readFile(join(uploads, id, name)).catch(() => undefined);
  const bytes = await buffer(readUploadFile(db, id, name));
  return bytes.length > 0 ? bytes : undefined;
}

/** One file of an upload is not needed any more, or with it all. */
export async function dropFiles({ db, uploads }: Place, id: string, name?: string): Promise<void> {
  await rm(name === undefined ? join(uploads, id) : join(uploads, id, name), { recursive: true, force: true });
  if (isShared(db)) await (name === undefined ? removeUploadFiles(db.main, id) : removeUploadFile(db.main, id, name));
}
