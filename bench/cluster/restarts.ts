import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { never, within } from "../report.ts";
import type { Cluster } from "./cluster.ts";
import type { Forms } from "./forms.ts";
import type { Lookups } from "./traffic.ts";

/** One server after another is stopped and started while visitors look things up and send forms. */
export async function proveRollingRestart(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  lookups.take();
  const began = Date.now();
  for (const server of cluster.servers) {
    await server.restart();
    // The balancer has to see it before the next one goes.
    await wait(1_500);
  }
  const { asked, wrong, worstMs } = lookups.take();
  const refused = forms.sent.flatMap(({ refusals }) => refusals.filter(({ at }) => at >= began));
  return [
    never("lookups that failed during a rolling restart of all servers", wrong, `${asked}`),
    never(
      "forms that failed meanwhile",
      refused.map(({ status }) => `status ${status}`),
      `${forms.sent.filter(({ kept }) => kept && kept >= began).length}`,
    ),
    within("slowest lookup meanwhile", 1_000, [worstMs]),
  ];
}
