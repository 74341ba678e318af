import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { feedIds, feeds } from "#feeds/feeds.ts";
import { type Columns, namesOf } from "./columns.ts";
import { describeFeeds } from "./describe-feeds.ts";
import { feedFile } from "./fixtures/chain.ts";

it("docs/feeds.md is what the program says", () => {
  expect(readFileSync(feedFile("../docs/feeds.md"), "utf8")).toBe(describeFeeds());
});

it.each(feedIds)("%s has a sample, and no name that two columns claim", (id) => {
  expect(existsSync(feedFile(`${id}/sample.csv`))).toBe(true);
  const names = Object.entries(feeds[id].columns as Columns).flatMap(([name, column]) => [
    ...new Set(namesOf(name, column)),
  ]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
