import { createHash } from "node:crypto";
import type { OpenFile } from "./open-file.ts";
import { limits, UnreadableFile } from "./raw-row.ts";
import type { IsHeader } from "./read-delimited.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export type FileFacts = OpenFile & {
  bytes: number;
  sha256: string;
  encoding: Encoding;
  head: string;
  /** Tells the line with the names of the columns from a title above it. */
  isHeader?: IsHeader;
};

const headSize = 64 * 1024;

/** Encodings that the first bytes give away: a byte-order mark, or every second byte zero. */
export function encodingOfHead(head: Uint8Array): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  let even = 0;
  let odd = 0;
  const seen = Math.min(head.length, 512);
  for (let i = 0; i < seen; i += 1) {
    if (head[i] !== 0) continue;
    if (i % 2 === 0) even += 1;
    else odd += 1;
  }
  if (seen >= 4 && odd > seen * 0.3 && even === 0) return "utf-16le";
  if (seen >= 4 && even > seen * 0.3 && odd === 0) return "utf-16be";
  return null;
}

/**
 * Reads the file once for its hash, size and encoding. The whole file is read because a single
 * accent of an old Windows program may stand in the last line of a million.
 */
export async function inspectFile(file: OpenFile): Promise<FileFacts> {
  const hash = createHash("sha256");
  const strict = new TextDecoder("utf-8", { fatal: true });
  let head: Buffer = Buffer.alloc(0);
  let bytes = 0;
  let validUtf8 = true;
  for await (const chunk of file.chunks(1 << 20)) {
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > limits.fileBytes)
      throw new UnreadableFile({
        es: "El archivo crece mientras se lee. Pruebe otra vez cuando esté completo.",
        en: "The file grows while it is read. Try again when it is whole.",
      });
    if (head.length < headSize) head = Buffer.concat([head, chunk]).subarray(0, headSize);
    if (validUtf8) validUtf8 = decodes(strict, chunk, true);
  }
  if (validUtf8) validUtf8 = decodes(strict, Buffer.alloc(0), false);
  const encoding = encodingOfHead(head) ?? (validUtf8 ? "utf-8" : "windows-1252");
  const text = new TextDecoder(encoding).decode(head);
  if (isNoText(text))
    throw new UnreadableFile({
      es: `${file.name} no es una tabla. Mande Excel (.xlsx), CSV, JSON, XML, o un zip con uno de ellos.`,
      en: `${file.name} is no table. Send Excel (.xlsx), CSV, JSON, XML, or a zip with one of them.`,
    });
  return { ...file, bytes, sha256: hash.digest("hex"), encoding, head: text };
}

/** A picture or a program has signs that no text has, and many of them; a stray one may be in an old system's export. */
function isNoText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const signs = text.match(/[\0-\x08\x0e-\x19\x1b-\x1f]/g)?.length ?? 0;
  return signs > 8 && signs > text.length / 100;
}

function decodes(decoder: TextDecoder, chunk: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream });
    return true;
  } catch {
    return false;
  }
}
