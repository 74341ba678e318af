import { describe, expect, it } from "vitest";
import { Unfit } from "#feeds/engine/read-by.ts";
import { minuteOf, overlap, readWeek, type Span, spanOf, writeClock, writeWeek } from "./week.ts";

const said = (text: string) => {
  const week = readWeek(text);
  return week instanceof Unfit
    ? week.reason.en
    : (week?.map((s) => `${s.weekday} ${s.opens_minute}-${s.closes_minute}`) ?? null);
};

describe("opening hours of a day", () => {
  it.each([
    [480, 1080, [480, 1080]],
    [480, 481, [480, 481]],
    [0, 0, [0, 1440]],
    [1, 1, null],
    [480, 480, null],
    [1200, 120, [1200, 1560]],
    [1200, 360, [1200, 1800]],
    [1200, 361, null],
    [300, 200, [300, 1640]],
    [1439, 1440, [1439, 1440]],
    [1440, 1500, null],
  ])("from %i to %i are %j", (opens, closes, span) =>
    expect(spanOf(opens, closes)).toEqual(span && { opens_minute: span[0], closes_minute: span[1] }),
  );

  it("overlap only where one begins before the other has ended", () => {
    const hours = (opens_minute: number, closes_minute: number) => ({ opens_minute, closes_minute });
    expect([overlap(hours(1, 5), hours(5, 9)), overlap(hours(1, 5), hours(4, 9))]).toEqual([false, true]);
    expect([minuteOf("08:30"), writeClock(510), writeClock(1440 + 65), writeClock(0)]).toEqual([
      510,
      "08:30",
      "01:05",
      "00:00",
    ]);
  });
});

describe("opening hours of a week", () => {
  it.each([
    ["Mo 8:00-9:00;", ["1 480-540"]],
    ["Lu 8:00-9:00; Ma 8:00 a 9:00; Mi 8:00 to 9:00", ["1 480-540", "2 480-540", "3 480-540"]],
    ["Ju: 8:00–9:00", ["4 480-540"]],
    ["Sábado-Domingo 9:00-17:00", ["6 540-1020", "7 540-1020"]],
    ["Sá 8 am - 1 pm", ["6 480-780"]],
    ["daily  10:00-11:00", [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 600-660`)],
    ["Mo-Mo 8:00-9:00", ["1 480-540"]],
    ["Tu 13:00-17:00, 8:00-12:00; Mo 8:00-9:00", ["1 480-540", "2 480-720", "2 780-1020"]],
    ["Tu 8:00-12:00, 12:00-17:00", ["2 480-720", "2 720-1020"]],
    ["Mo-Su closed", []],
    ["Su CERRADO", []],
    ["", []],
  ])("%s", (text, week) => expect(said(text)).toEqual(week));

  it.each(["Mo-Tu-We 8:00-9:00", "Su-Mo 8:00-9:00", "Mo 8:00", "Mo 8:00-9:00-10:00", "Mo", "-Mo 8:00-9:00"])(
    "%s cannot be read",
    (text) => expect(said(text)).toBeNull(),
  );

  it.each([
    ["Mo 9:00-9:00", "9:00-9:00 ends before it begins"],
    ["Mo 18:00-6:30", "18:00-6:30 ends before it begins"],
    ["Mo closed; Mo 8:00-9:00", "open and closed at once"],
    ["Mo 8:00-12:00; Mo 11:59-13:00", "hours overlap"],
    ["Mo 8:00-9:00; Tu 8:00-12:00, 9:00-10:00", "hours overlap"],
  ])("%s: %s", (text, why) => expect(said(text)).toContain(why));

  it("is written with equal neighbours together, each day's hours in order", () => {
    const span = (weekday: number, opens: number): Span => ({
      weekday,
      opens_minute: opens * 60,
      closes_minute: (opens + 1) * 60,
    });
    expect(writeWeek([])).toBe("Mo-Su closed");
    expect(writeWeek([span(1, 8), span(2, 8), span(7, 8)])).toBe("Mo-Tu 08:00-09:00; We-Sa closed; Su 08:00-09:00");
    expect(writeWeek([span(3, 13), span(3, 8)])).toBe("Mo-Tu closed; We 08:00-09:00, 13:00-14:00; Th-Su closed");
    expect(writeWeek([{ weekday: 5, opens_minute: 1200, closes_minute: 1560 }])).toContain("Fr 20:00-02:00");
  });
});
