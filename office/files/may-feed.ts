import type { Staff } from "#core/staff.ts";
import type { UploadReach } from "#data/queries/uploads.ts";
import type { UploadRow } from "#data/schema.ts";
import { type FeedId, feedIds } from "#feeds/feeds.ts";
import { type About, may } from "../access.ts";

/** Feeds whose lines are each about one store. With `chosen`, the runner puts every line to the store that is named. */
const storeFeeds: Partial<Record<FeedId, "chosen" | "in-file">> = {
  inventory: "chosen",
  "cars-for-sale": "chosen",
  prices: "chosen",
  "special-days": "in-file",
  "store-maps": "in-file",
  events: "in-file",
};

/** The feeds that somebody may send: those of the chain need the chain. */
export const feedsFor = (staff: Staff): FeedId[] =>
  feedIds.filter((feed) => may(staff, "files.apply", feed in storeFeeds ? "any" : "chain"));

/** Whether a store must be chosen: a file without one could speak of stores that are not theirs. */
export const needsStore = (staff: Staff, feed: FeedId): boolean =>
  storeFeeds[feed] === "chosen" && !may(staff, "files.apply", "chain");

export const takesStore = (feed: FeedId): boolean => storeFeeds[feed] === "chosen";

/** The stores that a file of theirs may change; null: all. */
export const storesOf = (staff: Staff): readonly number[] | null =>
  may(staff, "files.apply", "chain") ? null : staff.storeIds;

/** Whom a run of the history concerns: all its stores, or the chain when it names none. */
const aboutOf = (stores: readonly number[]): About[] => (stores.length > 0 ? [...stores] : ["chain"]);

/** The runner looks at what it changed as well: that of the chain may be in it though one store is named. */
export const mayUndoRun = (staff: Staff, feed: string, stores: readonly number[]): boolean =>
  feedsFor(staff).some((one) => one === feed) && aboutOf(stores).every((about) => may(staff, "files.apply", about));

/** Whose uploads somebody sees in lists. */
export const uploadReach = (staff: Staff): UploadReach =>
  may(staff, "files.apply", "chain")
    ? "all"
    : { staffId: staff.id, storeIds: may(staff, "files.apply", "any") ? staff.storeIds : [] };

/** One's own, or of a store of one's. */
export const maySeeUpload = (staff: Staff, { staff_id, store_id }: Pick<UploadRow, "staff_id" | "store_id">): boolean =>
  staff_id === staff.id || may(staff, "files.apply", store_id ?? "chain");
