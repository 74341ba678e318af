import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { refuseChanges } from "../../differences.ts";
import type { Schema } from "../../schema.ts";
import { define } from "../define.ts";
import { campaigns } from "./campaigns.ts";
import { cars } from "./cars.ts";
import { addFirstRows } from "./first-rows.ts";
import { follows } from "./follows.ts";
import { forms } from "./forms.ts";
import { imports } from "./imports.ts";
import { parts } from "./parts.ts";
import { staff } from "./staff.ts";
import { versions } from "./versions.ts";
import { yards } from "./yards.ts";

/** Each after those that it refers to. */
const tables = define(yards, cars, parts, campaigns, versions, imports, follows, forms, staff);

export const first: Migration = {
  async up(db: Kysely<Schema>) {
    await tables.up(db);
    // What somebody did, nobody can change afterwards, not even we.
    for (const statement of refuseChanges(db, "audit")) await sql.raw(statement).execute(db);
    await addFirstRows(db);
  },
};
