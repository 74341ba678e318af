import { describe, expect, it } from "vitest";
import * as checks from "./checks.ts";
import { type Check, Unfit } from "./read-by.ts";

const reading = { dayFirst: false, now: new Date("2026-05-20T12:00:00Z") };
const read = <T>(check: Check<T>, text: string): T | string => {
  const value = check.read(text, reading);
  return value instanceof Unfit ? `! ${value.reason.en}` : value;
};
const fits = (check: Check<unknown>, texts: readonly string[]) =>
  texts.filter((text) => !(check.read(text, reading) instanceof Unfit));

describe("a cell", () => {
  it("of words is as long as it may be, and not longer", () => {
    expect(read(checks.text(3), "abc")).toBe("abc");
    expect(read(checks.text(3), "abcd")).toBe("! is longer than 3 characters. Shorten it.");
    expect(fits(checks.rowName, ["A12", "x".repeat(20), "x".repeat(21)])).toHaveLength(2);
  });

  it("of HTML keeps harmless tags, and not a thousand of them", () => {
    expect(read(checks.html(100), "<p>a</p><script>b</script>")).toBe("<p>a</p>");
    expect(read(checks.html(20_000), "<b>".repeat(1001))).toBe("! holds more than 1000 tags. Shorten it.");
    expect(read(checks.html(20_000), `${"<".repeat(1000)}`)).not.toMatch(/tags/);
    expect(read(checks.html(5), "abcdef")).toMatch(/longer than 5/);
    expect(read(checks.html(5), "abcde")).toBe("abcde");
    expect(read(checks.html(2), "<i>a</i>")).toMatch(/longer than 2/);
  });

  it("of a number lies between its bounds, both included", () => {
    expect(fits(checks.integer(1, 9), ["0", "1", "9", "10", "1.5", "x"])).toEqual(["1", "9"]);
    expect(fits(checks.decimal(-90, 90), ["-90", "90", "90.1", "-90.1", "x"])).toEqual(["-90", "90"]);
    expect(read(checks.percent, "8.25%")).toBe(82_500);
    expect(fits(checks.percent, ["0", "100", "100.1", "-1"])).toEqual(["0", "100"]);
    expect(read(checks.money, "$1,234.5")).toBe(123_450);
  });

  it("of one or several words", () => {
    expect(read(checks.oneOf(["CAR", "PU/VAN"]), "car")).toBe("CAR");
    expect(read(checks.oneOf(["CAR", "PU/VAN"]), "boat")).toBe("! is not one of: CAR, PU/VAN.");
    expect(read(checks.list(5), "a | b,, a;c\nd")).toEqual(["a", "b", "c", "d"]);
    expect(read(checks.list(5), "abcde|abcdef")).toMatch(/longer than 5/);
    expect(read(checks.matching(/^a+$/, { es: "no es una a.", en: "is no a." }), "ab")).toBe("! is no a.");
    expect(["es", "Español", "spanish", "EN", "Inglés", "english", "fr"].map((t) => read(checks.language, t))).toEqual([
      "es",
      "es",
      "es",
      "en",
      "en",
      "en",
      "! is not a language. Write es or en.",
    ]);
  });

  it("of photos names files or web addresses", () => {
    expect(read(checks.photos, " a.jpg | b.jpg;; c.png,")).toEqual(["a.jpg", "b.jpg", "c.png"]);
    expect(read(checks.photos, "https://x.test/a.jpg")).toEqual(["https://x.test/a.jpg"]);
    expect(read(checks.photos, '<img src="https://x.test/a.jpg">')).toEqual(["https://x.test/a.jpg"]);
    const names = ["a.jpg", "in/a.jpg", "/a.jpg", "../a.jpg", "in/../a.jpg", "a\\b.jpg", `a${"b".repeat(201)}`];
    expect(fits(checks.fileName, names)).toEqual(["a.jpg", "in/a.jpg"]);
  });

  it("of an address leads to a page, a path or the web", () => {
    const good = ["page:locations", "/ubicaciones", "https://x.test/a", "HTTP://x.test"];
    const bad = [
      "page:",
      "page:a-b",
      "//x.test",
      "ubicaciones",
      "https://",
      "/a b",
      "/a|b",
      'https://x.test/"',
      "ftp://x.test",
    ];
    expect(fits(checks.address, [...good, ...bad])).toEqual(good);
  });

  it("of a time zone is one that is known, by its long name", () => {
    expect(fits(checks.timeZone, ["America/Chicago", "America/Nowhere", "EST", "UTC"])).toEqual(["America/Chicago"]);
  });
});

it("exports and surveys know what a column holds", () => {
  const kinds = [checks.integer(0, 1), checks.date, checks.clock, checks.photos, checks.yesNo].map(({ kind }) => kind);
  expect(kinds).toEqual(["number", "date", "time", "picture", undefined]);
});
