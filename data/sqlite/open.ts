import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { messageOf } from "#core/errors.ts";
import { DataError } from "../data-error.ts";
import type { Database } from "../database.ts";
import { closeDatabaseFiles, closeFolder } from "../private-files.ts";
import { startRounds } from "../rounds.ts";
import type { Schema } from "../schema.ts";
import { troubles } from "../trouble.ts";
import { WriteHealth } from "../write-health.ts";
import { sqliteDialect } from "./dialect.ts";
import { findDiskTrouble, remedyOf } from "./disk-trouble.ts";
import { guardFile } from "./file-guard.ts";
import { SqliteHandle } from "./handle.ts";

export async function openSqlite(file: string): Promise<Database> {
  try {
    closeFolder(dirname(file));
    closeDatabaseFiles(file);
    const handle = new SqliteHandle();
    const main = new Kysely<Schema>({ dialect: sqliteDialect({ file, handle }) });
    const reads = new Kysely<Schema>({ dialect: sqliteDialect({ file, handle, readOnly: true }) });
    const touch = async () => {
      for (const one of [main, reads]) await sql`select count(*) from sqlite_master`.execute(one);
    };
    await touch();
    const guard = guardFile(file, handle, touch);
    return {
      kind: "sqlite",
      main,
      reads,
      place: file,
      replicated: false,
      writes: new WriteHealth(),
      fault: guard.fault,
      inPlace: guard.inPlace,
      async confirm() {
        const { rows } = await sql<{ mark: number }>`select user_version as mark from pragma_user_version`.execute(
          main,
        );
        await guard.confirm({ mark: rows[0]?.mark });
      },
      scrub: () => scrub(main),
      watch(onMaybeChanged) {
        const stops = [guard.start(), watchFile(reads, onMaybeChanged)];
        return async () => {
          for (const stop of stops) await stop();
        };
      },
      async close() {
        // The writer last: only it can put the log into the file, so that a copy of the file alone is whole.
        await reads.destroy();
        await main.destroy();
      },
    };
  } catch (error) {
    const said = messageOf(error);
    const trouble = findDiskTrouble(file);
    const why = trouble ? `${troubles[trouble]} (${said})` : said;
    throw new DataError(`The database file ${file} cannot be opened: ${why}${remedyOf(error, trouble)}.`, {
      cause: error,
    });
  }
}

const [scrubEveryMs, scrubWithinMs] = [50, 2_000];

/**
 * What was deleted still stands in the log, until all of that is in the file and its length is 0. Who reads at the moment keeps
 * it from being cut: then the next one, within the hour, does it.
 */
async function scrub(main: Kysely<Schema>): Promise<void> {
  const cut = async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(main);
    return rows[0]?.busy === 0;
  };
  for (const until = performance.now() + scrubWithinMs; performance.now() < until; await wait(scrubEveryMs))
    if (await cut().catch(() => false)) return;
}

const lookEveryMs = 500;

/** `data_version` moves when any other connection, of this process or another, has committed. */
function watchFile(reads: Kysely<Schema>, onMaybeChanged: () => void): () => Promise<void> {
  let seen: number | undefined;
  const look = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(reads);
    const now = rows[0]?.data_version;
    // The first look too: something may have been written since the listener read.
    if (now !== seen) onMaybeChanged();
    seen = now;
  };
  // The file is away or locked: ask the listener to look for itself, it knows how to wait.
  const rounds = startRounds(() => look().catch(onMaybeChanged), lookEveryMs);
  return () => rounds.stop();
}
