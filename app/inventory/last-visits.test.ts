import { describe, expect, it } from "vitest";
import { newIds, readVisits, type Visits, withVisit } from "./last-visits.ts";

describe("new since the last visit", () => {
  it("is what came after it, and nothing on the first one", () => {
    expect(newIds([9, 7, 5], { newest: 6, at: "" })).toEqual([9, 7]);
    expect(newIds([9, 7, 5], undefined)).toEqual([]);
  });
  it("survives what is not its own", () => {
    for (const kept of [null, "", 3, []]) expect(readVisits(kept)).toBeUndefined();
    const visit = { newest: 6, at: "2026-11-12T18:00:00Z" };
    expect(readVisits({ "make=1": visit, "make=2": null, "make=3": { newest: "x" } })).toEqual({ "make=1": visit });
  });
  it("keeps the latest thirty searches", () => {
    let visits: Visits = {};
    for (let at = 10; at < 50; at++) visits = withVisit(visits, `make=${at}`, { newest: at, at: `2026-11-${at}` });
    expect(Object.keys(visits)).toHaveLength(30);
    expect(visits).toHaveProperty("make=49");
    expect(visits).not.toHaveProperty("make=10");
  });
});
