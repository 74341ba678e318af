/** "07" and "7", "f-3" and "F3" are one row. */
const foldRow = (row: string): string =>
  row
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/(^|\D)0+(?=\d)/g, "$1");

/** Where there is no map, a row is a number, with letters before it at most. */
export const looksLikeRow = (text: string): boolean => /^\p{L}{0,3}[- ]?\d{1,3}\p{L}?$/u.test(text);

/** A row as the yard writes it. */
export const matchRow = (rows: readonly string[], typed: string): string | undefined =>
  rows.find((one) => foldRow(one) === foldRow(typed));
