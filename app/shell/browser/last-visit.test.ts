import { describe, expect, it } from "vitest";
import { newIds, readVisits, withVisit } from "#app/inventory/browser/last-visit.ts";

describe("new since the last visit", () => {
  it("is what came after it, and nothing on the first one", () => {
    expect(newIds([9, 7, 5], { newest: 6, at: "" })).toEqual([9, 7]);
    expect(newIds([9, 7, 5], undefined)).toEqual([]);
  });
  it("survives what is not its own", () => {
    for (const text of [null, "", "nonsense", "null", "3"]) expect(readVisits(text)).toEqual({});
  });
  it("keeps the latest thirty searches", () => {
    let visits = {};
    for (let at = 10; at < 50; at++) visits = withVisit(visits, `make=${at}`, { newest: at, at: `2026-11-${at}` });
    expect(Object.keys(visits)).toHaveLength(30);
    expect(visits).toHaveProperty("make=49");
    expect(visits).not.toHaveProperty("make=10");
  });
});
