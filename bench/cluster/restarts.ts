import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../figures.ts";
import { never, within } from "../report.ts";
import type { Cluster } from "./cluster.ts";
import type { Forms } from "./forms.ts";
import type { Lookups } from "./traffic.ts";

/** Ends one server after another while visitors look things up; the balancer has to see each before the next one goes. */
async function endEach(cluster: Cluster, lookups: Lookups, end: (server: Cluster["servers"][number]) => Promise<void>) {
  lookups.take();
  const began = Date.now();
  for (const server of cluster.servers) {
    await end(server);
    await wait(1_500);
  }
  return { began, ...lookups.take() };
}

export async function proveRollingRestart(cluster: Cluster, lookups: Lookups, forms: Forms): Promise<Figure[]> {
  const { began, asked, wrong, worstMs } = await endEach(cluster, lookups, (server) => server.restart());
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

/** They die without a word. A form under way is refused and sent again; what became of all forms is looked at last. */
export async function proveKills(cluster: Cluster, lookups: Lookups): Promise<Figure[]> {
  const { asked, wrong, worstMs } = await endEach(cluster, lookups, (server) => server.kill());
  return [
    never("lookups that failed during the kill -9 of one server after another", wrong, `${asked}`),
    within("slowest lookup meanwhile", 2_500, [worstMs]),
  ];
}
