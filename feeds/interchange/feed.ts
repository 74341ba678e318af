import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { listParts } from "#data/queries/feeds-export.ts";
import { listInterchange } from "#data/queries/interchange.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { createCarNames } from "#feeds/engine/lookup/car-names.ts";
import { createPartNames } from "#feeds/engine/lookup/part-names.ts";
import { mapInterchange } from "./map.ts";
import { columns } from "./schema.ts";

export const interchange = defineFeed({
  about: "A licensed interchange table of the chain's own. Where it knows a car, it wins over generations and sisters.",
  columns,
  async open(db) {
    const context = {
      names: createCarNames(await readCatalog(db), []),
      isPart: createPartNames(await listParts(db)),
    };
    return { map: ([line]) => mapInterchange(line, context) };
  },
  async *read(db) {
    for await (const rows of listInterchange(db))
      for (const { group_code, from_year, to_year, ...row } of rows)
        yield { ...row, group: group_code, from: from_year, to: to_year };
  },
});
