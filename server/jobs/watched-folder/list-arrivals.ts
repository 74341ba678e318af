import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type FeedId, isFeedId } from "#feeds/feeds.ts";

/** Folders of our own beside those of the feeds. */
export const ownFolders = { working: "working", done: "done", refused: "refused" } as const;

export type Arrival = {
  readonly path: string;
  readonly feed: FeedId;
  /** The yard whose folder it lies in, as the folder names it. */
  readonly store: string | undefined;
  readonly name: string;
  /** Changes while it is written. */
  readonly state: string;
  /** When it came under this name. */
  readonly since: Date;
};

/** Names that programs give to what they have not finished. */
const unfinished = /^[.~]|~$|\.(?:part|partial|filepart|tmp|temp|crdownload|swp|lock)$/i;

const namesIn = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => []);

async function filesOf(folder: string, feed: FeedId, store?: string): Promise<Arrival[]> {
  const found: Arrival[] = [];
  for (const entry of await namesIn(folder)) {
    if (!entry.isFile() || unfinished.test(entry.name)) continue;
    const path = join(folder, entry.name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts || facts.size === 0) continue;
    found.push({ path, feed, store, name: entry.name, state: `${facts.size} ${facts.mtimeMs}`, since: facts.ctime });
  }
  return found;
}

/** Files in `<feed>/` for the whole chain, and in `<yard>/<feed>/` for one yard, in the order of their names. */
export async function listArrivals(root: string): Promise<Arrival[]> {
  const found: Arrival[] = [];
  for (const entry of await namesIn(root)) {
    const folder = join(root, entry.name);
    if (!entry.isDirectory() || entry.name in ownFolders) continue;
    if (isFeedId(entry.name)) found.push(...(await filesOf(folder, entry.name)));
    else
      for (const inner of await namesIn(folder))
        if (inner.isDirectory() && isFeedId(inner.name))
          found.push(...(await filesOf(join(folder, inner.name), inner.name, entry.name)));
  }
  return found.sort((a, b) => (relative(root, a.path) < relative(root, b.path) ? -1 : 1));
}

/** Where it lay, as one name: "103-inventory-autos.csv". */
export const flatName = (root: string, path: string): string => relative(root, path).split(sep).join("-");
