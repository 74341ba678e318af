import { Registry } from "@prometheus-io/client";
import type { FigureJson } from "./messages.ts";

/** What only ever grows: it stays in the sum when the worker that counted it is gone. */
const growing = new Set(["counter", "histogram"]);

const add = (parts: FigureJson[][]) => Registry.aggregate(parts);

/**
 * Adds up the figures of all workers, each in its own manner (sum, most, least). A counter that fell when a worker ends would
 * look like a restart of all, and everything would be counted twice: so what was last heard of it stays.
 */
export function createFiguresSum() {
  const latest = new Map<number, FigureJson[]>();
  let past: FigureJson[] = [];
  return {
    hear(worker: number, figures: FigureJson[]) {
      latest.set(worker, figures);
    },
    left(worker: number) {
      const last = (latest.get(worker) ?? []).filter(({ type }) => growing.has(type));
      latest.delete(worker);
      past = add([past, last]).getMetricsAsArray() as unknown as FigureJson[];
    },
    /** In Prometheus' text format; `own` are those of the process that looks after the workers. */
    text: (own: FigureJson[]): Promise<string> => add([own, past, ...latest.values()]).metrics(),
  };
}

export type FiguresSum = ReturnType<typeof createFiguresSum>;
