import { delimiters, type Format } from "./format.ts";
import type { FileFacts } from "./inspect-file.ts";
import type { RawRow } from "./raw-row.ts";
import { readDelimited } from "./read-delimited.ts";
import { readJson } from "./read-json.ts";
import { readText } from "./read-text.ts";
import { readXml } from "./read-xml.ts";

/** The records of a file, whatever its form, streamed some at a time. */
export function readRows(file: FileFacts, format: Format, onBytes?: (bytes: number) => void): AsyncGenerator<RawRow[]> {
  const text = readText(file, onBytes);
  if (format === "xml") return readXml(text);
  if (format === "json") return readJson(text);
  return readDelimited(text, delimiters[format], file.isHeader);
}
