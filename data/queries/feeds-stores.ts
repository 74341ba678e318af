import type { Executor, StoreRow } from "../schema.ts";

export type StoreFacts = Pick<
  StoreRow,
  "id" | "site" | "code" | "name" | "list_text" | "city" | "state" | "map_text_line1" | "time_zone" | "active"
>;

/** What imports need to know of the stores: their names and clocks. */
export const listStoreFacts = (db: Executor): Promise<StoreFacts[]> =>
  db
    .selectFrom("stores")
    .select(["id", "site", "code", "name", "list_text", "city", "state", "map_text_line1", "time_zone", "active"])
    .orderBy("id")
    .execute();
