import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { BoundedMap } from "#core/bounded-map.ts";
import { timeLeft } from "../deadline.ts";
import { changesRows } from "./changes-rows.ts";
import { RowBatch } from "./row-batch.ts";

const keptStatements = 100;
const batchSlice = 500;
/** Who only reads goes through a table once: what it keeps of it is soon of no use, and leaves holes in memory. */
const cacheKb = { reading: 4_000, writing: 16_000 };

/** What was committed last: the mark that a fresh look must find in the file, where anything was changed at all. */
export type Committed = { mark: number | undefined };

/**
 * One SQLite connection for Kysely. Another process may hold the write lock; then we wait by timer and try again, so
 * that the event loop goes on, instead of in SQLite's own busy handler, which would stop it.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync;
  readonly #patience: number;
  readonly #readOnly: boolean;
  readonly #statements = new BoundedMap<string, StatementSync>({ limit: keptStatements });
  #changesBefore = 0;
  #committed: Committed | undefined;

  constructor(file: string, options: { readOnly: boolean; patienceMs: number; create: boolean }) {
    this.#patience = options.patienceMs;
    this.#readOnly = options.readOnly;
    const place = options.readOnly || options.create ? file : onlyExisting(file);
    this.#db = new DatabaseSync(place, { readOnly: options.readOnly, timeout: 0, enableForeignKeyConstraints: true });
    // Waiting here is short: only the very first process changes the mode.
    this.#db.exec("pragma busy_timeout = 2000");
    if (!options.readOnly)
      this.#db.exec(
        "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
      );
    const cache = options.readOnly ? cacheKb.reading : cacheKb.writing;
    this.#db.exec(`pragma busy_timeout = 0; pragma cache_size = -${cache}; pragma temp_store = memory`);
  }

  get raw(): DatabaseSync {
    return this.#db;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const batch = query.parameters[0];
    if (batch instanceof RowBatch) return this.#whole(() => this.#runBatch(query.sql, batch));
    return changesRows(query) ? this.#whole(() => this.#run<R>(query)) : this.#run(query);
  }

  #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#patiently(() => {
      const statement = this.#prepare(query.sql);
      const values = query.parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize = 500): AsyncIterableIterator<QueryResult<R>> {
    // A fresh statement: a kept one would be reset by the same query running beside this.
    const statement = await this.#patiently(() => this.#db.prepare(query.sql));
    let rows: R[] = [];
    for (const row of statement.iterate(...(query.parameters as SQLInputValue[]))) {
      rows.push(row as R);
      if (rows.length >= chunkSize) {
        yield { rows };
        rows = [];
      }
    }
    if (rows.length > 0) yield { rows };
  }

  close(): void {
    this.#statements.clear();
    if (this.#db.isOpen) this.#db.close();
  }

  /** A reader's transaction is one moment of the data; a writer's takes the lock at once, so it never fails halfway. */
  async begin(): Promise<void> {
    await this.#patiently(() => this.#db.exec(this.#readOnly ? "begin" : "begin immediate"));
    this.#changesBefore = this.#number("select total_changes() as n");
  }

  async commit(): Promise<void> {
    const changed = this.#number("select total_changes() as n") !== this.#changesBefore;
    const mark = changed ? (this.#number("select user_version as n from pragma_user_version") + 1) | 0 : undefined;
    if (mark !== undefined) this.#db.exec(`pragma user_version = ${mark}`);
    await this.#patiently(() => this.#db.exec("commit"));
    if (!this.#readOnly) this.#committed = { mark };
  }

  rollback(): void {
    // After a full disk SQLite has rolled back by itself; to do it again would hide why.
    if (this.#db.isTransaction) this.#db.exec("rollback");
  }

  /** What was committed since this was asked last. */
  takeCommitted(): Committed | undefined {
    const committed = this.#committed;
    this.#committed = undefined;
    return committed;
  }

  /** All of it or nothing, also outside a transaction. */
  async #whole<T>(work: () => Promise<T>): Promise<T> {
    if (this.#db.isTransaction) return work();
    await this.begin();
    try {
      const done = await work();
      await this.commit();
      return done;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  async #runBatch<R>(sql: string, batch: RowBatch): Promise<QueryResult<R>> {
    let changed = 0;
    const statement = this.#prepare(sql);
    for (let at = 0; at < batch.rows.length; at += batchSlice) {
      for (const row of batch.rows.slice(at, at + batchSlice)) {
        changed += Number(statement.run(...(row as SQLInputValue[])).changes);
      }
      await new Promise(setImmediate);
    }
    return { rows: [], numAffectedRows: BigInt(changed) };
  }

  #number(sql: string): number {
    return (this.#prepare(sql).get() as { n: number }).n;
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  async #patiently<T>(run: () => T): Promise<T> {
    const until = performance.now() + Math.min(this.#patience, timeLeft());
    for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
      try {
        return run();
      } catch (error) {
        if (!isBusy(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, Math.max(0, until - performance.now()))));
        // Not once more: who waited for it has been told by now.
        if (performance.now() > until) throw error;
      }
    }
  }
}

const sqliteBusy = 5;

/** An address that SQLite opens for writing, but never makes. */
function onlyExisting(file: string): URL {
  const address = pathToFileURL(file);
  address.search = "mode=rw";
  return address;
}

/** True for SQLITE_BUSY and its extended forms. */
export const isBusy = (error: unknown): boolean => {
  const code = (error as { errcode?: number } | null)?.errcode;
  return code !== undefined && (code & 0xff) === sqliteBusy;
};
