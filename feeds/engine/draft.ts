import type { KeyedTable } from "#data/keys.ts";
import type { Schema } from "#data/schema.ts";
import { withCleared } from "./clear.ts";
import type { Child, Draft } from "./feed.ts";
import type { blankRows } from "./write/blank-rows.ts";

/** Columns of a table, each of its own type. */
type Cells<T extends KeyedTable> = { readonly [C in keyof Schema[T]]?: Schema[T][C] | undefined };
/** What the columns of a feed that may be emptied are in its table when they are. */
export type ErasableOf<T extends KeyedTable> = Readonly<Record<string, Cells<T>>>;
/** Nothing but what `All` has: the compiler looks for strange columns in a literal alone, not in what is spread into it. */
type Only<Given, All> = Given & { readonly [C in Exclude<keyof Given, keyof All>]: never };
type Blank<T> = T extends keyof typeof blankRows ? keyof (typeof blankRows)[T] : never;
/** What a new row would be without: no line says it, and nothing stands in `blankRows`. */
type Unsaid<T extends KeyedTable, Said> = {
  readonly [C in Exclude<keyof Schema[T], Said | Blank<T> | "id">]: Schema[T][C];
};
type Keys<T extends KeyedTable> = readonly { readonly [C in keyof Schema[T]]?: Schema[T][C] & (string | number) }[];

type Common<T extends KeyedTable> = {
  keys: Keys<T>;
  children?: readonly Child[];
  mayRepeat?: true;
};
type Emptied<T extends KeyedTable> =
  | { clear: readonly string[] | undefined; erasable: ErasableOf<T> }
  | { clear?: never; erasable?: never };

/** The compiler has held each column against its table where the draft was asked for; from here on they are plain values. */
const plain = (asked: { table: KeyedTable; keys: unknown; values: object; [more: string]: unknown }): Draft =>
  asked as unknown as Draft;

/** A row as a line wants it, new or not. A column of the table that neither it nor `blankRows` knows does not compile. */
export const draft = <
  T extends KeyedTable,
  const V extends Cells<T>,
  const D extends Cells<T> = Record<never, never>,
  const W extends Cells<T> = Record<never, never>,
>(
  table: T,
  cells: Only<V, Cells<T>> & Unsaid<T, keyof V | keyof D | keyof W>,
  rest: Common<NoInfer<T>> &
    Emptied<NoInfer<T>> & {
      defaults?: Only<D, Cells<T>>;
      whenChanged?: Only<W, Cells<T>>;
      remove?: boolean | undefined;
      byVin?: Draft["byVin"];
    },
): Draft => {
  const { clear, erasable, remove, ...more } = rest;
  const values = erasable ? withCleared<Cells<T>>(cells, clear, erasable) : cells;
  return plain({ table, values, ...more, ...(remove && { remove }) });
};

/** What changes in a row that is there; without it nothing is made. */
export const change = <T extends KeyedTable, const V extends Cells<T>>(
  table: T,
  cells: Only<V, Cells<T>>,
  rest: Common<NoInfer<T>> & { leaves?: true },
): Draft => plain({ table, values: cells, ...rest, onlyExisting: true });

/** A row that is to go; without a key, one that was never there. */
export const removal = <T extends KeyedTable, const K extends Cells<T>>(
  table: T,
  key: Only<K, Cells<T>> | undefined,
): Draft => plain({ table, keys: key ? [key] : [], values: { ...key }, remove: true });

/** The rows of another table that belong to a row, as a whole set; undefined: the line does not speak of them. */
export const belonging = <T extends KeyedTable, const P extends Cells<T>, const R extends Schema[T]>(
  table: T,
  parent: Only<P, Cells<T>>,
  rows: readonly Only<R, Schema[T]>[] | undefined,
): Child[] => (rows ? [{ table, parent, rows } as unknown as Child] : []);
