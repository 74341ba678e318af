import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, extname, join } from "node:path";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { SiteError } from "#core/errors.ts";
import { unhurried } from "#data/deadline.ts";
import { findTrouble } from "#data/trouble.ts";
import { hasRoom } from "../files/shared-files.ts";
import type { OfficeServices } from "../services.ts";

export const mostFileBytes = 200 * 1024 * 1024;

/** What came with a form, under names that we gave. */
export type Upload = {
  id: string;
  path: string;
  /** As the sender calls it; only ever shown. */
  name: string;
  /** The pictures' files beside it, by the form's field. */
  pictures: Record<string, string>;
};

/** What a form may bring: a file, or pictures for the thing that it is about. */
export type Brings = "file" | "pictures";

const limits = {
  file: { files: 1, fileSize: mostFileBytes },
  pictures: { files: 8, fileSize: 20 * 1024 * 1024 },
} as const;
const pictureNames = /^\.(?:jpe?g|png|webp|hei[cf])$/;

export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

/** Where files lie that came to the office. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "office-uploads");

/** Each file lies in a folder of its own, so that none is beside another's pictures. */
export const uploadFile = (folder: string, id: string): string => join(folder, id, "file");

/** What a sender calls a file, without a way to any other place and without signs that steer. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? "").replace(/[\p{C}\u2028\u2029]/gu, "").slice(-120) || "file";

/** Fails when the sender is gone before the end. */
const brokenOff = (req: IncomingMessage) =>
  new Promise<never>((_, fail) => {
    req.once("error", fail);
    req.once("close", () => !req.complete && fail(new Error("the sender is gone")));
  });

/** Where a picture of a form lies; undefined where it is none. */
function pictureName(field: string, name: string, taken: Readonly<Record<string, string>>): string | undefined {
  const ending = extname(name).toLowerCase();
  if (!/^[a-z_]{1,30}$/.test(field) || !pictureNames.test(ending)) return undefined;
  return `${field}${Object.keys(taken).length + 1}${ending}`;
}

/**
 * Reads a form with what it brings, which goes to disk as it comes. `accept` looks at the fields before it and throws where
 * it shall not be taken. Whatever ends early leaves nothing behind.
 */
export async function readUpload(
  req: IncomingMessage,
  place: Pick<OfficeServices, "db" | "uploads">,
  accept: (fields: URLSearchParams) => void,
  brings: Brings = "file",
) {
  const folder = place.uploads;
  if (!(await hasRoom(place))) throw new SiteError("unavailable", "the uploads' quota is full");
  const fields = new URLSearchParams();
  let upload: Upload | undefined;
  const writing: Promise<void>[] = [];
  const coming: Readable[] = [];
  const failed = Promise.withResolvers<never>();
  const parser = new Busboy({
    headers: req.headers as BusboyHeaders,
    limits: { fields: 150, fieldSize: 40_000, parts: 160, ...limits[brings] },
  });
  const write = async (path: string, stream: Readable & { truncated?: boolean }) => {
    try {
      accept(fields);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600 }));
      if (stream.truncated) throw new SiteError("too-large");
    } catch (error) {
      stream.resume();
      throw error;
    }
  };
  parser.on("field", (name, value) => fields.append(name, value));
  parser.on("file", (field, stream, name) => {
    coming.push(stream);
    // A field of a form that nobody filled in.
    if (brings === "pictures" && !name) {
      stream.resume();
      return;
    }
    const id = upload?.id ?? randomUUID();
    upload ??= { id, path: uploadFile(folder, id), name: plainName(name), pictures: {} };
    const called = brings === "file" ? "file" : pictureName(field, name, upload.pictures);
    if (called === undefined) stream.resume();
    else if (brings === "pictures") upload.pictures[field in upload.pictures ? called : field] = called;
    const written =
      called === undefined
        ? Promise.reject(new SiteError("invalid", "no picture"))
        : write(join(dirname(upload.path), called), stream);
    // A file that cannot be written is not read to its end either.
    written.catch(failed.reject);
    writing.push(written);
  });
  try {
    // Not a pipeline: that would end the connection together with the parser, and nobody would hear why.
    await unhurried(() => Promise.race([finished(req.pipe(parser)), brokenOff(req), failed.promise]));
    await Promise.race([Promise.all(writing), failed.promise]);
    if (!upload) accept(fields);
    return { fields, upload };
  } catch (error) {
    // The rest is let go by unread: whoever sends and does not listen yet would never hear the answer.
    req.unpipe(parser).resume();
    for (const stream of coming) stream.destroy();
    await Promise.allSettled(writing);
    if (upload) await rm(dirname(upload.path), { recursive: true, force: true });
    const known = error instanceof SiteError || findTrouble(error) === "disk-full";
    throw known ? error : new SiteError("invalid", "an upload that broke off");
  }
}
