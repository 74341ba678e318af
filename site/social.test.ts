import { expect, it } from "vitest";
import { socialTargets } from "./social.ts";

it("leads to the chain's own profiles, to front pages for an invented chain, else nowhere", () => {
  const none = { twitterUrl: undefined, facebookUrl: undefined };
  expect(socialTargets(none, false)).toEqual({ twitter: undefined, facebook: undefined });
  expect(socialTargets(none, true)).toEqual({ twitter: "https://x.com/", facebook: "https://www.facebook.com/" });
  expect(socialTargets({ ...none, twitterUrl: "https://x.com/own" }, true).twitter).toBe("https://x.com/own");
});
