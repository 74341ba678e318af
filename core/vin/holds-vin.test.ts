import { describe, expect, it } from "vitest";
import { holdsVin, mayHoldVin } from "./holds-vin.ts";

describe("a line", () => {
  it.each(["1HGCM665930004352", "alternador 1hgcm665930004352 95823", "1HG CM6 659 300 043 52", "IHGCM66593OOO4352"])(
    "holds a VIN: %s",
    (line) => {
      expect([holdsVin(line), mayHoldVin(line)]).toEqual([true, true]);
    },
  );

  it.each(["1HGCM6659", "civic 1HGCM66593000435", "1HGCM6659300043521"])("may come to hold one: %s", (line) => {
    expect([holdsVin(line), mayHoldVin(line)]).toEqual([false, true]);
  });

  it.each([
    "honda civic 1999-2003",
    "95823",
    "F6054218",
    "alternador grande civic 01",
    "004352",
    "",
    "*HGCM8263*",
    "puerta 555-0100",
    "honda accord 1999 v6",
  ])("holds none: %s", (line) => {
    expect([holdsVin(line), mayHoldVin(line)]).toEqual([false, false]);
  });
});
