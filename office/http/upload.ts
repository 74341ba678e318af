import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { SiteError } from "#core/errors.ts";

export const mostFileBytes = 200 * 1024 * 1024;
/** All that waits in the folder together. */
const mostFolderBytes = 2 * 1024 * 1024 * 1024;

/** A file that came with a form, under a name that we gave it. */
export type Upload = { id: string; path: string /** As the sender calls it; only ever shown. */; name: string };

export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/** Each file lies in a folder of its own, so that none is beside another's pictures. */
export const uploadFile = (folder: string, id: string): string => join(folder, id, "file");

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

/** Whether the folder takes one more. */
export async function hasRoom(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await folderBytes(folder)) <= mostFolderBytes;
}

/** What a sender calls a file, without a way to any other place and without signs that steer. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? "").replace(/[\p{C}\u2028\u2029]/gu, "").slice(-120) || "file";

/**
 * Reads a form with one file, which goes to disk as it comes. `accept` looks at the fields before it and throws where it
 * shall not be taken. Whatever ends early leaves nothing behind.
 */
export async function readUpload(req: IncomingMessage, folder: string, accept: (fields: URLSearchParams) => void) {
  if (!(await hasRoom(folder))) throw new SiteError("unavailable", "the uploads' quota is full");
  const fields = new URLSearchParams();
  let upload: Upload | undefined;
  let writing: Promise<void> | undefined;
  const parser = new Busboy({
    headers: req.headers as BusboyHeaders,
    limits: { files: 1, fields: 20, fieldSize: 2000, fileSize: mostFileBytes, parts: 25 },
  });
  parser.on("field", (name, value) => fields.append(name, value));
  parser.on("file", (_field, stream, name) => {
    const id = randomUUID();
    const file = { id, path: uploadFile(folder, id), name: plainName(name) };
    upload = file;
    writing = (async () => {
      try {
        accept(fields);
        await mkdir(dirname(file.path), { mode: 0o700 });
        await pipeline(stream, createWriteStream(file.path, { flags: "wx", mode: 0o600 }));
        if (stream.truncated) throw new SiteError("too-large");
      } catch (error) {
        stream.resume();
        throw error;
      }
    })();
    // It is waited for below; meanwhile nobody else may hear of it first.
    writing.catch(() => {});
  });
  try {
    await pipeline(req, parser);
    await writing;
    if (!upload) accept(fields);
    return { fields, upload };
  } catch (error) {
    if (upload) await rm(dirname(upload.path), { recursive: true, force: true });
    throw error instanceof SiteError ? error : new SiteError("invalid", "an upload that broke off");
  }
}
