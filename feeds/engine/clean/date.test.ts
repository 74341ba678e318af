import { describe, expect, it } from "vitest";
import { monthAndDay, readClock, readDate, readLocalTime } from "./date.ts";

describe("a day", () => {
  it.each([
    ["1900-01-01", "1900-01-01"],
    ["2199-12-31", "2199-12-31"],
    ["1899-12-31", null],
    ["2200-01-01", null],
    ["2026-12-01", "2026-12-01"],
    ["2026-13-01", null],
    ["2026-00-10", null],
    ["2026-05-00", null],
    ["2026-05-31", "2026-05-31"],
    ["2026-06-31", null],
    ["2024-02-29", "2024-02-29"],
    ["2025-02-29", null],
    ["01/02/69", "2069-01-02"],
    ["01/02/70", "1970-01-02"],
    ["01/02/00", "2000-01-02"],
  ])("%s is %s", (text, day) => expect(readDate(text)).toBe(day));

  it("has its day before its month where the whole file does", () => {
    expect([readDate("25/06/2026", true), readDate("06/25/2026", true)]).toEqual(["2026-06-25", null]);
    // With its year first it can be read in one way only.
    expect(readDate("2026-06-25", true)).toBe("2026-06-25");
    expect(readLocalTime("25/06/2026 8:00", true)).toBe("2026-06-25T08:00");
  });

  it("says its two numbers before the year", () => {
    expect([monthAndDay("25/06/2026"), monthAndDay("1.2.26 8:00"), monthAndDay("2026-06-25")]).toEqual([
      [25, 6],
      [1, 2],
      null,
    ]);
  });
});

it.each([
  ["12 pm", "12:00"],
  ["12:30 a.m.", "00:30"],
  ["11 p", null],
  ["11 pm", "23:00"],
  ["1 am", "01:00"],
  ["13 pm", "13:00"],
  ["0:00", "00:00"],
  ["8:59", "08:59"],
  ["8:60", null],
  ["24:00", "24:00"],
  ["24:01", null],
  ["23:59:59.9", "23:59"],
  [" 7:05 ", "07:05"],
  ["noon", null],
])("the time %s is %s", (text, clock) => expect(readClock(text)).toBe(clock));

it("a day and its time stand apart by a blank or a T, and a day that is none has no time", () => {
  expect([readLocalTime("2025-09-01   8:05 PM"), readLocalTime("2025-13-01 8:00"), readLocalTime("x")]).toEqual([
    "2025-09-01T20:05",
    null,
    null,
  ]);
});
