import { readKey } from "#core/vin/schema.ts";
import type { Ask } from "./nhtsa.ts";
import { cleanKey } from "./schemas.ts";
import type { Use } from "./write.ts";
import { firstYear, lastYear } from "./years.ts";

/** City, country and state of an assembly plant, told by the eleventh sign: which it is nobody asks, but which signs are none. */
const elements = "31, 75, 77";
const eleventh = 7;

/** The signs for assembly plants, by filing. */
export function readPlants(ask: Ask): ReadonlyMap<string, ReadonlySet<string>> {
  const plants = new Map<string, Set<string>>();
  for (const { schema = "", key = "" } of ask(
    `select distinct VinSchemaId schema, Keys key from Pattern where ElementId in (${elements}) order by 1, 2`,
  )) {
    const own = plants.get(schema) ?? new Set();
    plants.set(schema, own);
    for (const [place, signs] of readKey(cleanKey(key)))
      if (place === eleventh) for (const sign of signs) own.add(sign);
  }
  return plants;
}

/** `from to signs|from to signs`, years less 1980; years without any are left out. */
export function writePlants(uses: readonly Use[], plants: ReadonlyMap<string, ReadonlySet<string>>): string {
  const spans: { from: number; to: number; signs: string }[] = [];
  for (let year = firstYear; year <= lastYear; year++) {
    const then = uses.filter(({ from, to }) => from <= year && year <= to);
    const signs = [...new Set(then.flatMap(({ schema }) => [...(plants.get(schema) ?? [])]))].sort().join("");
    const last = spans.at(-1);
    if (signs === "") continue;
    if (last?.signs === signs && last.to === year - 1) last.to = year;
    else spans.push({ from: year, to: year, signs });
  }
  return spans.map(({ from, to, signs }) => `${from - 1980} ${to - 1980} ${signs}`).join("|");
}
