import { byteOrderMark, quoteCell } from "#core/csv.ts";
import { guardCell } from "#core/guard-cell.ts";
import type { Store } from "#core/store.ts";
import type { DataFormat } from "#site/open-data.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import type { Stock } from "#stock/stock.ts";
import type { Cell, Table } from "./tables.ts";

/** What a JSON file says of itself. */
export type About = { name: string; date: string; licence: string; source: string };

type Writer = { head: string; between: string; row(cells: readonly Cell[]): string; end: string };

const csvCell = (cell: Cell) =>
  cell === null ? "" : typeof cell === "number" ? String(cell) : quoteCell(guardCell(cell));

function objectWriter(columns: readonly string[]) {
  const names = columns.map((name, at) => `${at === 0 ? "{" : ","}${JSON.stringify(name)}:`);
  return (cells: readonly Cell[]) => {
    let text = "";
    for (let at = 0; at < names.length; at++) text += (names[at] as string) + JSON.stringify(cells[at] ?? null);
    return `${text}}`;
  };
}

const writers: Record<DataFormat, (columns: readonly string[], about: About) => Writer> = {
  csv: (columns) => ({
    head: `${byteOrderMark}${columns.join(",")}\r\n`,
    between: "",
    row: (cells) => `${cells.map(csvCell).join(",")}\r\n`,
    end: "",
  }),
  ndjson(columns) {
    const write = objectWriter(columns);
    return { head: "", between: "", row: (cells) => `${write(cells)}\n`, end: "" };
  },
  json: (columns, about) => ({
    head: `${JSON.stringify(about).slice(0, -1)},"rows":[`,
    between: ",\n",
    row: objectWriter(columns),
    end: "]}\n",
  }),
};

/** So much is packed at a time: a few hundred rows, a millisecond or two. */
const pieceLength = 65_536;

/** A table piece by piece, with a pause for everybody else every few milliseconds. */
export async function* writeTable(
  table: Table,
  format: DataFormat,
  { stock, stores, about }: { stock: Stock; stores: readonly Store[]; about: About },
): AsyncGenerator<Buffer> {
  const { head, between, row, end } = writers[format](table.columns, about);
  const yieldIfDue = createYield();
  let text = head;
  let first = true;
  for (const store of stores)
    for (const cells of table.rows(stock, store)) {
      text += first ? row(cells) : between + row(cells);
      first = false;
      if (text.length < pieceLength) continue;
      yield Buffer.from(text);
      text = "";
      await yieldIfDue();
    }
  yield Buffer.from(text + end);
}
