import { expect, it } from "vitest";
import { ofPlace, toPlace } from "./place-phrase.ts";

it("gives a code its article, and a city none", () => {
  expect(["95823", "T2P 1A1", "Sacramento, CA"].map(ofPlace)).toEqual([
    "del 95823",
    "del T2P 1A1",
    "de Sacramento, CA",
  ]);
  expect(["95823", "T2P 1A1", "Sacramento, CA"].map(toPlace)).toEqual(["al 95823", "al T2P 1A1", "a Sacramento, CA"]);
});
