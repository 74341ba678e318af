import { constants } from "node:fs";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Words } from "#core/edition.ts";
import { limits, UnreadableFile } from "./raw-row.ts";

/** A file that is open until `close`, so that every reading of it reads the same file. */
export type OpenFile = {
  name: string;
  fd: number;
  /** Where its pictures lie; null when it was piped in. */
  folder: string | null;
  /** What it was before it was unpacked, and what is to be said about that. */
  form?: "xlsx";
  notes?: readonly Words[];
  chunks(size: number): AsyncIterable<Buffer>;
  close(): Promise<void>;
};

export type Piped = AsyncIterable<Uint8Array>;

const tooLarge = (name: Words) =>
  new UnreadableFile({
    es: `${name.es} pasa de 2 GB. Divídalo, por ejemplo por patio.`,
    en: `${name.en} is larger than 2 GB. Split it, for example by store.`,
  });

/** Opens a plain file; a pipe or a device would be read once, late, or for ever. */
export async function openFile(path: string): Promise<OpenFile> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const facts = await handle.stat();
    if (!facts.isFile())
      throw new UnreadableFile({
        es: `${path} no es un archivo normal. Guarde los datos en un archivo, o envíelos con - en lugar del nombre.`,
        en: `${path} is not a plain file. Save the data in a file, or pipe it in and write - for its name.`,
      });
    if (facts.size > limits.fileBytes) throw tooLarge({ es: path, en: path });
  } catch (error) {
    await handle.close();
    throw error;
  }
  return readable(handle, basename(path), dirname(path));
}

/** What is piped in is kept in a file of its own meanwhile, for it is read more than once. */
export async function openPiped(piped: Piped, name: string): Promise<OpenFile> {
  const folder = await mkdtemp(join(tmpdir(), "yonke-piped-"));
  const handle = await open(join(folder, "piped"), "wx+", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of piped) {
      bytes += chunk.length;
      if (bytes > limits.fileBytes) throw tooLarge({ es: "Lo que se envió", en: "What was piped in" });
      await handle.write(chunk);
    }
  } catch (error) {
    await handle.close();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return readable(handle, name, null);
}

const readable = (handle: FileHandle, name: string, folder: string | null): OpenFile => ({
  name,
  fd: handle.fd,
  folder,
  async *chunks(size) {
    for (let at = 0; ; ) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(size), 0, size, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  },
  close: () => handle.close(),
});
