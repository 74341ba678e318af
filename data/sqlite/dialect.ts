import {
  CompiledQuery,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { SqliteConnection } from "./connection.ts";
import type { SqliteHandle } from "./handle.ts";
import { createTurns } from "./turns.ts";

type SqliteOptions = {
  file: string;
  readOnly?: boolean;
  /** How long to wait for another process's write lock. */
  patienceMs?: number;
  handle: SqliteHandle;
};

/** SQLite rolls back table definitions too, which Kysely's own adapter does not rely on. */
class TransactionalAdapter extends SqliteAdapter {
  /** Our own turns take the place of Kysely's queue, which nobody can leave. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on node:sqlite: one connection, used by one caller at a time. */
export const sqliteDialect = (options: SqliteOptions): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => createDriver(options),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

function createDriver({ file, readOnly = false, patienceMs = 15_000, handle }: SqliteOptions): Driver {
  let connection: SqliteConnection | undefined;
  let generation = 0;
  const turns = createTurns();
  const run = (sql: string) => (connection as SqliteConnection).executeQuery(CompiledQuery.raw(sql));
  /** Only the first time may make the file: later an empty one would take the place of one that is gone. */
  function open(create: boolean) {
    connection?.close();
    connection = undefined;
    generation = handle.generation;
    connection = new SqliteConnection(file, { readOnly, patienceMs, create });
    if (!readOnly) handle.writer = connection.raw;
  }
  return {
    async init() {
      open(true);
    },
    async acquireConnection() {
      await turns.take();
      try {
        if (!connection || generation !== handle.generation) open(false);
      } catch (error) {
        turns.give();
        throw error;
      }
      return connection as SqliteConnection;
    },
    async releaseConnection() {
      const committed = connection?.takeCommitted();
      turns.give();
      // The one place where all that is written is confirmed: whoever wrote hears of no success before.
      if (committed) await handle.confirm(committed);
    },
    async beginTransaction() {
      await connection?.begin();
    },
    async commitTransaction() {
      await connection?.commit();
    },
    async rollbackTransaction() {
      connection?.rollback();
    },
    async savepoint(_connection, name) {
      await run(`savepoint "${name}"`);
    },
    async rollbackToSavepoint(_connection, name) {
      await run(`rollback to "${name}"`);
    },
    async releaseSavepoint(_connection, name) {
      await run(`release "${name}"`);
    },
    async destroy() {
      if (!readOnly) handle.writer = undefined;
      connection?.close();
      connection = undefined;
    },
  };
}
