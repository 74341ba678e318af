import { access, constants, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Database, troubleOf } from "#data/database.ts";
import { within } from "#data/deadline.ts";
import { getVersion } from "#data/queries/versions.ts";
import { startRounds } from "#data/rounds.ts";
import { type Trouble, troubles } from "#data/trouble.ts";
import { tryForm } from "#data/writes/try-form.ts";
import type { Log } from "#server/telemetry/log.ts";
import type { StockHolder } from "#stock/holder.ts";

export type DatabaseWatch = {
  /** False while the database that forms are written to does not answer. */
  mainUp(): boolean;
  /** Why forms cannot be kept now. */
  trouble(): Trouble | undefined;
  /** How long that database has had data that this process could not read yet; 0 when it has the newest. */
  behindSeconds(): number;
  stop(): void;
};

/** A form and its mails take some ten thousand bytes, and SQLite writes them twice. */
const littleRoom = 4_000_000;

/** Whether SQLite's disk looks full or closed: then a write is tried before somebody's form meets it. */
async function looksClosed({ kind, place }: Database): Promise<boolean> {
  if (kind !== "sqlite") return false;
  const [room, closed] = await Promise.all([
    statfs(dirname(place)).catch(() => undefined),
    access(place, constants.W_OK).then(
      () => false,
      () => true,
    ),
  ]);
  return closed || (room !== undefined && room.bavail * room.bsize < littleRoom);
}

/**
 * Asks both databases all the time. The snapshot may come from a replica: that one can be well while the main
 * database is away, or away or late while the main one is well. SQLite is one file, whose reader knows how it is.
 */
export function watchDatabase(
  db: Database,
  stock: StockHolder,
  log: Pick<Log, "info" | "warn">,
  everyMs = 1_500,
): DatabaseWatch {
  let up = true;
  let behindSince: number | undefined;
  let asked: Promise<number | undefined> | undefined;
  let told: Trouble | undefined;
  const mainUp = () => (db.kind === "sqlite" ? stock.healthy() : up);
  const trouble = () => troubleOf(db) ?? (mainUp() ? undefined : "database-away");

  async function lookAtVersion() {
    // One question at a time: a database that does not answer must not take every connection.
    asked ??= getVersion(db.main)
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    const late = wait(everyMs * 2, undefined, { ref: false });
    const version = await Promise.race([asked, late]);
    up = version !== undefined;
    if (version === undefined || version <= stock.current.version) behindSince = undefined;
    else behindSince ??= performance.now();
    // The sign of new data may have been lost on its way, or the replica did not have the data yet, or has gone.
    void stock.refresh();
  }

  function tell() {
    const now = trouble();
    if (now === told) return;
    if (now) log.warn({ trouble: now, detail: db.fault()?.detail ?? troubles[now] }, "forms cannot be kept");
    else log.info({}, "forms can be kept again");
    told = now;
  }

  async function look() {
    if (db.kind === "postgres") await lookAtVersion();
    // A write that failed is tried until one goes well: nobody may send a form for hours.
    if (up && (db.writes.trouble || (await looksClosed(db))))
      await within(everyMs * 2, () => tryForm(db)).catch(() => {});
    tell();
  }
  const rounds = startRounds(look, everyMs);
  return {
    mainUp,
    trouble,
    behindSeconds: () => (behindSince === undefined ? 0 : (performance.now() - behindSince) / 1000),
    stop: () => void rounds.stop(),
  };
}
