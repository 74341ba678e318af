import { buildWhenStale } from "../../scripts/build.ts";
import type { Figure } from "../figures.ts";
import { never, report } from "../report.ts";
import { needHaproxy } from "./balancer.ts";
import { startCluster } from "./cluster.ts";
import { proveNothingLost, provePromotion, proveStandbyAway } from "./failover.ts";
import { startForms } from "./forms.ts";
import { proveImports } from "./imports.ts";
import { proveRollingRestart } from "./restarts.ts";
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
  say("Imports under load…");
  figures.push(...(await proveImports(cluster)));
  const { asked, wrong } = lookups.take();
  figures.push(never("lookups that failed during the imports", wrong, `${asked}`));
  say("Limits…");
  figures.push(...(await proveSharedLimits(cluster)));
  say("Rolling restart…");
  figures.push(...(await proveRollingRestart(cluster, lookups, forms)));
  say("The standby is killed and comes back…");
  figures.push(...(await proveStandbyAway(cluster, lookups, forms)));
  say("The primary is killed and the standby promoted…");
  figures.push(...(await provePromotion(cluster, lookups, forms)));
  await forms.stop();
  figures.push(...(await proveNothingLost(cluster, forms)));
  await lookups.stop();
  report("cluster", "Three servers, a primary, a standby, a balancer", figures);
} finally {
  await cluster.stop();
}
