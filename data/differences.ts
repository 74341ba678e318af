import { type Kysely, PostgresAdapter, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { CopyRows } from "./postgres/copy-rows.ts";
import type { Executor, Schema, TableName } from "./schema.ts";
import { RowBatch } from "./sqlite/row-batch.ts";

/** The SQL that differs between SQLite and PostgreSQL is here and nowhere else. */

// biome-ignore lint/suspicious/noExplicitAny: migrations run before the schema's types hold
type AnyDatabase = Executor | Kysely<any>;

export const isPostgres = (db: AnyDatabase): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Words of table definitions. */
export const typeWords = (db: AnyDatabase) =>
  isPostgres(db)
    ? { real: "double precision", big: "bigint", blob: "bytea", end: "", clustered: "" }
    : { real: "real", big: "integer", blob: "blob", end: "strict", clustered: "strict, without rowid" };

/** All values of a column, in the order of the rows, as one list: a fraction of what rows of their own cost. */
export const collect = (db: AnyDatabase, column: string) =>
  isPostgres(db) ? sql<JsonList>`json_agg(${sql.ref(column)})` : sql<JsonList>`json_group_array(${sql.ref(column)})`;

/** Some columns of all rows, in the order of the first three, as the text of one list of lists: equal rows are equal texts. */
export const collectRows = (db: AnyDatabase, columns: readonly string[]) => {
  const [all, first] = [columns, columns.slice(0, 3)].map((names) => sql.join(names.map((name) => sql.ref(name))));
  return isPostgres(db)
    ? sql<string>`json_agg(json_build_array(${all}) order by ${first})::text`
    : sql<string>`json_group_array(json_array(${all}) order by ${first})`;
};

/** The values of some columns as one text, with a bar between them; of what is null nothing. */
export const joinTexts = (columns: readonly string[], bar: string) =>
  sql<string>`concat(${sql.join(columns.flatMap((name, at) => [...(at > 0 ? [sql.lit(bar)] : []), sql.ref(name)]))})`;

/** SQLite answers with the text. */
type JsonList = string | readonly unknown[];

export const listCollected = (list: JsonList): readonly unknown[] =>
  typeof list === "string" ? (JSON.parse(list) as unknown[]) : list;

/** The same of texts, never null, that are nearly all different: a parser would look for each among all that it knows. */
export const listTexts = (list: JsonList): readonly unknown[] =>
  typeof list === "string" && list.startsWith('["') && !list.includes("\\")
    ? list.slice(2, -2).split('","')
    : listCollected(list);

const copySlice = 4000;

/**
 * Inserts many rows that all have the columns of the first. SQLite runs one prepared statement over them; PostgreSQL
 * copies them, or reads them from one JSON parameter where COPY cannot: `onConflict` is the words after "on conflict",
 * which both understand.
 */
export async function insertRows<T extends TableName>(
  db: Executor,
  table: T,
  rows: readonly Schema[T][],
  onConflict?: string,
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const tail = onConflict ? sql.raw(` on conflict ${onConflict}`) : sql``;
  if (isPostgres(db) && !onConflict) {
    const compiled = sql`copy ${sql.table(table)} (${names}) from stdin`.compile(db);
    for (let at = 0; at < rows.length; at += copySlice) {
      await db.executeQuery({ ...compiled, parameters: [new CopyRows(rows.slice(at, at + copySlice), columns)] });
    }
    return;
  }
  if (isPostgres(db)) {
    const size = Math.max(1, Math.floor(40_000 / columns.length));
    for (let at = 0; at < rows.length; at += size) {
      const json = JSON.stringify(rows.slice(at, at + size), bytesAsHex);
      await sql`insert into ${sql.table(table)} (${names})
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)${tail}`.execute(db);
    }
    return;
  }
  const marks = sql.raw(columns.map(() => "?").join(", "));
  const compiled = sql`insert into ${sql.table(table)} (${names}) values (${marks})${tail}`.compile(db);
  const size = 4000;
  for (let at = 0; at < rows.length; at += size) {
    const cells = rows
      .slice(at, at + size)
      .map((row) => columns.map((name) => (row as Record<string, unknown>)[name] ?? null));
    await db.executeQuery({ ...compiled, parameters: [new RowBatch(cells)] });
  }
}

function bytesAsHex(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  const buffer = value as { type?: string; data?: number[] } | null;
  if (buffer && buffer.type === "Buffer" && Array.isArray(buffer.data))
    return `\\x${Buffer.from(buffer.data).toString("hex")}`;
  return value;
}

/** Some columns of rows as one parameter, to select from. */
export function givenRows(db: Executor, table: TableName, columns: readonly string[], rows: readonly object[]) {
  const cell = (row: object, name: string) => (row as Record<string, unknown>)[name];
  if (isPostgres(db)) {
    const objects = rows.map((row) => Object.fromEntries(columns.map((name) => [name, cell(row, name)])));
    return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(objects)}::json)`;
  }
  const json = JSON.stringify(rows.map((row) => columns.map((name) => cell(row, name))));
  const cells = sql.join(columns.map((name, at) => sql`value ->> ${sql.lit(at)} as ${sql.ref(name)}`));
  return sql`(select ${cells} from json_each(${json}))`;
}

/** True for rows of `table` whose key columns equal those of one of `keys`. */
export function hasKeyOf(db: Executor, table: TableName, columns: readonly string[], keys: readonly object[]) {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  return sql<boolean>`(${names}) in (select ${names} from ${givenRows(db, table, columns, keys)} as given)`;
}

/**
 * The rows of `table` that have one of the keys, each named once. PostgreSQL looks every key up by itself: left to choose, it
 * goes through the whole of a table that it still takes for small, and through all keys for each row of it.
 */
export function rowsWithKeys(
  db: Executor,
  table: TableName,
  columns: readonly string[],
  keys: readonly object[],
  also: RawBuilder<unknown> = sql`true`,
) {
  if (!isPostgres(db))
    return sql`select * from ${sql.table(table)} where ${hasKeyOf(db, table, columns, keys)} and ${also}`;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const same = sql.join(
    columns.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`),
    sql` and `,
  );
  return sql`select found.* from (select distinct ${names} from ${givenRows(db, table, columns, keys)} as keys) as given
    cross join lateral (select * from ${sql.table(table)} where ${same} and ${also} offset 0) as found`;
}

/** True where a column is one of many numbers, given as one parameter. */
export function isOneOf(db: Executor, column: string, numbers: readonly number[]) {
  if (isPostgres(db)) return sql<boolean>`${sql.ref(column)} = any(${numbers}::bigint[])`;
  return sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`;
}

const chunk = 500;

/** What a query finds, some rows at a time, so that whoever reads them holds nobody; SQLite also finds them so. */
export async function* readInChunks<T>(db: Executor, query: SelectQueryBuilder<Schema, never, T>): AsyncGenerator<T[]> {
  if (isPostgres(db)) {
    const rows = await query.execute();
    for (let at = 0; at < rows.length; at += chunk) {
      yield rows.slice(at, at + chunk);
      await new Promise(setImmediate);
    }
    return;
  }
  // By the chunk: Kysely's own stream waits for every row of it.
  for await (const { rows } of db.getExecutor().stream<T>(query.compile(), chunk)) {
    yield rows;
    await new Promise(setImmediate);
  }
}

/** One import at a time. SQLite's write lock is already taken by "begin immediate"; true = we have it. */
export async function tryImportLock(db: Executor): Promise<boolean> {
  if (!isPostgres(db)) return true;
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(796653) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/**
 * One change at a time of who may do what, and of what lets somebody in: whoever asks whether it may be done asks after this.
 * SQLite's write lock is already taken.
 */
export async function lockStaff(db: Executor): Promise<void> {
  if (isPostgres(db)) await sql`lock table staff in share row exclusive mode`.execute(db);
}

export const versionChannel = "yonke_version";

/** Tells other processes at once; SQLite's look at the file instead. */
export async function announceVersion(db: Executor, version: number): Promise<void> {
  if (isPostgres(db)) await sql`select pg_notify(${versionChannel}, ${String(version)})`.execute(db);
}

/** Statements after which no row of the table can be changed or deleted, whoever asks. */
export function refuseChanges(db: AnyDatabase, table: string): string[] {
  const refusal = `the rows of ${table} are kept as they are`;
  if (!isPostgres(db))
    return ["update", "delete"].map(
      (verb) =>
        `create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, '${refusal}'); end`,
    );
  return [
    `create function ${table}_kept() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
    `create trigger ${table}_no_change before update or delete on ${table} for each row execute function ${table}_kept()`,
    `create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function ${table}_kept()`,
  ];
}

/** SQLite keeps the pages that a connection has read, for the next time; after a reading of everything there is none. */
export async function forgetPages(db: Executor): Promise<void> {
  if (!isPostgres(db)) await sql`pragma shrink_memory`.execute(db);
}
