import { expect, it } from "vitest";
import { placeMessage } from "./place-message.ts";

it.each(["95823", " 95823-1234 ", "t2p1a1", "Sacramento, CA", "Sacramento, CA 95823"])("takes %s for a place", (text) =>
  expect(placeMessage(text, "wrong", "needed")).toBeUndefined(),
);

it.each(["123", "x", "zzqx 99"])("says that %s is none", (text) =>
  expect(placeMessage(text, "wrong", undefined)).toBe("wrong"),
);

it("asks for one only where there must be one", () => {
  expect(placeMessage("  ", "wrong", "needed")).toBe("needed");
  expect(placeMessage("", "wrong", undefined)).toBeUndefined();
});
