import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Figure } from "./figures.ts";

const folder = `${fileURLToPath(new URL("..", import.meta.url))}.tmp`;

/** Thirty cars of one store, as SQL finds them: the rows alone, without distance, words or JSON. */
const script = `\\set store random(1, 60)
\\set low random(1998, 2008)
select v.id, v.vin, v.year, v.trim, v.color, v.section, v."row", v.space, v.date_set, m.name, k.name
from vehicles v join models m on m.id = v.model_id join makes k on k.id = m.make_id
where v.store_id = (select id from stores order by id offset :store limit 1)
  and v.left_on is null and v.year between :low and :low + 3
order by v.date_set desc limit 30;
`;

/** PostgreSQL's own answer to such a search, by its own tool. */
export function searchesInPostgres(url: string, cars: string): Figure {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/search.sql`;
  writeFileSync(file, script);
  const out = execFileSync("pgbench", ["-n", "-c", "8", "-j", "1", "-T", "5", "-f", file, url], { encoding: "utf8" });
  const perSecond = Number(/tps = ([\d.]+)/.exec(out)?.[1] ?? 0);
  const ms = Number(/latency average = ([\d.]+)/.exec(out)?.[1] ?? 0);
  return {
    what: `beside it, PostgreSQL's own answer to a search of thirty among ${cars} (pgbench, 8 clients)`,
    bar: "–",
    measured: `${perSecond.toFixed(0)} searches/s, ${ms.toFixed(1)} ms each`,
    holds: undefined,
  };
}
