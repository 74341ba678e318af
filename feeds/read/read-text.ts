import { createReadStream } from "node:fs";
import type { Encoding } from "./inspect-file.ts";

/** The file's text in pieces, without its byte-order mark. `onBytes` hears how far the reading is. */
export async function* readText(
  path: string,
  encoding: Encoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 64 * 1024 }) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    onBytes?.(bytes);
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
