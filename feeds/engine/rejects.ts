import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { byteOrderMark, quoteCell } from "#core/csv.ts";
import type { Edition, Words } from "#core/edition.ts";
import { guardCell } from "#core/guard-cell.ts";
import type { Format } from "./read/format.ts";
import type { FileFacts } from "./read/inspect-file.ts";
import { readRows } from "./read/read-rows.ts";

/** Reads the file once more and writes its rejected lines as they stood, with the reason in both languages beside each. */
export async function writeRejects(
  path: string,
  file: FileFacts,
  format: Format,
  reasons: ReadonlyMap<number, readonly Words[]>,
): Promise<void> {
  const write = (cells: readonly string[]) => `${cells.map((cell) => quoteCell(guardCell(cell))).join(",")}\r\n`;
  async function* lines() {
    let names: readonly string[] | undefined;
    for await (const some of readRows(file, format)) {
      for (const raw of some) {
        const why = reasons.get(raw.line);
        if (!why) continue;
        if (!names) {
          names = raw.names;
          yield byteOrderMark + write([...names, "motivo", "reason"]);
        }
        const values =
          raw.names === names ? raw.values : names.map((name) => raw.values[raw.names.indexOf(name)] ?? "");
        const told = (edition: Edition) => why.map((one) => one[edition]).join(" ");
        yield write([...names.map((_, i) => values[i] ?? ""), told("es"), told("en")]);
      }
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
}
