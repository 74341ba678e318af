import { expect, it } from "vitest";
import type { Columns } from "./engine/columns.ts";
import type { Feed } from "./engine/feed.ts";
import { feedIds, feeds } from "./feeds.ts";

it.each(feedIds)("%s looks for every picture that its lines may name", (id) => {
  const feed = feeds[id] as unknown as Feed<Columns>;
  const named = Object.keys(feed.columns).filter((column) => feed.columns[column]?.check.kind === "picture");
  expect(named.length > 0).toBe(feed.pictures !== undefined);
  for (const column of named) {
    const many = column === "photo_urls";
    const found = feed.pictures?.({ [column]: many ? ["a.png", "b.png"] : "a.png" } as never) ?? [];
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(many ? ["a.png", "b.png"] : ["a.png"]));
  }
  expect(feed.pictures?.({} as never) ?? []).toEqual([]);
});
