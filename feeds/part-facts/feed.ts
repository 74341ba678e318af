import { listParts } from "#data/queries/feeds-export.ts";
import { listPartFacts } from "#data/queries/feeds-reference.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { createPartNames } from "#feeds/engine/lookup/part-names.ts";
import { mapPartFact } from "./map.ts";
import { columns } from "./schema.ts";

export const partFacts = defineFeed({
  about: "What a puller knows of a part: what it fits, which tools, how long, what to look at, what to beware of.",
  columns,
  async open(db) {
    const known = new Map((await listPartFacts(db)).map((row) => [normaliseName(row.name_en), row]));
    const isPart = createPartNames(await listParts(db));
    return { map: ([line]) => mapPartFact(line, { find: (name) => known.get(normaliseName(name)), isPart }) };
  },
  async *read(db) {
    for (const row of await listPartFacts(db)) yield row;
  },
});
