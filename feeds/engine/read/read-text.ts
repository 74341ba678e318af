import type { FileFacts } from "./inspect-file.ts";

/** The file's text in pieces, without its byte-order mark. `onBytes` hears how far the reading is. */
export async function* readText(
  file: Pick<FileFacts, "chunks" | "encoding">,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding);
  let bytes = 0;
  for await (const chunk of file.chunks(64 * 1024)) {
    const text = decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    onBytes?.(bytes);
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
