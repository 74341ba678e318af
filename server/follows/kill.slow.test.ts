import { expect, test } from "vitest";
import { killFollowers } from "#tests/support/kill-followers.ts";

test("kill -9 at any moment: each follow is told of each car, event and price in one mail", async () => {
  const { wanted, missing, twice } = await killFollowers(3);
  expect(wanted).toBe(488);
  expect({ missing, twice }).toEqual({ missing: [], twice: [] });
});
