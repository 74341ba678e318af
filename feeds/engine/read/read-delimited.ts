import type { Words } from "#core/edition.ts";
import { limits, type RawRow, tooLong, tooWide, UnreadableFile } from "./raw-row.ts";

/**
 * Rows of a comma, tab, semicolon or pipe separated file, as many at a time as a piece of the text holds; the first row
 * that looks like it holds the names. A quotation mark counts only at the start of a cell; one that stands elsewhere, or
 * closes before the cell ends, is a sign like any other.
 */
export async function* readDelimited(
  text: AsyncIterable<string>,
  delimiter: string,
  isHeader: IsHeader = () => true,
): AsyncGenerator<RawRow[]> {
  const cut = createCutter(delimiter);
  let names: string[] | null = null;
  /** What stands above the names: a title, a date. */
  let above: Record[] = [];
  const rowsOf = (records: readonly Record[], last: boolean): RawRow[] => {
    const rows: RawRow[] = [];
    for (const record of records) {
      const { line, cells } = record;
      if (cells.every((cell) => cell.trim() === "")) continue;
      if (cells.length > limits.cells) throw tooWide(line);
      if (names !== null) rows.push({ line, names, values: cells });
      else if (isHeader(cells)) names = cells;
      else {
        above.push(record);
        if (above.length > linesAbove) rows.push(...withoutHeader());
      }
    }
    if (last && names === null) rows.push(...withoutHeader());
    return rows;
  };
  /** No line looks like the names of columns: then the first is taken for them, and the report will say so. */
  const withoutHeader = (): RawRow[] => {
    const [first, ...others] = above;
    above = [];
    const taken = first?.cells ?? [];
    names = taken;
    return others.map(({ line, cells }) => ({ line, names: taken, values: cells }));
  };
  for await (const piece of text) yield rowsOf(cut(piece, false), false);
  yield rowsOf(cut("", true), true);
}

/** Whether a line's cells are the names of columns. */
export type IsHeader = (cells: readonly string[]) => boolean;

/** So far down the names of the columns are looked for. */
export const linesAbove = 10;

type Record = { line: number; cells: string[] };

function createCutter(delimiter: string) {
  let held = "";
  let line = 1;
  /** How lines end: told by the first that does. */
  let lineEnd: "\n" | "\r" | null = null;
  /** The record with quotation marks in it that the last piece broke off in. */
  let open: QuotedRecord | null = null;

  /** The records that are whole now; the rest is held until more text comes. */
  return (piece: string, last: boolean): Record[] => {
    const text = held + piece;
    held = "";
    lineEnd ??= findLineEnd(text, last);
    if (lineEnd === null && !last) {
      held = text;
      if (held.length > limits.recordSigns) throw tooLong(line, missingMark);
      return [];
    }
    const end = lineEnd ?? "\n";
    const records: Record[] = [];
    let at = 0;
    let quote = text.indexOf('"');
    while (at < text.length || (last && open)) {
      if (open === null) {
        if (quote !== -1 && quote < at) quote = text.indexOf('"', at);
        const found = text.indexOf(end, at);
        const stop = found === -1 && last ? text.length : found;
        if (stop !== -1 && (quote === -1 || quote > stop)) {
          if (stop > at) records.push({ line, cells: withoutReturn(text, at, stop).split(delimiter) });
          line += 1;
          at = stop + 1;
          continue;
        }
        if (quote === -1) break;
        open = startQuoted(delimiter, end);
      }
      at = open.read(text, at, last);
      if (!open.done()) {
        if (last) throw new UnreadableFile(neverCloses(line));
        if (open.signs() > limits.recordSigns) throw tooLong(line, missingMark);
        return records;
      }
      records.push({ line, cells: open.cells });
      line += open.lines();
      open = null;
    }
    held = text.slice(at);
    if (held.length > limits.recordSigns) throw tooLong(line, missingMark);
    return records;
  };
}

const missingMark: Words = { es: " Seguramente faltan unas comillas.", en: " A quotation mark is probably missing." };

const neverCloses = (line: number): Words => ({
  es: `Unas comillas se abren cerca de la línea ${line} y nunca se cierran. Ciérrelas o bórrelas.`,
  en: `A quotation mark opens near line ${line} and never closes. Close it or delete it.`,
});

const withoutReturn = (text: string, from: number, to: number) =>
  text.slice(from, to > from && text.charCodeAt(to - 1) === 13 ? to - 1 : to);

/** Old Macintosh programs end lines with a carriage return alone. */
function findLineEnd(text: string, last: boolean): "\n" | "\r" | null {
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i];
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === "\n") return "\n";
    else if (sign === "\r" && (i + 1 < text.length || last)) return text[i + 1] === "\n" ? "\n" : "\r";
  }
  return null;
}

type QuotedRecord = ReturnType<typeof startQuoted>;

/** A record with quotation marks in it, read sign by sign and only once, over as many pieces as it takes. */
function startQuoted(delimiter: string, end: "\n" | "\r") {
  const cells: string[] = [];
  /** The cell so far; `inside` a quoted one, `closing` when its mark may be the first of two. */
  let cell = "";
  let state: "start" | "plain" | "inside" | "closing" = "start";
  let lines = 1;
  let signs = 0;
  let whole = false;

  const endCell = (tail: string) => {
    cells.push(cell + tail);
    cell = "";
    state = "start";
  };
  const endRecord = (tail: string) => {
    const text = cell + tail;
    cells.push(text.endsWith("\r") && end === "\n" ? text.slice(0, -1) : text);
    whole = true;
  };

  /** Answers where it stopped: behind the record, or at the end of the text. */
  function read(text: string, from: number, last: boolean): number {
    let start = from;
    let at = from;
    for (; at < text.length && !whole; at += 1) {
      const sign = text[at];
      if (state === "start") {
        start = at;
        state = "plain";
        if (sign === '"') {
          state = "inside";
          start = at + 1;
          continue;
        }
      }
      if (state === "inside") {
        if (sign === end) lines += 1;
        if (sign !== '"') continue;
        cell += text.slice(start, at);
        state = "closing";
        continue;
      }
      if (state === "closing") {
        start = at;
        if (sign === '"') {
          // The second of two: one mark, and the cell goes on.
          state = "inside";
          continue;
        }
        state = "plain";
        if (sign !== delimiter && sign !== "\r" && sign !== "\n") cell = `"${cell}"`;
      }
      if (sign === delimiter) endCell(text.slice(start, at));
      else if (sign === end) endRecord(text.slice(start, at));
    }
    signs += at - from;
    if (whole) return at;
    if (state === "plain" || state === "inside") cell += text.slice(start);
    if (last && state !== "inside") endRecord("");
    return at;
  }
  return { cells, read, done: () => whole, lines: () => lines, signs: () => signs };
}
