import * as v from "valibot";
import { type Binding, bindColumns } from "./bind-columns.ts";
import { cleanCell } from "./clean/cell.ts";
import type { Columns, RowOf } from "./columns.ts";
import type { RawRow } from "./read/raw-row.ts";
import { type Check, readerOf } from "./read-by.ts";
import type { Problem } from "./report.ts";

export type CheckedRow<C extends Columns> =
  | { ok: true; line: number; row: RowOf<C> }
  | { ok: false; line: number; problems: Problem[] /** The cells that could be read. */; partial: Partial<RowOf<C>> };

/** Turns raw rows into valid ones; remembers how the file names its columns. */
export function createRowChecker<C extends Columns>(columns: C) {
  const entries = Object.entries(columns);
  const readers = entries.map(([, column]) => readerOf(column.check));
  let names: readonly string[] | null = null;
  let binding: Binding = { positions: [], unknown: [], duplicates: [] };
  const unknown = new Set<string>();
  const duplicates = new Set<string>();
  const bindings = new Map<string, Binding>();

  const bind = (raw: RawRow) => {
    names = raw.names;
    const key = names.join("\u0001");
    let known = bindings.get(key);
    if (!known) {
      known = bindColumns(columns, names);
      if (bindings.size < 1000) bindings.set(key, known);
      for (const name of known.unknown) unknown.add(name);
      for (const name of known.duplicates) duplicates.add(name);
    }
    binding = known;
  };

  const cellOf = (raw: RawRow, places: readonly number[]) => {
    for (const place of places) {
      const cell = cleanCell(raw.values[place] ?? "");
      if (cell !== "") return cell;
    }
    return "";
  };

  const check = (raw: RawRow): CheckedRow<C> => {
    if (raw.names !== names) bind(raw);
    const row: Record<string, unknown> = {};
    let problems: Problem[] | null = null;
    for (let i = 0; i < entries.length; i += 1) {
      const [id, column] = entries[i] as (typeof entries)[number];
      const cell = cellOf(raw, binding.positions[i] ?? []);
      if (cell === "") {
        if (column.required) {
          problems ??= [];
          problems.push({ line: raw.line, column: id, value: "", reason: "is empty. Fill it in." });
        }
        continue;
      }
      const { value, reason } = readCell(column.check, readers[i], cell);
      if (reason === undefined) row[id] = value === "" ? undefined : value;
      else {
        problems ??= [];
        problems.push({ line: raw.line, column: id, value: cell, reason });
      }
    }
    if (problems) return { ok: false, line: raw.line, problems, partial: row as Partial<RowOf<C>> };
    return { ok: true, line: raw.line, row: row as RowOf<C> };
  };

  /** Columns of the feed that must be in the file and are not. */
  const missing = () =>
    entries.filter(([, column], i) => column.required && (binding.positions[i]?.length ?? 0) === 0).map(([id]) => id);

  const recognised = () => binding.positions.some((places) => places.length > 0);

  return { check, missing, recognised, unknown, duplicates };
}

/** What stands in a cell, or the reason why it cannot be read. */
function readCell(check: Check<unknown>, reader: ReturnType<typeof readerOf>, cell: string) {
  if (reader) {
    const value = reader.read(cell);
    return { value, reason: value === null ? reader.reason : undefined };
  }
  const result = v.safeParse(check, cell);
  return result.success
    ? { value: result.output, reason: undefined }
    : { value: null, reason: result.issues[0].message };
}
