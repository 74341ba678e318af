import { createWriteStream } from "node:fs";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { byteOrderMark, quoteCell } from "#core/csv.ts";
import type { Edition, Words } from "#core/edition.ts";
import { escapeMarkup } from "#core/escape.ts";
import { guardCell } from "#core/guard-cell.ts";
import { delimiters, type Format } from "../read/format.ts";
import type { FileFacts } from "../read/inspect-file.ts";
import { readRows } from "../read/read-rows.ts";
import { workbook } from "./workbook.ts";

/** As the file was: its own form. A path that says .csv is CSV, whatever came. */
type RejectsForm = Format | "xlsx";

/** No feed has such columns: a file of rejected lines that was corrected is read again as it is. */
export const reasonColumns = ["motivo_del_rechazo", "reason"] as const;

type Line = { names: readonly string[]; values: readonly string[] };

/** The rejected lines as they stood, the reason in both languages behind each. */
async function* rejectedLines(
  file: FileFacts,
  format: Format,
  reasons: ReadonlyMap<number, readonly Words[]>,
): AsyncGenerator<Line> {
  for await (const some of readRows(file, format))
    for (const { line, names, values } of some) {
      const why = reasons.get(line);
      if (!why) continue;
      const told = (edition: Edition) => why.map((one) => one[edition]).join(" ");
      const cells = names.map((_, at) => values[at] ?? "");
      yield { names: [...names, ...reasonColumns], values: [...cells, told("es"), told("en")] };
    }
}

/** A table has the names of its first line, whatever the others call their cells. */
async function* tableRows(lines: AsyncIterable<Line>): AsyncGenerator<readonly string[]> {
  let head: readonly string[] | undefined;
  for await (const { names, values } of lines) {
    if (!head) {
      head = names;
      yield head;
    }
    yield head === names || head.join("\u0001") === names.join("\u0001")
      ? values
      : head.map((name) => values[names.indexOf(name)] ?? "");
  }
}

async function* delimited(lines: AsyncIterable<Line>, delimiter: string): AsyncGenerator<string> {
  let start = byteOrderMark;
  const write = (cell: string) => {
    const guarded = guardCell(cell);
    return guarded.includes(delimiter) && !/[",\r\n]/.test(guarded) ? `"${guarded}"` : quoteCell(guarded);
  };
  for await (const cells of tableRows(lines)) {
    yield `${start}${cells.map(write).join(delimiter)}\r\n`;
    start = "";
  }
}

async function* asJson(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  let start = "[\n";
  for await (const { names, values } of lines) {
    yield start + JSON.stringify(Object.fromEntries(names.map((name, at) => [name, values[at]])));
    start = ",\n";
  }
  yield start === "[\n" ? "[]\n" : "\n]\n";
}

async function* asXml(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rejected>\n';
  for await (const { names, values } of lines)
    yield `  <record>${names.map((name, at) => `<${name}>${escapeMarkup(values[at] ?? "")}</${name}>`).join("")}</record>\n`;
  yield "</rejected>\n";
}

/** Reads the file once more and writes its rejected lines in the form that it has itself. */
export async function writeRejects(
  path: string,
  file: FileFacts,
  format: Format,
  reasons: ReadonlyMap<number, readonly Words[]>,
): Promise<void> {
  const form: RejectsForm = extname(path) === ".csv" ? "csv" : (file.form ?? format);
  const lines = rejectedLines(file, format, reasons);
  const pieces =
    form === "xlsx"
      ? workbook(tableRows(lines))
      : form === "json"
        ? asJson(lines)
        : form === "xml"
          ? asXml(lines)
          : delimited(lines, delimiters[form]);
  await pipeline(Readable.from(pieces), createWriteStream(path));
}
