import { keyOf } from "#data/keys.ts";
import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { listSisters } from "#data/queries/feeds-reference.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { createCarNames } from "#feeds/engine/lookup/car-names.ts";
import { mapSister } from "./map.ts";
import { columns } from "./schema.ts";

export const sisters = defineFeed({
  about: "Models that share parts with each other, each pair once and in which years.",
  columns,
  async open(db) {
    const rows = await listSisters(db);
    const written = rows.flatMap((row) => [row, { make: row.sister_make, model: row.sister_model }]);
    const names = createCarNames(await readCatalog(db), written);
    const known = new Set(rows.map((row) => keyOf("sister_models", row)));
    return { map: ([line]) => mapSister(line, { names, isKnown: (key) => known.has(keyOf("sister_models", key)) }) };
  },
  async *read(db) {
    for (const { from_year, to_year, ...row } of await listSisters(db)) yield { ...row, from: from_year, to: to_year };
  },
});
