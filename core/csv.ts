import { guardCell } from "./guard-cell.ts";

/** The mark in front tells spreadsheets that a file is UTF-8. */
export const byteOrderMark = "\ufeff";

/** A cell as it stands in a file, with quotation marks where it needs them. */
export const quoteCell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A file for a spreadsheet, which takes no cell of it for a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map((cell) => quoteCell(guardCell(cell))).join(",")}\r\n`).join("");
