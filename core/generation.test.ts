import { describe, expect, test } from "vitest";
import { findChanges, writeChanges, yearsAround, yearsText } from "./generation.ts";

test("years are a span, or one alone", () => {
  expect(yearsText({ from: 2001, to: 2005 })).toBe("2001–2005");
  expect(yearsText({ from: 2001, to: 2001 })).toBe("2001");
});

describe("changes within a generation", () => {
  test("are read and written as one text", () => {
    const changes = findChanges("2010 body | 2010 engine") ?? [];
    expect(changes).toEqual([
      { year: 2010, what: "body" },
      { year: 2010, what: "engine" },
    ]);
    expect(writeChanges(changes)).toBe("2010 body|2010 engine");
    expect(findChanges("")).toEqual([]);
    for (const wrong of ["2010", "body", "2010 paint", "10 body"]) expect(findChanges(wrong)).toBeUndefined();
  });

  test("cut the years around one, from the year they came in", () => {
    const span = { from: 2000, to: 2011 };
    const changes = findChanges("2003 body|2006 body|2006 chassis|2009 engine") ?? [];
    expect(yearsAround(span, 2002, changes, ["body"])).toEqual({ from: 2000, to: 2002 });
    expect(yearsAround(span, 2003, changes, ["body"])).toEqual({ from: 2003, to: 2005 });
    expect(yearsAround(span, 2006, changes, ["body"])).toEqual({ from: 2006, to: 2011 });
    expect(yearsAround(span, 2004, changes, ["chassis", "engine"])).toEqual({ from: 2000, to: 2005 });
    expect(yearsAround(span, 2004, changes, [])).toEqual(span);
  });
});
