import type { Words } from "#core/edition.ts";
import type { Executor, TableName } from "#data/schema.ts";
import type { Columns, RowOf } from "./columns.ts";
import type { Images, Picture } from "./images/images.ts";
import type { Link } from "./lookup/links.ts";

export type Value = string | number | null;
/** Columns of a table; undefined = the file does not say, so what is there stays. */
export type Values = Record<string, Value | undefined>;

/** What the columns of a feed that may be emptied are in the database when they are. */
export type Erasable = Readonly<Record<string, Values>>;

/** One row that a line of the file asks for. */
export type Draft = {
  table: TableName;
  /** Ways to find the row that is already there, the surest first. */
  keys: readonly Record<string, string | number>[];
  values: Values;
  /** For a new row, where the file does not say. */
  defaults?: Values;
  /** Set only when something else of the row changes. */
  whenChanged?: Values;
  /** Rows that belong to it, always as a whole set; undefined = unchanged. */
  children?: readonly {
    table: TableName;
    parent: Record<string, number | string>;
    rows: readonly Record<string, Value>[];
  }[];
  /** The row is to be deleted (its picture before is kept for undo). */
  remove?: boolean;
  /** Only an existing row is changed: nothing new is made. */
  onlyExisting?: boolean;
  /** Other lines may speak of the same row. */
  mayRepeat?: boolean;
  /** The change means that a car has left. */
  leaves?: boolean;
};

export type Remark = { column: string; value: string; reason: Words };

export type Mapped = { drafts: Draft[]; warnings?: Remark[] } | { problems: Remark[] };

/** What a run knows beside the rows: choices of the person, the clock, fresh ids. */
export type RunSettings = {
  storeId: number | null;
  now: Date;
  takeId: (name: TableName) => number;
  reserveId: (name: TableName, id: number) => void;
  images: Images;
  /** Whether the file has this column; one that it has not changes nothing. */
  hasColumn: (id: string) => boolean;
  /** Whether an address of the site is one of its pages, where the caller knows them. */
  isPage?: ((address: string) => boolean) | undefined;
};

export type Lookups<C extends Columns> = {
  /** Asks the database what `map` needs to know of the line. */
  prepare?(row: RowOf<C>): Promise<void> | undefined;
  /** `rows` are the lines of one group, or a single one. */
  map(rows: readonly [RowOf<C>, ...RowOf<C>[]]): Mapped;
  /** Rows made on the way (a new make), to be written before those that need them. */
  takeNew?(): Draft[];
  /** For a line that was rejected: the car it meant, so that it does not count as gone. Without a store: at any. */
  meant?(row: Partial<RowOf<C>>): readonly Record<string, string | number>[];
  /** Sees every line that is read, also one that is rejected. */
  see?(row: Partial<RowOf<C>>): void;
  /** What is to be told of the whole file, once its last line is read. */
  tell?(): Words[];
};

export type Snapshot = {
  table: "vehicles" | "cars_for_sale";
  /** What is set when a row of the file's stores is absent from the file. */
  gone(today: string): Values;
};

export type ExportOptions = { storeId: number | null; saveImage: (id: string | null) => Promise<string> };

export type Feed<C extends Columns = Columns> = {
  about: string;
  columns: C;
  /** Columns that a line may empty. */
  erasable?: Erasable;
  /** Names that yards' files have and that are of no use here. */
  ignored?: readonly string[];
  /** A file is the whole truth about the stores in it. */
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
