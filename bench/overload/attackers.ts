import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { residentMemory } from "../pages.ts";
import { type Met, officeAt, standBy } from "./bystander.ts";
import { attack } from "./sockets.ts";

type Site = { url: string; pid: number };

/** Each has a network of its own on the loopback, which is counted by no minute: harder than it would be outside. */
const networks = { attacker: "127.0.1.1", bystander: "127.0.2.1", office: "127.0.3.1" };
const ways = [
  { how: "random-queries", what: "64 clients ask for `/?e=` and a random number", count: 64 },
  { how: "broad-searches", what: "64 clients make the broadest searches, feeds and calls, each another", count: 64 },
  { how: "photos", what: "64 clients ask for 50,000 pictures in a row", count: 64 },
  { how: "large-answers", what: "100 clients ask for answers of 42 MB, packed", count: 100 },
  { how: "quick-posts", what: "64 clients send forms without a token, and what is no request", count: 64 },
  { how: "silent-posts", what: "600 forms of which no body comes", count: 600 },
  { how: "slow-bodies", what: "600 forms whose bodies drip", count: 600 },
  { how: "large-bodies", what: "500 clients send 4 MB each, without the key", count: 500 },
];
const seconds = 12;
const most = { ms: 1_000, memory: 700 };

const told = ({ asked, refused, worstMs, worst }: Met) =>
  `${refused} of ${asked} refused, the slowest ${worstMs.toFixed(0)} ms${worst && `: ${worst}`}`;

async function prove(site: Site, { how, what, count }: (typeof ways)[number]): Promise<Figure> {
  const attacking = attack(Number(new URL(site.url).port), how, count, networks.attacker);
  // Not the first moment only: until they hold all that they can get.
  await wait(3_000);
  let memory = 0;
  const watch = setInterval(async () => {
    memory = Math.max(memory, await residentMemory(site.pid));
  }, 200);
  const met = await standBy(site.url, networks.bystander, seconds);
  clearInterval(watch);
  const answers = Object.entries(await attacking.stop()).map(([status, n]) => `${status}: ${n}`);
  await wait(2_000);
  return {
    what: `${what}, of one network; a visitor of another meanwhile`,
    bar: `every answer ≤ ${most.ms / 1000} s, none refused; ≤ ${most.memory} MB`,
    measured: `${told(met)}; ${memory.toFixed(0)} MB (they were told ${answers.join(", ") || "nothing"})`,
    holds: met.refused === 0 && met.asked > 0 && met.worstMs <= most.ms && memory <= most.memory,
  };
}

async function proveOffice(site: Site): Promise<Figure> {
  const people = 60;
  const met = await officeAt(site.url, networks.office, people, 20);
  return {
    what: `an office of ${people} people behind one address, each with a page of results and its pictures every 5 s`,
    bar: "every answer ≤ 1 s, none refused",
    measured: told(met),
    holds: met.refused === 0 && met.asked > people && met.worstMs <= most.ms,
  };
}

/** All of them, or the one that is named (`--only=photos`). */
export async function proveFairness(site: Site, wanted?: string): Promise<Figure[]> {
  // The compiler and the cache shall know what is asked for.
  await standBy(site.url, networks.bystander, 4);
  const figures: Figure[] = [];
  for (const way of ways) if (!wanted || way.how === wanted) figures.push(await prove(site, way));
  if (!wanted || wanted === "office") figures.push(await proveOffice(site));
  return figures;
}
