import type { Executor } from "../schema.ts";

/** Reference data in the order in which `export` writes it. */
export const listGenerations = (db: Executor) =>
  db.selectFrom("generations").selectAll().orderBy("make").orderBy("model").orderBy("from_year").execute();

export const listSisters = (db: Executor) =>
  db
    .selectFrom("sister_models")
    .selectAll()
    .orderBy("make")
    .orderBy("model")
    .orderBy("from_year")
    .orderBy("sister_make")
    .orderBy("sister_model")
    .orderBy("sister_from")
    .execute();

export const listPartFacts = (db: Executor) => db.selectFrom("part_facts").selectAll().orderBy("name_en").execute();
