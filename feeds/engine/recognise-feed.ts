import { type FeedId, feedIds, feeds } from "#feeds/feeds.ts";
import { bindColumns, countBound, type SaidNames } from "./bind-columns.ts";
import type { Columns } from "./columns.ts";
import { recogniseFormat } from "./read/format.ts";
import { inspectFile } from "./read/inspect-file.ts";
import { openFile } from "./read/open-file.ts";
import type { RawRow } from "./read/raw-row.ts";
import { readRows } from "./read/read-rows.ts";
import { unpack } from "./read/unpack/unpack.ts";

/** The feeds that a file may be of, each with what somebody said that names of columns mean there. */
export type FeedsAmong = Readonly<Partial<Record<FeedId, SaidNames>>>;

const columnsOf = (feed: FeedId) => feeds[feed].columns as Columns;

async function firstNames(rows: AsyncIterable<RawRow[]>): Promise<string[]> {
  for await (const some of rows) if (some.length > 0) return [...new Set(some.flatMap(({ names }) => names))];
  return [];
}

/** How well the names are a feed's: those that it knows, less those that it cannot do without. */
function fitOf(columns: Columns, names: readonly string[], said: SaidNames = {}): number {
  const { positions } = bindColumns(columns, names, said);
  const isThere = positions.map((places) => places.length > 0);
  const lacking = Object.values(columns).filter(({ required }, at) => required && !isThere[at]);
  const bound = isThere.filter(Boolean).length;
  return bound > 1 ? bound - lacking.length : 0;
}

/** Which feed a file is of, by the names of its columns; null where they speak of none. */
export async function recogniseFeed(path: string, name: string, among: FeedsAmong): Promise<FeedId | null> {
  const asked = feedIds.filter((feed) => among[feed]);
  const isHeader = (cells: readonly string[]) =>
    asked.some((feed) => countBound(columnsOf(feed), cells, among[feed]) > 1);
  const opened = await unpack({ ...(await openFile(path)), name });
  try {
    const file = { ...(await inspectFile(opened)), isHeader };
    const names = await firstNames(readRows(file, recogniseFormat(file.head, file.name, isHeader)));
    const fits = asked.map((feed) => ({ feed, fit: fitOf(columnsOf(feed), names, among[feed]) }));
    const best = fits.reduce((a, b) => (b.fit > a.fit ? b : a), { feed: null as FeedId | null, fit: 0 });
    return best.feed;
  } finally {
    await opened.close();
  }
}
