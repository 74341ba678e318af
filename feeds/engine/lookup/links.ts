/** The addresses that a line leads visitors to, by their columns. */
export type Link = { column: string; value: string };

export const linksOf = (row: Readonly<Record<string, unknown>>, columns: readonly string[]): Link[] =>
  columns.flatMap((column) => {
    const value = row[column];
    return typeof value === "string" ? [{ column, value }] : [];
  });
