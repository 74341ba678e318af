import { expect, it } from "vitest";
import { roomFor } from "./make-room.ts";

it("keeps room for the yard and for three searches at most", () => {
  expect(roomFor(null, null)).toEqual({ yard: 0, searches: 0 });
  expect(roomFor("{}", '{"a":{},"b":{}}')).toEqual({ yard: 1, searches: 2 });
  expect(roomFor(null, '{"a":{},"b":{},"c":{},"d":{}}')).toEqual({ yard: 0, searches: 3 });
  expect(roomFor("{}", "broken")).toEqual({ yard: 1, searches: 0 });
});
