import { describe, expect, it } from "vitest";
import { listSearches, newIds, readVisits, type Visits, withVisit } from "./last-visits.ts";

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
  it("lists the searches of one edition, the latest first", () => {
    const visit = (at: string, href?: string) => ({ newest: 1, at, name: "Honda Civic", ...(href && { href }) });
    const visits = {
      old: visit("2026-11-01", "/revise-inventario/busque?make=1"),
      other: visit("2026-11-03", "/check-inventory/vehicle-search?make=2"),
      nameless: visit("2026-11-04"),
      late: visit("2026-11-02", "/revise-inventario/busque?make=3"),
    };
    expect(listSearches(visits, "/revise-inventario")).toEqual([visits.late, visits.old]);
    expect(listSearches(undefined, "/revise-inventario")).toEqual([]);
  });
  it("keeps the latest thirty searches", () => {
    let visits: Visits = {};
    for (let at = 10; at < 50; at++) visits = withVisit(visits, `make=${at}`, { newest: at, at: `2026-11-${at}` });
    expect(Object.keys(visits)).toHaveLength(30);
    expect(visits).toHaveProperty("make=49");
    expect(visits).not.toHaveProperty("make=10");
  });
});
