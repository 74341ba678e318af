import { expect, it } from "vitest";
import { addresses } from "#demo/data/addresses.ts";
import { pages } from "#site/pages.ts";

it.each(Object.entries(addresses))(
  "the demo chain's %s leads to a page of the table, with a path of its own in each edition",
  (id, paths) => {
    expect(pages[id as keyof typeof pages].paths).toEqual(paths);
    expect(paths.es).not.toBe(paths.en);
  },
);
