import type { Readable } from "node:stream";
import { quoteCell } from "#core/csv.ts";
import { limits, tooLong, tooWide, UnreadableFile } from "../raw-row.ts";
import type { CellFormat } from "./cell-formats.ts";
import { numberText } from "./cell-text.ts";
import { parseXml } from "./parse-xml.ts";

type Workbook = {
  readonly texts: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly from1904: boolean;
};

const mostRows = 1_048_576;
const firstLetter = 64;

/** "C12" → 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "")
    column = column * 26 + letter.charCodeAt(0) - firstLetter;
  return column - 1;
}

/**
 * The sheet's rows as lines of comma separated text. Row 12 of the sheet is line 12: reports name lines, and people look for
 * them in their sheet. A formula counts as the value that the sheet shows; nothing in it is run.
 */
export async function* sheetLines(source: Readable, { texts, formats, from1904 }: Workbook): AsyncGenerator<string> {
  let lines = "";
  let line = 0;
  let cells: string[] = [];
  let signs = 0;
  let type = "";
  let format: CellFormat = { kind: "plain" };
  let column = -1;
  let text = "";
  let listening = false;

  const cellText = (): string => {
    if (type === "s") return texts[Number(text)] ?? "";
    if (type === "b") return text === "1" ? "TRUE" : "FALSE";
    if (type === "str" || type === "inlineStr" || type === "e" || type === "d") return text;
    return numberText(text, format, from1904);
  };
  const open = (tag: string, attributes: Readonly<Record<string, string>>) => {
    if (tag === "row") {
      const next = attributes.r === undefined ? line + 1 : Number(attributes.r);
      if (!(next > line && next <= mostRows))
        throw new UnreadableFile({
          es: `Las filas del libro no están en orden cerca de la fila ${line}. Guárdelo otra vez.`,
          en: `The rows of the workbook are not in order near row ${line}. Save it again.`,
        });
      lines += "\n".repeat(next - line - 1);
      line = next;
      cells = [];
      signs = 0;
      column = -1;
    } else if (tag === "c") {
      column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
      if (!(column >= 0 && column < limits.cells)) throw tooWide(line);
      type = attributes.t ?? "n";
      format = formats[Number(attributes.s ?? 0)] ?? { kind: "plain" };
      text = "";
    } else if (tag === "v" || tag === "t") listening = true;
  };
  const close = (tag: string) => {
    if (tag === "v" || tag === "t") listening = false;
    else if (tag === "c" && text !== "") {
      while (cells.length < column) cells.push("");
      const cell = cellText();
      signs += cell.length;
      if (signs > limits.recordSigns) throw tooLong(line);
      cells[column] = quoteCell(cell.replace(/[\r\n]+/g, " "));
    } else if (tag === "row") lines += `${cells.join(",")}\n`;
  };
  const listener = {
    open,
    close,
    text: (piece: string) => {
      if (listening) text += piece;
    },
  };
  for await (const _ of parseXml(source, listener)) {
    if (lines) yield lines;
    lines = "";
  }
}
