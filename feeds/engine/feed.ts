import type { Words } from "#core/edition.ts";
import type { KeyedTable } from "#data/keys.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import type { Executor, TableName } from "#data/schema.ts";
import type { Columns, RowOf } from "./columns.ts";
import type { Images, Picture } from "./images/images.ts";
import type { Link } from "./lookup/links.ts";
import type { Ask } from "./questions.ts";
import type { VinSum } from "./report.ts";

export type Value = string | number | null;
/** Columns of a table; undefined = the file does not say, so what is there stays. */
export type Values = Record<string, Value | undefined>;

/** What the columns of a feed that may be emptied are in the database when they are; typed by its table: `ErasableOf`. */
export type Erasable = Readonly<Record<string, Values>>;

/** Rows that belong to a row, always as a whole set. */
export type Child = {
  table: KeyedTable;
  parent: Record<string, number | string>;
  rows: readonly Record<string, Value>[];
};

declare const checked: unique symbol;
/** One row that a line of the file asks for, made by `draft.ts` alone, where the compiler holds it against its table. */
export type Draft = {
  readonly [checked]: true;
  table: KeyedTable;
  /** Ways to find the row that is already there, the surest first. */
  keys: readonly Record<string, string | number>[];
  values: Values;
  /** For a new row, where the file does not say. */
  defaults?: Values;
  /** Set only when something else of the row changes. */
  whenChanged?: Values;
  children?: readonly Child[];
  /** The row is to be deleted (its picture before is kept for undo). */
  remove?: boolean;
  /** Only an existing row is changed: nothing new is made. */
  onlyExisting?: boolean;
  /** Other lines may speak of the same row. */
  mayRepeat?: boolean;
  /** The change means that a car has left. */
  leaves?: boolean;
  /** What a car's VIN tells, for where nobody else does; `said`: which of `values` come from it. */
  byVin?: { tells: Values; said: readonly string[] };
  /** Which of `values` staff say. */
  byStaff?: readonly string[];
};

export type Remark = { column: string; value: string; reason: Words };

/** `asks`: what words of it were taken for that nobody has confirmed. */
export type Mapped =
  | { drafts: Draft[]; warnings?: Remark[]; asks?: readonly Ask[]; vin?: HeardVin }
  | { problems: Remark[] };

/** What came of a car's VIN; `filled`: what it said where the line did not, `confirms`: what of `asks` it bears out. */
export type HeardVin = { sum: VinSum; filled: readonly Ask[]; confirms: readonly Ask[] };

/** A line that waits for an answer, or one of those that somebody said are left out. */
export type Held = { waits: Ask } | { leftOut: Ask };

/** What a run knows beside the rows: choices of the person, the clock, fresh ids. */
export type RunSettings = {
  storeId: number | null;
  now: Date;
  takeId: (name: TableName) => number;
  reserveId: (name: TableName, id: number) => void;
  images: Images;
  /** Whether the file has this column; one that it has not changes nothing. */
  hasColumn: (id: string) => boolean;
  /** Whether its lines name stores of the chain: then a line that names none of them is nobody's. */
  namesStores: boolean;
  /** What somebody said that words of such files mean. */
  said: SaidWords;
  /** The models that the whole file names beside a short word for a make. */
  beside: (make: string) => Iterable<string> | undefined;
  /** Whether an address of the site is one of its pages, where the caller knows them. */
  isPage?: ((address: string) => boolean) | undefined;
};

export type Lookups<C extends Columns> = {
  /** Asks the database what `map` needs to know of the line. */
  prepare?(row: RowOf<C>): Promise<void> | undefined;
  /** `rows` are the lines of one group, or a single one. */
  map(rows: readonly [RowOf<C>, ...RowOf<C>[]]): Mapped | Held;
  /** Rows made on the way (a new make), to be written before those that need them. */
  takeNew?(): Draft[];
  /** For a line that was rejected: the car it meant, so that it does not count as gone. Without a store: at any. */
  meant?(row: Partial<RowOf<C>>): readonly Record<string, string | number>[];
  /** Whether a line is about another store than the one that the file was sent for: it is passed over. */
  elsewhere?(row: Partial<RowOf<C>>): boolean;
  /** Sees every line that is read, also one that is rejected. */
  see?(row: Partial<RowOf<C>>): void;
  /** What is to be told of the whole file, once its last line is read. */
  tell?(): Words[];
};

export type Snapshot = {
  table: "vehicles" | "cars_for_sale";
  /** What is set when a row of the file's stores is absent from a file that is said to be everything. */
  gone(today: string): Values;
};

export type ExportOptions = { storeId: number | null; saveImage: (id: string | null) => Promise<string> };

export type Feed<C extends Columns = Columns> = {
  about: string;
  columns: C;
  /** Columns that a line may empty. */
  erasable?: Erasable;
  /** Of each of these groups a file has one column at least. */
  oneOf?: readonly (readonly string[])[];
  /** A line with nothing but a word heads those below it: what they do not say in this column. */
  headings?: { column: string; read: (text: string) => string | null };
  /** Names that yards' files have and that are of no use here. */
  ignored?: readonly string[];
  /** A file may be the whole truth about the stores in it, where somebody says so. */
  snapshot?: Snapshot;
  /** The instant on the stores that a run moves. */
  stamp?: "stock_read_at" | "prices_updated_at";
  /** The pictures that a line names; of the line, only the columns that name pictures are there. */
  pictures?: (row: Partial<RowOf<C>>) => readonly Picture[];
  /** The addresses that a line leads visitors to. */
  links?: (row: RowOf<C>) => readonly Link[];
  /** Lines that make one record together. */
  groupBy?: (row: RowOf<C>) => string;
  open(db: Executor, settings: RunSettings): Promise<Lookups<C>>;
  /** The rows for `export`, under the columns' own names; `saveImage` answers the name of the file it made. */
  read(db: Executor, options: ExportOptions): AsyncIterable<Record<string, Value | undefined>>;
};

export const defineFeed = <const C extends Columns>(feed: Feed<C>): Feed<C> => feed;
