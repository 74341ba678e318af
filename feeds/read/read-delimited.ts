import { type RawRow, UnreadableFile } from "./raw-row.ts";

const longest = 4 * 1024 * 1024;

/**
 * Rows of a comma, tab, semicolon or pipe separated file, as many at a time as a piece of the text holds; the first row
 * that is not empty holds the names. A quotation mark counts only at the start of a cell; one that stands elsewhere, or
 * closes before the cell ends, is a sign like any other.
 */
export async function* readDelimited(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawRow[]> {
  const cut = createCutter(delimiter);
  let names: string[] | null = null;
  const rowsOf = (records: readonly Record[]): RawRow[] => {
    const rows: RawRow[] = [];
    for (const { line, cells } of records) {
      if (cells.every((cell) => cell.trim() === "")) continue;
      if (names === null) names = cells;
      else rows.push({ line, names, values: cells });
    }
    return rows;
  };
  for await (const piece of text) yield rowsOf(cut(piece, false));
  yield rowsOf(cut("", true));
}

type Record = { line: number; cells: string[] };

function createCutter(delimiter: string) {
  let held = "";
  let line = 1;
  /** How lines end: told by the first that does. */
  let lineEnd: "\n" | "\r" | null = null;

  /** The records that are whole now; the rest is held until more text comes. */
  return (piece: string, last: boolean): Record[] => {
    const text = held + piece;
    const records: Record[] = [];
    let at = 0;
    lineEnd ??= findLineEnd(text, last);
    if (lineEnd !== null || last) {
      const end = lineEnd ?? "\n";
      let quote = text.indexOf('"');
      while (at < text.length) {
        if (quote !== -1 && quote < at) quote = text.indexOf('"', at);
        let stop = text.indexOf(end, at);
        if (stop === -1) stop = last ? text.length : -1;
        if (quote === -1 || (stop !== -1 && quote > stop)) {
          if (stop === -1) break;
          if (stop > at) records.push({ line, cells: withoutReturn(text, at, stop).split(delimiter) });
          line += 1;
          at = stop + 1;
          continue;
        }
        const record = readQuoted(text, at, delimiter, end, last);
        if (record === null) {
          if (last) throw new UnreadableFile(neverCloses(line));
          break;
        }
        records.push({ line, cells: record.cells });
        line += record.lines;
        at = record.next;
      }
    }
    held = text.slice(at);
    if (held.length > longest) {
      throw new UnreadableFile(`The record at line ${line} is longer than 4 MB; a quotation mark is probably missing.`);
    }
    return records;
  };
}

const neverCloses = (line: number) =>
  `A quotation mark opens near line ${line} and never closes. Close it or delete it.`;

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

/** A record with quotation marks in it, sign by sign; null when the text ends before it does. */
function readQuoted(text: string, from: number, delimiter: string, end: "\n" | "\r", last: boolean) {
  const cells: string[] = [];
  let lines = 1;
  let at = from;
  for (;;) {
    let cell = "";
    if (text[at] === '"') {
      const close = findClose(text, at + 1);
      if (close === -1 || (close + 2 >= text.length && !last)) return null;
      const inside = text.slice(at + 1, close).replaceAll('""', '"');
      for (let i = text.indexOf(end, at); i !== -1 && i < close; i = text.indexOf(end, i + 1)) lines += 1;
      at = close + 1;
      const ends = at >= text.length || text.startsWith(delimiter, at) || /^\r?[\n\r]/.test(text.slice(at, at + 2));
      cell = ends ? inside : `"${inside}"`;
    }
    const comma = text.indexOf(delimiter, at);
    const stop = text.indexOf(end, at);
    if (stop === -1 && !last) return null;
    const lineStop = stop === -1 ? text.length : stop;
    if (comma !== -1 && comma < lineStop) {
      cells.push(cell + text.slice(at, comma));
      at = comma + delimiter.length;
      continue;
    }
    cells.push(cell + withoutReturn(text, at, lineStop));
    return { cells, lines, next: lineStop + 1 };
  }
}

/** Where a quoted cell closes: at a quotation mark that is not doubled. */
function findClose(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}
