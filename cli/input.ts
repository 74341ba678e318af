import type { Edition } from "#core/edition.ts";
import type { Database } from "#data/database.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";
import { type FeedId, feedIds, isFeedId } from "#feeds/feeds.ts";
import { UsageError } from "./command.ts";

export function readFeedId(word: string | undefined): FeedId {
  if (word !== undefined && isFeedId(word)) return word;
  throw new UsageError(
    `${word === undefined ? "Name a feed" : `There is no feed “${word}”`}. The feeds are: ${feedIds.join(", ")}.`,
  );
}

export async function readStore(
  db: Database,
  word: string | boolean | undefined,
  languages: readonly Edition[] = ["en"],
): Promise<number | undefined> {
  if (typeof word !== "string") return undefined;
  const store = createStoreLookup(await listStoreFacts(db.main)).find(word);
  if (isSaid(store))
    throw new UsageError(languages.map((language) => `--store ${word}: “${word}” ${store[language]}`).join("\n"));
  return store.id;
}

export function readCount(name: string, value: string | boolean | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) throw new UsageError(`--${name} must be a whole number.`);
  return count;
}
