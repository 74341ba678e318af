import { setTimeout as wait } from "node:timers/promises";
import { buildWhenStale } from "../../scripts/build-when-stale.ts";
import { yonke } from "../chains.ts";
import type { Figure } from "../figures.ts";
import { demoFolder as DATA_DIR, scratch } from "../folders.ts";
import { residentMemory } from "../pages.ts";
import { report } from "../report.ts";
import { spentMs, startSite, stopAll } from "../servers.ts";
import { hoursOf } from "./hours.ts";
import { type Answers, play } from "./play.ts";
import { prepareQuestions } from "./questions.ts";

/**
 * A Saturday of a large chain, hour by hour: each hour is played for some seconds at its own rate, an import comes at
 * noon. Then the busiest hour again, at twice the rate each time, until the server turns visitors away.
 */
const say = (line: string) => console.error(line);
const visitors = 250_000;
const secondsOfHour = 8;

/** The yards' system sends all their stock once more, while visitors look at it. */
async function importStock(): Promise<void> {
  const file = `${scratch}day.csv`;
  await yonke({ NODE_ENV: "production", DATA_DIR }, "export", "inventory", file);
  await yonke({ NODE_ENV: "production", DATA_DIR }, "import", "inventory", file);
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

await buildWhenStale(say);
const site = await startSite({ DATA_DIR, TRUST_PROXY: "1", OFFICE: "0" });
const questions = await prepareQuestions(site.url);
const figures: Figure[] = [];

async function playFor(name: string, rates: { people: number; bots: number; programs: number }, seconds: number) {
  const before = await spentMs(site.pid);
  const answers: Answers = await play(site.url, questions, rates, seconds);
  const cost = (await spentMs(site.pid)) - before;
  const sorted = answers.ms.toSorted((a, b) => a - b);
  const asked = answers.ms.length + answers.shed + answers.wrong.length;
  say(`${name}: ${asked} asked, p50 ${ms(at(sorted, 0.5))}, p99 ${ms(at(sorted, 0.99))}, shed ${answers.shed}`);
  const wrong = answers.wrong.length === 0 ? "" : `, failed ${answers.wrong.length}: ${answers.wrong[0]}`;
  figures.push({
    what: name,
    bar: "none fails",
    measured: `${(asked / seconds).toFixed(0)}/s: p50 ${ms(at(sorted, 0.5))}, p99 ${ms(at(sorted, 0.99))}, shed ${answers.shed}${wrong}; ${(cost / asked).toFixed(2)} ms of a core and ${(answers.bytes / asked / 1024).toFixed(1)} KB a request, ${((cost / seconds / 1000) * 100).toFixed(0)} % of one core`,
    holds: answers.wrong.length === 0,
  });
  return answers.shed / asked;
}

try {
  const hours = hoursOf(visitors);
  for (const hour of hours) {
    const importing = hour.hour === 12 ? importStock() : undefined;
    await playFor(`${hour.hour}:00${importing ? ", an import" : ""}`, hour, secondsOfHour);
    await importing;
  }
  const memory = await residentMemory(site.pid);
  figures.push({
    what: "resident memory after the day",
    bar: "≤ 400 MB",
    measured: `${memory.toFixed(0)} MB`,
    holds: memory <= 400,
  });
  const busiest = hours.reduce((a, b) => (a.people > b.people ? a : b));
  for (let times = 2, shed = 0; times <= 32 && shed < 0.01; times *= 2) {
    const rates = { people: busiest.people * times, bots: busiest.bots, programs: busiest.programs * times };
    shed = await playFor(`${busiest.hour}:00, ${times} times as many`, rates, secondsOfHour);
    await wait(2_000);
  }
  report("day", `A Saturday of ${visitors.toLocaleString("en-US")} visitors, one process`, figures);
} finally {
  stopAll();
}
