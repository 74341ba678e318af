import { setTimeout as wait } from "node:timers/promises";
import { send } from "./request.ts";

const paths = [
  "/",
  "/en",
  "/ubicaciones",
  "/locations",
  "/api/vehicle/makes",
  "/api/locations/inventory",
  "/api/vehicle/search?makeId=0&distance=1&zip=95670",
  "/revise-inventario",
  "/coches-en-venta",
];

export type Lookups = {
  /** What happened since the last time it was asked for. */
  take(): { asked: number; wrong: string[]; worstMs: number };
  stop(): Promise<void>;
};

/** Visitors who look things up, without end; each address is asked for as is, and once with what no page reads. */
export function startLookups(site: string, visitors = 4, pauseMs = 40): Lookups {
  let stopped = false;
  let count = 0;
  let seen = { asked: 0, wrong: [] as string[], worstMs: 0 };
  const walk = async (visitor: number) => {
    while (!stopped) {
      const n = ++count;
      const path = paths[n % paths.length] as string;
      const fresh = n % 2 ? `${path}${path.includes("?") ? "&" : "?"}n=${n}` : path;
      const { status, text, ms } = await send(site + fresh, { from: visitor + (n % 500) });
      seen.asked++;
      seen.worstMs = Math.max(seen.worstMs, ms);
      if (status !== 200) seen.wrong.push(`${path} ${status || text}`);
      await wait(pauseMs);
    }
  };
  const walking = Array.from({ length: visitors }, (_, at) => walk(1000 * at));
  return {
    take() {
      const taken = seen;
      seen = { asked: 0, wrong: [], worstMs: 0 };
      return taken;
    },
    async stop() {
      stopped = true;
      await Promise.all(walking);
    },
  };
}
