import { blankObject } from "#core/blank-object.ts";
import { countText } from "#core/count-text.ts";
import { type Binding, bindColumns, type SaidNames } from "./bind-columns.ts";
import { cleanCell } from "./clean/cell.ts";
import type { Columns, RowOf } from "./columns.ts";
import type { RawRow } from "./read/raw-row.ts";
import { type Kind, type Reading, Unfit } from "./read-by.ts";
import type { Problem } from "./report.ts";

export type CheckedRow<C extends Columns> =
  | { ok: true; line: number; row: RowOf<C> /** Cells that were passed over. */; unread?: Problem[] }
  | { ok: false; line: number; problems: Problem[] /** The cells that could be read. */; partial: Partial<RowOf<C>> };

/** As much as a cell of a spreadsheet holds. Nothing longer is even looked at. */
export const longestCell = 32_767;
const most = countText(longestCell);
const tooLong = new Unfit({
  es: `tiene más de ${most} caracteres, que es lo más que cabe en una celda. Acórtelo.`,
  en: `is longer than ${most} characters, the most that a cell may hold. Shorten it.`,
});
const empty = { es: "está vacío. Llénelo.", en: "is empty. Fill it in." };

const manyNames = 1000;

/** Turns raw rows into valid ones; remembers how the file names its columns. */
export function createRowChecker<C extends Columns>(columns: C, said: SaidNames = {}) {
  const entries = Object.entries(columns);
  const blank = blankObject(Object.keys(columns));
  let names: readonly string[] | null = null;
  let binding: Binding = { positions: [], unknown: [], duplicates: [] };
  const unknown = new Set<string>();
  const duplicates = new Set<string>();
  const bound = new Set<string>();
  const bindings = new Map<string, Binding>();

  const bind = (raw: RawRow) => {
    names = raw.names;
    const key = names.join("\u0001");
    let known = bindings.get(key);
    if (!known) {
      known = bindColumns(columns, names, said);
      if (bindings.size < manyNames && key.length < 10_000) bindings.set(key, known);
      for (const name of known.unknown) if (unknown.size < manyNames) unknown.add(name);
      for (const name of known.duplicates) if (duplicates.size < manyNames) duplicates.add(name);
      for (const [i, places] of known.positions.entries()) if (places.length > 0) bound.add(entries[i]?.[0] ?? "");
    }
    binding = known;
  };

  /** What stands in a column of the row; the first of its places that is filled in counts. */
  const cellOf = (raw: RawRow, column: number): string => {
    for (const place of binding.positions[column] ?? []) {
      const value = raw.values[place] ?? "";
      if (value.length > longestCell) return value;
      const cell = cleanCell(value);
      if (cell !== "") return cell;
    }
    return "";
  };

  const check = (raw: RawRow, reading: Reading): CheckedRow<C> => {
    if (raw.names !== names) bind(raw);
    const row: Record<string, unknown> = { ...blank };
    let problems: Problem[] | null = null;
    let unread: Problem[] | null = null;
    for (let i = 0; i < entries.length; i += 1) {
      const [id, column] = entries[i] as (typeof entries)[number];
      const cell = cellOf(raw, i);
      if (cell === "") {
        if (column.required) {
          problems ??= [];
          problems.push({ line: raw.line, column: id, value: "", reason: empty });
        }
        continue;
      }
      const value = cell.length > longestCell ? tooLong : column.check.read(cell, reading);
      if (value instanceof Unfit && column.passable) {
        unread ??= [];
        unread.push({ line: raw.line, column: id, value: cell.slice(0, 100), reason: column.passable });
      } else if (value instanceof Unfit) {
        problems ??= [];
        const told = value === tooLong ? cell.slice(0, 100) : cell;
        problems.push({ line: raw.line, column: id, value: told, reason: value.reason });
      } else row[id] = value === "" ? undefined : value;
    }
    if (problems) return { ok: false, line: raw.line, problems, partial: row as Partial<RowOf<C>> };
    return { ok: true, line: raw.line, row: row as RowOf<C>, ...(unread && { unread }) };
  };

  /** The filled cells of one kind, without judging the rest of the row. */
  const cellsOfKind = (kind: Kind) => {
    const wanted = entries.flatMap(([id, { check }], i) => (check.kind === kind ? [{ id, i, check }] : []));
    return (raw: RawRow) => {
      if (raw.names !== names) bind(raw);
      const found: { column: string; cell: string; read: (reading: Reading) => unknown }[] = [];
      for (const { id, i, check } of wanted) {
        const cell = cellOf(raw, i);
        if (cell === "" || cell.length > longestCell) continue;
        found.push({ column: id, cell, read: (reading) => check.read(cell, reading) });
      }
      return found;
    };
  };

  /** What stands in one column, without judging the rest of the row. */
  const cellOfColumn = (id: string) => {
    const at = entries.findIndex(([column]) => column === id);
    return (raw: RawRow): string => {
      if (at < 0) return "";
      if (raw.names !== names) bind(raw);
      return cellOf(raw, at);
    };
  };

  /** Columns of the feed that must be in the file and are not; of a group, one is enough. */
  const missing = (groups: readonly (readonly string[])[] = []): string[] => {
    const there = new Set(entries.filter((_, i) => (binding.positions[i]?.length ?? 0) > 0).map(([id]) => id));
    const needed = entries.flatMap(([id, column]) => (column.required ? [[id]] : []));
    return [...needed, ...groups].filter((ids) => !ids.some((id) => there.has(id))).map((ids) => ids.join(" / "));
  };

  return { check, cellsOfKind, cellOf: cellOfColumn, missing, bound, unknown, duplicates };
}
