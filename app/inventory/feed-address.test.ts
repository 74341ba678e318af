import { expect, it } from "vitest";
import { feedAddress } from "./feed-address.ts";

it.each([
  ["/busque", "atom", "/busque.atom"],
  ["/busque?make=1", "json", "/busque.json?make=1"],
  ["https://a.test/busque?make=1&zip=95670?", "atom", "https://a.test/busque.atom?make=1&zip=95670?"],
] as const)("the feed of %s as %s is %s", (results, kind, feed) => expect(feedAddress(results, kind)).toBe(feed));
