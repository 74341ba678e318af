import type { Server } from "node:http";
import { promisify } from "node:util";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "@prometheus-io/client";
import { refusalKinds } from "#api/refusals.ts";
import type { Database } from "#data/database.ts";
import type { PageCache } from "#render/page-cache.ts";
import type { OverloadGuard } from "#server/http/overload.ts";
import type { DatabaseWatch } from "#server/jobs/database-watch.ts";
import type { StockHolder } from "#stock/holder.ts";
import type { Figures } from "./figures.ts";
import { dataFigures } from "./metrics-of-data.ts";
import { visitFigures } from "./metrics-of-visits.ts";
import { RequestTimes } from "./request-times.ts";
import type { SecurityEvents } from "./security-events.ts";

export type Measured = {
  db: Database;
  stock: StockHolder;
  watch: DatabaseWatch;
  figures: Pick<Figures, "list">;
  security: Pick<SecurityEvents, "count">;
  caches: Record<string, PageCache>;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures of this process. A route is a name out of our own tables, never what a visitor typed. */
export function createMetrics({ db, stock, watch, figures, security, caches }: Measured) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const times = new RequestTimes();
  const shed = new Counter({
    name: "yonke_requests_shed_total",
    help: "Requests turned away with 503 because of overload.",
    registers,
  });
  new Counter({
    name: "yonke_refusals_total",
    help: "Requests turned away that somebody may have tried on purpose, by what for.",
    labelNames: ["kind"],
    registers,
    collect() {
      this.reset();
      for (const kind of refusalKinds) this.inc({ kind }, security.count(kind));
    },
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const perCache = (name: string, help: string, read: (cache: PageCache) => number) =>
    new Counter({
      name,
      help,
      labelNames: ["cache"],
      registers,
      collect() {
        this.reset();
        for (const [cache, kept] of Object.entries(caches)) this.inc({ cache }, read(kept));
      },
    });
  perCache("yonke_cache_hits_total", "Answers given from memory.", ({ hits }) => hits);
  perCache("yonke_cache_misses_total", "Answers that had to be made though they may be kept.", ({ misses }) => misses);
  new Gauge({
    name: "yonke_cache_bytes",
    help: "Size of the answers in memory.",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const [cache, { bytes }] of Object.entries(caches)) this.set({ cache }, bytes);
    },
  });
  gauge("yonke_snapshot_version", "Version of the data that lookups are answered from.", () => stock.current.version);
  gauge(
    "yonke_snapshot_age_seconds",
    "Time since this process last loaded data.",
    () => (Date.now() - stock.current.loadedAt.getTime()) / 1000,
  );
  gauge(
    "yonke_data_changed_timestamp_seconds",
    "When the data last changed.",
    () => stock.current.changedAt.getTime() / 1000,
  );
  gauge("yonke_snapshot_vehicles", "Vehicles in the yards.", () => stock.current.present.total);
  gauge("yonke_snapshot_behind_seconds", "How long the database has had newer data.", () => watch.behindSeconds());
  new Gauge({
    name: "yonke_database_up",
    help: "1 when the database answers: main is where forms are written, reads is where data is read.",
    labelNames: ["role"],
    registers,
    collect() {
      this.set({ role: "main" }, watch.mainUp() ? 1 : 0);
      this.set({ role: "reads" }, stock.healthy() ? 1 : 0);
    },
  });
  visitFigures(figures, registers);
  const readFigures = dataFigures(db, registers);

  return {
    answered(route: string, status: number, ms: number) {
      times.add(route, status, ms);
    },
    shed() {
      shed.inc();
    },
    /** Adds what only the listening server knows. */
    follow(server: Server, guard: OverloadGuard) {
      const count = promisify(server.getConnections.bind(server));
      gauge("yonke_requests_in_flight", "Requests being answered beyond the cache.", () => guard.inFlight);
      new Gauge({
        name: "yonke_connections",
        help: "Open connections.",
        registers,
        async collect() {
          this.set(await count());
        },
      });
    },
    contentType: register.contentType,
    async text(): Promise<string> {
      await readFigures();
      return times.text() + (await register.metrics());
    },
  };
}
