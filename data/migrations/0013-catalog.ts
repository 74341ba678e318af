import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Schema } from "../schema.ts";
import { addCatalog } from "../writes/add-catalog.ts";
import { addParts } from "../writes/add-parts.ts";

/** Makes, models and parts are nobody's demo: every chain has them before its first car. Feeds keep them from here on. */
export const catalog: Migration = {
  async up(db: Kysely<Schema>) {
    await addCatalog(db);
    await addParts(db);
  },
};
