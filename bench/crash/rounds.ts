import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { ended } from "../../tests/support/run-server.ts";
import { spawnSite, startSite } from "../servers.ts";
import { checkFile, findFaults, findLostForms, readState } from "./check.ts";
import type { Target } from "./target.ts";
import { createVisitors } from "./visitors.ts";

export type Outcome = {
  kills: { server: number; starting: number; importer: number; database: number };
  rounds: number;
  faults: string[];
  lost: string[];
  damaged: string[];
  acknowledged: number;
  imports: { whole: number; none: number };
  startMs: number[];
};

/** What happens in a round, and how many milliseconds after its beginning; undefined when it does not. */
type Plan = { importer: number; server?: number; starting?: number; database?: number };

function planRound(random: (below: number) => number, round: number, { importMs, crashDatabase }: Target): Plan {
  const upTo = (share: number) => 100 + random(Math.round(importMs * share));
  const plan: Plan = { importer: upTo(1.5) };
  if (crashDatabase && round % 4 === 0) plan.database = upTo(1);
  // Beside a database that dies, a server lives on now and then, and must recover by itself.
  if (plan.database === undefined || random(2) === 0) plan.server = upTo(1);
  if (plan.server !== undefined && random(3) === 0) plan.starting = upTo(1);
  return plan;
}

/** True when it was still running. */
async function killAfter(child: ChildProcess, ms: number): Promise<boolean> {
  await Promise.race([wait(ms), ended(child)]);
  const alive = child.exitCode === null && child.signalCode === null;
  child.kill("SIGKILL");
  await ended(child);
  return alive;
}

const versionOf = async (url: string) =>
  ((await (await fetch(`${url}/readyz`)).json()) as { dataVersion: number }).dataVersion;

/** Starts a server and an import, sends forms, and kills them at random moments, round after round. */
export async function suffer(
  target: Target,
  random: (below: number) => number,
  rounds: number,
  until: number,
  giveAnswer: () => string,
): Promise<Outcome> {
  const visitors = createVisitors(giveAnswer);
  const kills = { server: 0, starting: 0, importer: 0, database: 0 };
  const imports = { whole: 0, none: 0 };
  const outcome: Outcome = {
    kills,
    imports,
    rounds: 0,
    faults: [],
    lost: [],
    damaged: [],
    acknowledged: 0,
    startMs: [],
  };
  let site = await startSite(target.env);
  await visitors.openPages(site.url, rounds * 60);
  for (let round = 1; round <= rounds && Date.now() < until; round++) {
    const plan = planRound(random, round, target);
    const before = await readState(target);
    const mark = `mark-${round}`;
    visitors.start(site.url);
    const importing = killAfter(target.startImport(mark), plan.importer);
    if (plan.database !== undefined) {
      await wait(plan.database);
      await target.crashDatabase?.();
      kills.database++;
    }
    if (plan.server !== undefined && (await killAfter(site.child, plan.server))) kills.server++;
    if (await importing) kills.importer++;
    // A server that lived on must take forms again by itself.
    if (plan.server === undefined) await wait(1_500);
    await visitors.stop();
    if (plan.starting !== undefined && (await killAfter((await spawnSite(target.env)).child, plan.starting)))
      kills.starting++;
    if (plan.server !== undefined) {
      site = await startSite(target.env);
      outcome.startMs.push(site.startMs);
    }
    const { faults, now } = await findFaults(target, before, mark);
    imports[now.mark === mark ? "whole" : "none"]++;
    if (plan.server !== undefined && (await versionOf(site.url)) !== now.version)
      faults.push("the server that has started holds other data");
    outcome.faults.push(...faults.map((fault) => `round ${round}: ${fault}`));
    outcome.damaged.push(...(await checkFile(target)));
    outcome.lost.push(...(await findLostForms(target, visitors.forms)));
    outcome.rounds++;
  }
  outcome.acknowledged = visitors.forms.filter(({ acknowledged }) => acknowledged).length;
  await killAfter(site.child, 0);
  return outcome;
}
