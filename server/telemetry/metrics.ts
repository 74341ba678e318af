import type { Server } from "node:http";
import { promisify } from "node:util";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "@prometheus-io/client";
import { refusalKinds } from "#api/refusals.ts";
import type { Database } from "#data/database.ts";
import type { PageCache } from "#render/page-cache.ts";
import type { OverloadGuard } from "#server/http/overload.ts";
import type { DatabaseWatch } from "#server/jobs/database-watch.ts";
import type { FigureJson } from "#server/workers/messages.ts";
import { workerMemoryHelp } from "#server/workers/own-figures.ts";
import type { StockHolder } from "#stock/holder.ts";
import type { Figures } from "./figures.ts";
import { dataFigures } from "./metrics-of-data.ts";
import { visitFigures } from "./metrics-of-visits.ts";
import { RequestTimes } from "./request-times.ts";
import type { SecurityEvents } from "./security-events.ts";

type Measured = {
  /** Its number, where several processes serve. */
  worker?: number | undefined;
  db: Database;
  stock: StockHolder;
  watch: DatabaseWatch;
  figures: Pick<Figures, "list">;
  security: Pick<SecurityEvents, "count">;
  caches: Record<string, PageCache>;
};

export type Metrics = ReturnType<typeof createMetrics>;

type Manner = "sum" | "min" | "max";

/** An average of several processes hides the one that is late; and the sum of two medians is nothing. */
function mannerOf({ name, type, aggregator = "sum" }: FigureJson): string {
  if (type === "summary") return "omit";
  return name.startsWith("nodejs_eventloop_lag") && aggregator === "average" ? "max" : aggregator;
}

/**
 * The figures of this process, each with the manner in which those of several become one. A route is a name out of our own
 * tables, never what a visitor typed.
 */
export function createMetrics({ worker = 1, db, stock, watch, figures, security, caches }: Measured) {
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
  const gauge = (name: string, help: string, aggregator: Manner, read: () => number) =>
    new Gauge({
      name,
      help,
      aggregator,
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
  new Gauge({
    name: "yonke_worker_memory_bytes",
    help: workerMemoryHelp,
    labelNames: ["worker"],
    registers,
    collect() {
      this.set({ worker }, process.memoryUsage.rss());
    },
  });
  gauge(
    "yonke_snapshot_version",
    "Version of the data that lookups are answered from.",
    "min",
    () => stock.current.version,
  );
  gauge(
    "yonke_snapshot_age_seconds",
    "Time since a process last loaded data.",
    "max",
    () => (Date.now() - stock.current.loadedAt.getTime()) / 1000,
  );
  gauge(
    "yonke_data_changed_timestamp_seconds",
    "When the data last changed.",
    "min",
    () => stock.current.changedAt.getTime() / 1000,
  );
  gauge("yonke_snapshot_vehicles", "Vehicles in the yards.", "max", () => stock.current.present.total);
  gauge("yonke_snapshot_behind_seconds", "How long the database has had newer data.", "max", () =>
    watch.behindSeconds(),
  );
  new Gauge({
    name: "yonke_database_up",
    help: "1 when the database answers: main is where forms are written, reads is where data is read.",
    labelNames: ["role"],
    aggregator: "min",
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
      gauge("yonke_requests_in_flight", "Requests being answered beyond the cache.", "sum", () => guard.inFlight);
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
    /** For those who add up. */
    async json(): Promise<FigureJson[]> {
      await readFigures();
      const found = (await register.getMetricsAsJSON()) as unknown as FigureJson[];
      return [times.json(), ...found.map((figure) => ({ ...figure, aggregator: mannerOf(figure) }))];
    },
    async text(): Promise<string> {
      await readFigures();
      return times.text() + (await register.metrics());
    },
  };
}
