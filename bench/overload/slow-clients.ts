import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { residentMemory } from "../pages.ts";
import { adminKey } from "../servers.ts";
import { hold } from "./sockets.ts";

type Site = { url: string; pid: number };
type SlowKind = { how: string; what: string; count: number; seconds: number; endsWithin: number; told: string };

/** What they do, and when the server must have let the last of them go. */
const ways: SlowKind[] = [
  { how: "slow-headers", what: "slow headers", count: 300, seconds: 40, endsWithin: 25, told: "408" },
  { how: "slow-body", what: "slow bodies", count: 300, seconds: 50, endsWithin: 40, told: "408" },
  { how: "slow-read", what: "large answers that nobody reads", count: 300, seconds: 60, endsWithin: 50, told: "" },
  { how: "huge-headers", what: "headers of 1 MB", count: 50, seconds: 20, endsWithin: 10, told: "431" },
  { how: "huge-address", what: "addresses of 10 KB", count: 50, seconds: 20, endsWithin: 10, told: "414" },
  { how: "huge-body", what: "bodies of 100 MB", count: 50, seconds: 50, endsWithin: 40, told: "413" },
  { how: "silent", what: "connections that say nothing", count: 10_000, seconds: 60, endsWithin: 40, told: "" },
];

const connectionsOf = async ({ url }: Site) => {
  const figures = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${adminKey}` } });
  return Number(/^yonke_connections (\d+)/m.exec(await figures.text())?.[1] ?? 0);
};

/** What an ordinary visitor meets meanwhile. */
async function visitDuring(site: Site, until: Promise<unknown>) {
  let over = false;
  void until.finally(() => {
    over = true;
  });
  const start = performance.now();
  const seen = { worstMs: 0, failed: 0, asked: 0, memory: 0, heldMs: 0 };
  for (let n = 0; !over; n++) {
    const began = performance.now();
    const ok = await fetch(`${site.url}/ubicaciones?state=${began}-${n}`).then(
      (answer) => answer.text().then(() => answer.ok),
      () => false,
    );
    seen.asked++;
    if (!ok) seen.failed++;
    seen.worstMs = Math.max(seen.worstMs, performance.now() - began);
    // A client that does not read does not hear either that it was let go: the server knows.
    if ((await connectionsOf(site)) > 20) seen.heldMs = performance.now() - start;
    seen.memory = Math.max(seen.memory, await residentMemory(site.pid));
    await wait(100);
  }
  return seen;
}

async function prove(site: Site, way: SlowKind, large: string): Promise<Figure> {
  const { how, what, count, seconds, endsWithin, told } = way;
  const holding = hold(Number(new URL(site.url).port), how, count, seconds, large);
  const seen = await visitDuring(site, holding);
  const held = await holding;
  const statuses = Object.entries(held.statuses).map(([status, n]) => `${status}: ${n}`);
  const right = told === "" || held.statuses[told] === held.opened;
  const letGoMs = Math.max(held.lastMs, seen.heldMs);
  return {
    what: `${count.toLocaleString("en-US")} × ${what}, beside ordinary visitors`,
    bar: `all let go within ${endsWithin} s${told && `, told ${told}`}; visitors answered ≤ 1 s; ≤ 700 MB`,
    measured: `${held.opened} let go in ${(letGoMs / 1000).toFixed(0)} s${told && ` (${statuses.join(", ")})`}; ${seen.failed} of ${seen.asked} visitors failed, the slowest ${seen.worstMs.toFixed(0)} ms; ${seen.memory.toFixed(0)} MB`,
    holds:
      held.opened === count &&
      letGoMs > 0 &&
      letGoMs <= endsWithin * 1_000 &&
      right &&
      seen.failed === 0 &&
      seen.worstMs <= 1_000 &&
      seen.memory <= 700,
  };
}

export async function proveSlowClients(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  // All cars, some forty megabytes: more than the kernel keeps for a reader.
  const large = "/api/vehicle/search?zip=95670&distance=0";
  for (const way of ways) figures.push(await prove(site, way, large));
  return figures;
}
