import { describe, expect, it } from "vitest";
import { newIds, readVisits, sinceWords, withVisit } from "./last-visit.ts";

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
  it("is said in the language of the page, and as at least so many when all that is known is new", () => {
    const last = { newest: 6, at: "2026-11-12T18:00:00Z" };
    expect(sinceWords(1, 3, last, "es")).toBe("1 carro nuevo desde su última visita (12 nov).");
    expect(sinceWords(2, 3, last, "en")).toBe("2 new cars since your last visit (Nov 12).");
    expect(sinceWords(3, 3, last, "en")).toBe("3 or more new cars since your last visit (Nov 12).");
    expect(sinceWords(1, 1, last, "en")).toBe("1 new car since your last visit (Nov 12).");
  });
});
