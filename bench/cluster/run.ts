import { buildWhenStale } from "../../scripts/build-when-stale.ts";
import type { Figure } from "../figures.ts";
import { report } from "../report.ts";
import { startCluster } from "./cluster.ts";
import {
  proveLeaderLost,
  proveMemberLost,
  proveNothingLost,
  provePoolerRestart,
  proveStandbyLost,
  proveSwitchover,
} from "./failover.ts";
import { startForms } from "./forms.ts";
import { proveImports } from "./imports.ts";
import { needPrograms } from "./program.ts";
import { proveKills, proveRollingRestart } from "./restarts.ts";
import { proveSharedLimits } from "./shared-limits.ts";
import { startLookups } from "./traffic.ts";

/** Three servers on PostgreSQL under Patroni, with a pooler and a balancer, through everything that may befall them. */
const say = (line: string) => console.error(line);
needPrograms();
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
  await prove("PgBouncer is killed and comes back", provePoolerRestart(cluster, lookups, forms));
  await prove("etcd's leader is lost and comes back", proveMemberLost(cluster, lookups, forms));
  await prove("The operator switches over", proveSwitchover(cluster, lookups, forms));
  await prove("The synchronous standby is lost and comes back", proveStandbyLost(cluster, lookups, forms));
  await prove("The leader is lost during an import and comes back", proveLeaderLost(cluster, lookups, forms));
  await forms.stop();
  await prove("What the database holds", proveNothingLost(cluster, forms));
  await lookups.stop();
  report("cluster", "Three servers, haproxy, PgBouncer, three nodes under Patroni with etcd", figures);
} finally {
  await cluster.stop();
}
