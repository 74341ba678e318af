import { blankObject } from "#core/blank-object.ts";
import { type KeyedTable, keyColumns } from "#data/keys.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import type { Draft, Values } from "#feeds/engine/feed.ts";
import { blankRows } from "./blank-rows.ts";
import type { WriteSession } from "./write-session.ts";

/** A row that is there, with what a draft says; itself where that is nothing new. */
export function merged(known: PlainRow, draft: Draft): PlainRow {
  let row: PlainRow | null = null;
  const { values } = draft;
  for (const column in values) {
    const value = values[column];
    if (value === undefined || value === known[column]) continue;
    row ??= { ...known };
    row[column] = value;
  }
  return row && draft.whenChanged ? assign(row, draft.whenChanged) : (row ?? known);
}

/** Object.assign that passes over what the file does not say. */
function assign(row: PlainRow, values: Values | undefined): PlainRow {
  for (const column in values) {
    const value = values[column];
    if (value !== undefined) row[column] = value;
  }
  return row;
}

/** Of each table a new row without its values. */
const emptyRows = new Map<KeyedTable, Values>();

function emptyRow(table: KeyedTable, { values, whenChanged, defaults }: Draft): Values {
  const blank = (blankRows as Partial<Record<KeyedTable, Values>>)[table];
  const names = Object.keys({ ...blank, ...defaults, ...whenChanged, ...values });
  return Object.assign(blankObject([...new Set([...keyColumns[table], ...names])]), blank);
}

export function newRow({ takeId }: Pick<WriteSession, "takeId">, table: KeyedTable, draft: Draft): PlainRow {
  const empty = emptyRows.get(table) ?? emptyRow(table, draft);
  emptyRows.set(table, empty);
  const row = { ...empty } as PlainRow;
  if (keyColumns[table].join() === "id") row.id = draft.values.id ?? takeId(table);
  return assign(assign(assign(row, draft.defaults), draft.whenChanged), draft.values);
}
