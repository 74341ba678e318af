import type { Executor } from "../schema.ts";

/** Where events are, those at all stores apart. */
export const listStoresOfEvents = (db: Executor, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom("event_stores").select(["event_id", "store_id"]).where("event_id", "in", ids).execute();

export const listEventRows = (db: Executor, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom("events").selectAll().where("id", "in", ids).execute();
