import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { listGenerations } from "#data/queries/feeds-reference.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { createCarNames } from "#feeds/engine/lookup/car-names.ts";
import { mapGeneration } from "./map.ts";
import { columns } from "./schema.ts";

export const generations = defineFeed({
  about:
    "The years of a model that share a body. The program brings those of the common models along; a line changes or adds one.",
  columns,
  async open(db) {
    const rows = await listGenerations(db);
    const years = new Map<string, { from: number; to: number }[]>();
    const yearsOf = (make: string, model: string) => {
      const list = years.get(`${make}\n${model}`) ?? [];
      years.set(`${make}\n${model}`, list);
      return list;
    };
    for (const row of rows) yearsOf(row.make, row.model).push({ from: row.from_year, to: row.to_year });
    const names = createCarNames(await readCatalog(db), rows);
    return { map: ([line]) => mapGeneration(line, { names, yearsOf }) };
  },
  async *read(db) {
    for (const { from_year, to_year, ...row } of await listGenerations(db))
      yield { ...row, from: from_year, to: to_year };
  },
});
