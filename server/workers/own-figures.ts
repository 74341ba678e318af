import type { Crew, FigureJson } from "./messages.ts";

const figure = (name: string, help: string, type: string, values: FigureJson["values"], aggregator = "sum") => ({
  name,
  help,
  type,
  aggregator,
  values,
});

/** Figures of the process that looks after the workers. */
export function ownFigures({ wanted, serving }: Crew, replaced: number): FigureJson[] {
  const bytes = process.memoryUsage.rss();
  const started = Date.now() / 1000 - process.uptime();
  return [
    figure("yonke_workers", "Processes that are to serve, and that do.", "gauge", [
      { labels: { state: "wanted" }, value: wanted },
      { labels: { state: "serving" }, value: serving },
    ]),
    figure("yonke_workers_replaced_total", "Processes that ended by themselves.", "counter", [
      { labels: {}, value: replaced },
    ]),
    figure("yonke_worker_memory_bytes", workerMemoryHelp, "gauge", [{ labels: { worker: "primary" }, value: bytes }]),
    figure("process_resident_memory_bytes", "Resident memory size in bytes.", "gauge", [{ labels: {}, value: bytes }]),
    figure(
      "process_start_time_seconds",
      "Start time of the process since unix epoch in seconds.",
      "gauge",
      [{ labels: {}, value: started }],
      "min",
    ),
  ];
}

export const workerMemoryHelp = "Resident memory of each process.";
