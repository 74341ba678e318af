import { buildWhenStale } from "../../scripts/build.ts";
import type { Figure } from "../figures.ts";
import { report } from "../report.ts";
import { needHaproxy } from "./balancer.ts";
import { startCluster } from "./cluster.ts";
import { proveNothingLost, provePromotion, proveStandbyAway } from "./failover.ts";
import { startForms } from "./forms.ts";
import { proveImports } from "./imports.ts";
import { proveKills, proveRollingRestart } from "./restarts.ts";
import { proveSharedLimits } from "./shared-limits.ts";
import { startLookups } from "./traffic.ts";

/** Three servers on a PostgreSQL primary with its standby behind a balancer, through everything that may befall them. */
const say = (line: string) => console.error(line);
needHaproxy();
await buildWhenStale(say);
const cluster = await startCluster(3, say);
try {
  const lookups = startLookups(cluster.site);
  const forms = startForms(cluster.site);
  const figures: Figure[] = [];
  const prove = async (what: string, proof: Promise<Figure[]>) => {
    say(`${what}…`);
    const found = await proof;
    for (const { what: line, measured } of found) say(`  ${line}: ${measured}`);
    figures.push(...found);
  };
  await prove("Imports under load", proveImports(cluster, lookups));
  await prove("Limits", proveSharedLimits(cluster));
  await prove("Rolling restart", proveRollingRestart(cluster, lookups, forms));
  await prove("One server after another is killed", proveKills(cluster, lookups));
  await prove("The standby is killed and comes back", proveStandbyAway(cluster, lookups, forms));
  await prove("The primary is killed and the standby promoted", provePromotion(cluster, lookups, forms));
  await forms.stop();
  await prove("What the promoted database holds", proveNothingLost(cluster, forms));
  await lookups.stop();
  report("cluster", "Three servers, a primary, a standby, a balancer", figures);
} finally {
  await cluster.stop();
}
