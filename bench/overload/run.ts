import { setTimeout as wait } from "node:timers/promises";
import { buildWhenStale } from "../../scripts/build-when-stale.ts";
import { writeVaryingScript } from "../api.ts";
import { type Figure, table } from "../figures.ts";
import { demoFolder as DATA_DIR } from "../folders.ts";
import { residentMemory } from "../pages.ts";
import { report } from "../report.ts";
import { startSite, stopAll } from "../servers.ts";
import { load, needWrk } from "../wrk.ts";
import { proveFairness } from "./attackers.ts";
import { proveFrozen } from "./frozen.ts";
import { proveSlowClients } from "./slow-clients.ts";
import { flood } from "./sockets.ts";

/** A page of results that nobody has asked for before: the dearest thing that a visitor can ask for. */
const page = "/check-inventory/vehicle-search?zip=95670&distance=100";
const seconds = 8;

async function proveOverload(site: { url: string; pid: number }): Promise<Figure[]> {
  const port = Number(new URL(site.url).port);
  // By a parameter that the page reads: others would make no other page.
  const script = writeVaryingScript([page], "vary", "sort");
  // Fewer at a time than are ever turned away.
  const ordinary = { connections: 8, script };
  await load(`${site.url}/`, { ...ordinary, seconds: 8 });
  const able = await load(`${site.url}/`, { ...ordinary, seconds: 4 });
  const rate = Math.round(able.perSecond * 10);
  const before = await residentMemory(site.pid);
  let most = before;
  let flooding = true;
  const watching = (async () => {
    for (; flooding; await wait(200)) most = Math.max(most, await residentMemory(site.pid));
  })();
  const got = await flood(port, rate, seconds, `${page}&sort=#`);
  flooding = false;
  await watching;
  await wait(1_000);
  const after = await load(`${site.url}/`, { ...ordinary, seconds: 4 });
  const goodput = got.taken / seconds;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    {
      what: `at ten times what it can serve (${rate} of ${able.perSecond.toFixed(0)} uncached result pages/s): p99 of those taken`,
      bar: "≤ 1000 ms",
      measured: `${ms(got.takenMs.p99)} (median ${ms(got.takenMs.p50)}; ${goodput.toFixed(0)}/s taken)`,
      holds: got.takenMs.p99 <= 1_000 && got.taken > 0,
    },
    {
      what: "the others get 503 with Retry-After at once: p99",
      bar: "≤ 1000 ms",
      measured: `${ms(got.refusedMs.p99)} (median ${ms(got.refusedMs.p50)}; ${got.refused} refused, ${got.rude} without Retry-After)`,
      holds: got.refusedMs.p99 <= 1_000 && got.rude === 0 && got.refused > 0,
    },
    {
      what: "neither answered nor refused",
      bar: "none",
      measured: `${got.failed} of ${got.sent}`,
      holds: got.failed === 0,
    },
    {
      what: "served meanwhile, against an ordinary day",
      bar: "≥ 30 %",
      measured: `${((goodput / able.perSecond) * 100).toFixed(0)} %`,
      holds: goodput / able.perSecond >= 0.3,
    },
    {
      what: "resident memory at most meanwhile",
      bar: "≤ 700 MB",
      measured: `${most.toFixed(0)} MB (${before.toFixed(0)} MB before)`,
      holds: most <= 700,
    },
    {
      what: "a second later: requests/s against before, none refused",
      bar: "≥ 80 %",
      measured: `${((after.perSecond / able.perSecond) * 100).toFixed(0)} %, ${after.failed} refused`,
      holds: after.perSecond / able.perSecond >= 0.8 && after.failed === 0,
    },
  ];
}

needWrk();
await buildWhenStale((line) => console.error(line));
const site = await startSite({ DATA_DIR, HOST: "127.0.0.1" });
try {
  const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length);
  if (only === "frozen") console.log(table([await proveFrozen(site, DATA_DIR)]));
  else if (only) console.log(table(await proveFairness(site, only)));
  else {
    const figures = [...(await proveOverload(site)), ...(await proveSlowClients(site)), ...(await proveFairness(site))];
    report("overload", "Too many, too slow, too large, too greedy", [...figures, await proveFrozen(site, DATA_DIR)]);
  }
} finally {
  stopAll();
}
