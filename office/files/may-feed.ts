import type { Staff } from "#core/staff.ts";
import { receivedFormat } from "#data/queries/received-cars.ts";
import { listUploads, type UploadFilter, type UploadReach } from "#data/queries/uploads.ts";
import type { ImportRunRow, UploadRow } from "#data/schema.ts";
import { type FeedId, feedIds } from "#feeds/feeds.ts";
import { type About, type Action, may, ownStores } from "../access.ts";
import type { StaffRequest } from "../page.tsx";

/**
 * Feeds whose lines are each about one store, and whose work they are. With `chosen`, the runner puts every line to the store
 * that is named.
 */
const storeFeeds: Partial<Record<FeedId, { store: "chosen" | "in-file"; right: Action }>> = {
  inventory: { store: "chosen", right: "files" },
  "cars-for-sale": { store: "chosen", right: "files" },
  prices: { store: "chosen", right: "prices" },
  "special-days": { store: "in-file", right: "hours" },
  "store-maps": { store: "in-file", right: "files" },
  events: { store: "in-file", right: "events" },
};

/** What one must be allowed to do for a file of this feed; those of the chain are its owner's. */
export const rightOf = (feed: string): Action => storeFeeds[feed as FeedId]?.right ?? "files";

/** The feeds that somebody may send: those of the chain need the chain. */
export const feedsFor = (staff: Staff): FeedId[] =>
  feedIds.filter((feed) => may(staff, rightOf(feed), feed in storeFeeds ? "any" : "chain"));

/** Whether a store must be chosen: a file without one could speak of stores that are not theirs. */
export const needsStore = (staff: Staff, feed: FeedId): boolean =>
  takesStore(feed) && !may(staff, rightOf(feed), "chain");

export const takesStore = (feed: FeedId): boolean => storeFeeds[feed]?.store === "chosen";

/** The stores that a file of theirs may change; null: all. */
export const storesOf = (staff: Staff, feed: string): readonly number[] | null =>
  may(staff, rightOf(feed), "chain") ? null : ownStores(staff, rightOf(feed));

/** Whom a run of the history concerns: all its stores, or the chain when it names none. */
const aboutOf = (stores: readonly number[]): About[] => (stores.length > 0 ? [...stores] : ["chain"]);

type Run = Pick<ImportRunRow, "feed" | "format" | "stores">;

/** Runs that pages made of one car; who sends a file chooses its name, but none of these forms. */
const carRuns: Readonly<Record<string, Action>> = {
  [receivedFormat]: "receive",
  office: "move",
  "office-hold": "move",
  "office-photos": "photos",
  "office-facts": "receive",
};

/** Whose work it was: one car's that was received, moved or photographed is not that of who sends files. */
const rightOfRun = ({ feed, format }: Run): Action => carRuns[format] ?? rightOf(feed);

/** Of the history: that of files where one sees it, and what one does oneself. */
export const maySeeRun = (staff: Staff, run: Run): boolean =>
  aboutOf(JSON.parse(run.stores) as number[]).some(
    (about) => may(staff, "files.see", about) || may(staff, rightOfRun(run), about),
  );

/** The runner looks at what it changed as well: that of the chain may be in it though one store is named. */
export const mayUndoRun = (staff: Staff, run: Run): boolean => undoLacks(staff, run) === undefined;

/** For what somebody would have to be allowed it, who may not take a run back. */
export function undoLacks(staff: Staff, run: Run): { right: Action; about: About } | undefined {
  const right = rightOfRun(run);
  const needed = run.feed in storeFeeds ? aboutOf(JSON.parse(run.stores) as number[]) : (["chain"] as const);
  const about = needed.find((one) => !may(staff, right, one));
  return about === undefined ? undefined : { right, about };
}

/** The stores in which taking it back may change something; null: all. */
export const undoStores = (staff: Staff, run: Run): readonly number[] | null =>
  may(staff, rightOfRun(run), "chain") ? null : ownStores(staff, rightOfRun(run));

/** Whose uploads somebody may see, as far as a query can tell. */
const uploadReach = (staff: Staff): UploadReach =>
  may(staff, "files", "chain")
    ? "all"
    : { staffId: staff.id, works: feedIds.map((feed) => ({ feed, storeIds: ownStores(staff, rightOf(feed)) })) };

/** One's own while its work is one's still, or of a store where it is. */
export const maySeeUpload = (
  staff: Staff,
  { staff_id, store_id, feed }: Pick<UploadRow, "staff_id" | "store_id" | "feed">,
): boolean =>
  staff_id === staff.id
    ? feedsFor(staff).some((one) => one === feed) && may(staff, rightOf(feed), store_id ?? "any")
    : may(staff, rightOf(feed), store_id ?? "chain");

/** The files that somebody may open, of the yard that is looked at. */
export const listOwnUploads = async (
  { services, staff, yard }: Pick<StaffRequest, "services" | "staff" | "yard">,
  filter: Omit<UploadFilter, "reach" | "yard">,
) =>
  (await listUploads(services.db, { ...filter, reach: uploadReach(staff), yard })).filter((one) =>
    maySeeUpload(staff, one),
  );
