import { setTimeout as wait } from "node:timers/promises";
import { Counter, Gauge, type Registry } from "@prometheus-io/client";
import { type Database, troubleOf } from "#data/database.ts";
import { countImportRuns } from "#data/queries/import-runs.ts";
import { measureOutbox } from "#data/queries/outbox.ts";
import { troubles } from "#data/trouble.ts";

const patienceMs = 2_000;
/** All processes read the same. */
const aggregator = "max";

/** Figures that stand in the database. While it is away they are absent: an old number would look like a true one. */
export function dataFigures(db: Database, registers: Registry[]): () => Promise<void> {
  const mails = new Gauge({
    name: "yonke_outbox_mails",
    help: "Mail of forms that waits or has failed for good.",
    labelNames: ["status"],
    aggregator,
    registers,
  });
  const oldest = new Gauge({
    name: "yonke_outbox_oldest_seconds",
    help: "Age of the oldest mail that waits.",
    aggregator,
    registers,
  });
  const runs = new Gauge({
    name: "yonke_import_runs",
    help: "Imports on record: written, unchanged (nothing new in the file) or undone.",
    labelNames: ["feed", "outcome"],
    aggregator,
    registers,
  });
  const last = new Gauge({
    name: "yonke_import_last_success_timestamp_seconds",
    help: "When a file of this feed was last read whole.",
    labelNames: ["feed"],
    aggregator,
    registers,
  });

  new Gauge({
    name: "yonke_database_trouble",
    help: "1 for what keeps the database from taking forms now.",
    labelNames: ["reason"],
    aggregator,
    registers,
    collect() {
      const now = troubleOf(db);
      for (const reason of Object.keys(troubles)) this.set({ reason }, reason === now ? 1 : 0);
    },
  });
  new Counter({
    name: "yonke_database_writes_failed_total",
    help: "Writes that the state of the database has prevented, our own tries included.",
    registers,
    collect() {
      this.reset();
      this.inc(db.writes.failures);
    },
  });

  async function read() {
    const [outbox, imports] = await Promise.all([measureOutbox(db), countImportRuns(db)]);
    return { outbox, imports };
  }
  return async () => {
    const stop = new AbortController();
    const late = wait(patienceMs, undefined, { signal: stop.signal }).catch(() => undefined);
    const found = await Promise.race([read().catch(() => undefined), late]);
    stop.abort();
    for (const gauge of [mails, runs, last]) gauge.reset();
    oldest.remove();
    if (!found) return;
    mails.set({ status: "waiting" }, found.outbox.waiting);
    mails.set({ status: "failed" }, found.outbox.failed);
    const { oldestWaiting } = found.outbox;
    oldest.set(oldestWaiting ? (Date.now() - oldestWaiting.getTime()) / 1000 : 0);
    for (const { feed, outcome, count } of found.imports) runs.set({ feed, outcome }, count);
    for (const [feed, rows] of Map.groupBy(found.imports, (row) => row.feed)) {
      const ends = rows.filter(({ outcome }) => outcome !== "undone").map(({ lastAt }) => lastAt.getTime());
      if (ends.length > 0) last.set({ feed }, Math.max(...ends) / 1000);
    }
  };
}
