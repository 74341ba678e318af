import { SiteError } from "#core/errors.ts";
import { listFileWords } from "#data/queries/file-words.ts";
import { type FeedId, isFeedId } from "#feeds/feeds.ts";
import { may } from "../access.ts";
import { uploadFile } from "../http/upload.ts";
import { type StaffRequest, storesFor } from "../page.tsx";
import { copy } from "./copy.ts";
import { feedName } from "./feed-name.ts";
import { feedsFor, needsStore, rightOf, takesStore } from "./may-feed.ts";

type ChosenFeed = { feed: FeedId; storeId: number | null };

/** What somebody says that a file holds, where they may send such a file; else what is missing, in words. */
export function chooseFeed(
  { staff, edition }: StaffRequest,
  feed: string,
  storeText: string | null,
): ChosenFeed | { again: string } {
  const words = copy[edition];
  if (!isFeedId(feed) || !feedsFor(staff).includes(feed)) return { again: words.badFeed };
  const store = takesStore(feed) ? Number(storeText || 0) : 0;
  if (store === 0 && needsStore(staff, feed)) return { again: words.badStore };
  if (store !== 0 && !may(staff, rightOf(feed), store)) return { again: words.badStore };
  return { feed, storeId: store || null };
}

/** What somebody may choose from. */
export const feedChoices = (request: StaffRequest) => ({
  feeds: feedsFor(request.staff).map((id) => ({ value: id, text: feedName(id, request.edition) })),
  stores: storesFor(request, "waiting.see").map(({ id, name }) => ({ value: String(id), text: name })),
  /** The file itself may say which store each line is about. */
  everywhere: may(request.staff, "files", "chain"),
});

/** What a file holds by its columns, among what somebody may send; what nobody can tell is read as an inventory, and says why not. */
export async function recogniseUpload(
  { services, staff }: StaffRequest,
  { id, name }: { id: string; name: string },
  storeText: string | null,
): Promise<FeedId> {
  const asked = feedsFor(staff);
  const store = Number(storeText || 0) || null;
  const said = await Promise.all(
    asked.map(async (feed) => {
      const { column = {} } = await listFileWords(services.db, feed, takesStore(feed) ? store : null);
      return [feed, column];
    }),
  );
  const answer = await services.runJob({
    kind: "recognise",
    path: uploadFile(services.uploads, id),
    name,
    among: Object.fromEntries(said),
  });
  if ("busy" in answer) throw new SiteError("unavailable", "the office works on other files", { retryAfter: 30 });
  return ("recognised" in answer && answer.recognised) || "inventory";
}
