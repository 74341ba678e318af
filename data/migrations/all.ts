import type { Migration } from "kysely/migration";
import { first } from "./0001-first/first.ts";

/** In order; a migration that has been released is never edited, only followed by another. */
export const migrations: Record<string, Migration> = {
  "0001-first": first,
};
