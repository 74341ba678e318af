import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";

/** What people call a feed; one that has no words yet is called by its id. */
export function feedName(feed: string, edition: Edition): string {
  const { feeds } = copy[edition];
  return Object.hasOwn(feeds, feed) ? feeds[feed as keyof typeof feeds] : feed;
}
