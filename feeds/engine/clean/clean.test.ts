import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Unfit } from "#feeds/engine/read-by.ts";
import { readCarYear } from "./car-year.ts";
import { cleanCell, imageUrls, plainText } from "./cell.ts";
import { readClock, readDate, readLocalTime } from "./date.ts";
import { readCents, readInteger, readYesNo, writeCents } from "./number.ts";
import { properCase } from "./proper-case.ts";
import { safeHtml } from "./safe-html.ts";
import { readWeek, type Span, writeWeek } from "./week.ts";

describe("dates", () => {
  it.each([
    "2026-05-11",
    "2026-05-11T09:12:41.977",
    "05-11-2026",
    "05/11/2026",
    "5/11/2026",
    "05/11/26",
    "05.11.26",
    "05/11/2026 00:00:00 AM",
  ])("reads %s", (text) => expect(readDate(text)).toBe("2026-05-11"));
  it.each(["2026-02-30", "13/01/2026", "25/06/2026", "soon", "2026", "00/00/0000"])("refuses %s", (text) =>
    expect(readDate(text)).toBeNull(),
  );
  it("reads two digits of the last century", () => expect(readDate("05/11/97")).toBe("1997-05-11"));
  it("reads local times", () => {
    expect(readLocalTime("2025-09-01 20:00")).toBe("2025-09-01T20:00");
    expect(readLocalTime("2025-09-01T20:00")).toBe("2025-09-01T20:00");
    expect(readLocalTime("9/1/2025 8:05 pm")).toBe("2025-09-01T20:05");
    expect(readLocalTime("2025-08-25")).toBe("2025-08-25T00:00");
    expect(readLocalTime("2025-08-25 27:00")).toBeNull();
  });
  it("reads clocks", () => {
    expect(["8:00", "08:00:00", "12 am", "5:30 p. m.", "24:00"].map(readClock)).toEqual([
      "08:00",
      "08:00",
      "00:00",
      "17:30",
      "24:00",
    ]);
    expect(["8", "25:00", "8:61", "24:30"].map(readClock)).toEqual([null, null, null, null]);
  });
});

describe("cells", () => {
  it("unwraps spreadsheets' and databases' ways of saying nothing", () => {
    expect(["  x\u00a0", '="0012"', "NULL", "n/a", "\ufeff", "None"].map(cleanCell)).toEqual([
      "x",
      "0012",
      "",
      "",
      "",
      "",
    ]);
  });
  it("takes HTML out of text and photos out of HTML", () => {
    expect(plainText("<b>Café</b>&nbsp;&amp; t&eacute;<br>")).toBe("Café & té");
    expect(plainText("3 < 4")).toBe("3 < 4");
    expect(imageUrls('<a href="https://a.example/1.jpg"><img src="https://a.example/1.jpg"></a>')).toEqual([
      "https://a.example/1.jpg",
    ]);
    expect(imageUrls("https://a.example/1.jpg|https://a.example/2.jpg")).toHaveLength(2);
  });
});

describe("numbers", () => {
  it("reads money", () => {
    expect(
      ["61.99", "$1,250", "61,99", "8", "1,234,567.5", "$24.99 ea", "$24.99/ea.", "24,99 c/u", "24.99 / pza"].map(
        readCents,
      ),
    ).toEqual([6199, 125000, 6199, 800, 123456750, 2499, 2499, 2499, 2499]);
    expect(["", "abc", "-3", "1.2.3"].map(readCents)).toEqual([null, null, null, null]);
  });
  it("writes money that reads back", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => readCents(writeCents(cents)) === cents));
  });
  it("reads odometers and answers", () => {
    expect(["123,456", "99 mi", "1200.0", "x"].map(readInteger)).toEqual([123456, 99, 1200, null]);
    expect(["Sí", "NO", "x", "maybe"].map(readYesNo)).toEqual([true, false, true, null]);
  });
  it("reads years of two digits as the latest that is not after next year", () => {
    expect(["08", "99", "27", "28", "2003", "1899", "3000"].map((y) => readCarYear(y, 2026))).toEqual([
      2008,
      1999,
      2027,
      1928,
      2003,
      null,
      null,
    ]);
  });
});

it("writes capitals as words", () => {
  expect(
    ["TOYOTA", "RAV4", "GMC", "CIVIC DEL SOL", "CR-V", "MERCEDES-BENZ", "iQ", "SILVERADO 1500"].map(properCase),
  ).toEqual(["Toyota", "RAV4", "GMC", "Civic Del Sol", "CR-V", "Mercedes-Benz", "iQ", "Silverado 1500"]);
});

describe("safe HTML", () => {
  it("keeps a few tags and closes them", () => {
    expect(safeHtml('<p onclick="x()">Hola <b>mundo</p>')).toBe("<p>Hola <b>mundo</b></p>");
    expect(safeHtml('<a href="https://x.example/?a=1&b=2" target=_blank>x</a>')).toBe(
      '<a href="https://x.example/?a=1&amp;b=2">x</a>',
    );
  });
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    "<svg onload=alert(1)>",
    "<scr<script>ipt>alert(1)</script>",
    "<!--<p>--><iframe src=//evil.example>",
  ])("leaves nothing that runs in %s", (source) => {
    expect(safeHtml(source)).not.toMatch(/<(?!\/?(?:p|b|a)\b)|javascript:|onerror=.*>|onload=.*>/i);
  });
  it("never lets an unknown tag through, whatever the text", () => {
    const piece = fc.constantFrom(
      "<",
      ">",
      "/",
      "script",
      "p",
      "a href=",
      '"',
      "'",
      "javascript:",
      "<!--",
      "-->",
      "x",
      " ",
      "&lt;",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const tags = safeHtml(pieces.join("")).match(/<[^>]*>?/g) ?? [];
        return tags.every((tag) =>
          /^<\/?(?:p|br|strong|b|em|i|ul|ol|li|h3|h4|a)>$|^<a href="(?:https?:\/\/|mailto:|tel:|\/)[^"<>]*">$/.test(
            tag,
          ),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe("weeks", () => {
  it("reads and writes them", () => {
    const text = "Mo-Fr 08:00-18:00; Sa 09:00-12:00, 13:00-17:00; Su closed";
    expect(writeWeek(readWeek(text) as Span[])).toBe(text);
    expect(readWeek("Daily 8:00-17:00")).toHaveLength(7);
    expect(readWeek("Lunes-Viernes 8:00-17:00")).toHaveLength(5);
    expect(readWeek("Fr 20:00-02:00")).toEqual([{ weekday: 5, opens_minute: 1200, closes_minute: 1560 }]);
  });
  it.each(["Mo 8-5", "8:00-17:00", "Xx 8:00-9:00", "Fr-Mo 8:00-9:00", "Mo 25:00-26:00"])("refuses %s", (text) =>
    expect(readWeek(text)).toBeNull(),
  );
  it.each(["Mo 18:00-8:00", "Mo 8:00-8:00", "Mo 8:00-12:00; Mo closed", "Mo 8:00-12:00, 11:00-14:00"])(
    "says what is wrong with %s",
    (text) => expect(readWeek(text)).toBeInstanceOf(Unfit),
  );
});
