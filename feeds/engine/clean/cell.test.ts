import { describe, expect, it } from "vitest";
import { readCarYear } from "./car-year.ts";
import { cleanCell, imageUrls, isDamaged, plainText } from "./cell.ts";
import { readCents, readDecimal, readInteger, readYesNo, writeCents, writePercent } from "./number.ts";
import { properCase } from "./proper-case.ts";
import { bareRow } from "./row-name.ts";

describe("a cell", () => {
  it.each([
    ["null", ""],
    ["UNDEFINED", ""],
    ["#N/A", ""],
    ["NaN", ""],
    ["nullify", "nullify"],
    ["Nova", "Nova"],
    ['="null"', ""],
    ['=" 12 "', "12"],
    ['="12', '="12'],
    ["=1", "=1"],
    ["\u200b\u00a0a\u00a0b\0", "a b"],
    ["'=1", "=1"],
  ])("%j is %j", (raw, clean) => expect(cleanCell(raw)).toBe(clean));

  it("of plain words stays as it is, on one line, without tags", () => {
    expect(plainText(" a\tb\n c  d ")).toBe("a b c d");
    expect(plainText("a<br/>b <3 c")).toBe("a b <3 c");
    expect(plainText("AT&amp;T")).toBe("AT&T");
    expect([isDamaged("LÃ­nea"), isDamaged("Â¿"), isDamaged("a\ufffdo"), isDamaged("Línea Ã")]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("of photos names each address once", () => {
    expect(imageUrls("https://a.test/1.jpg, https://a.test/1.jpg; HTTP://a.test/2.jpg https://")).toEqual([
      "https://a.test/1.jpg",
      "HTTP://a.test/2.jpg",
    ]);
    expect(imageUrls("none")).toEqual([]);
  });

  it("of a row is its name alone", () => {
    expect(["Fila 12", "ROW #12", "12", "Fila", "Rowan", "pasillo-B"].map(bareRow)).toEqual([
      "12",
      "12",
      "12",
      "Fila",
      "an",
      "B",
    ]);
  });
});

describe("a number", () => {
  it("of money has at most four decimals, and a comma where a dot is meant", () => {
    const cents = ["0", "0.005", "12.34567", "123456789", "1,99", "1,999", "CAD 8.5", "1,99,9"].map(readCents);
    expect(cents).toEqual([0, 1, null, null, 199, 199_900, 850, null]);
    expect([writeCents(5), writeCents(0), writeCents(null), writePercent(82_500)]).toEqual([
      "0.05",
      "0.00",
      "",
      "8.25",
    ]);
  });

  it("is whole, or with decimals, and not longer than it can be", () => {
    expect(["-5", "1 234 km", "12.50", "1234567890", "5 Miles"].map(readInteger)).toEqual([-5, 1234, null, null, 5]);
    expect(["8.25 %", "-1.5", "1234567", "1.123456789", ""].map(readDecimal)).toEqual([8.25, -1.5, null, null, null]);
    expect(["T", "f", "1", "0", "SÍ", ""].map(readYesNo)).toEqual([true, false, true, false, true, null]);
  });

  it("of a model year goes from 1900 to the year after next", () => {
    expect(["1900", "2028", "2029", "-3", "x", "2003.0"].map((text) => readCarYear(text, 2026))).toEqual([
      1900,
      2028,
      null,
      null,
      null,
      2003,
    ]);
    expect(["00", "26", "27", "28"].map((text) => readCarYear(text, 2026))).toEqual([2000, 2026, 2027, 1928]);
  });
});

it("capitals become words, but not codes, short names, or what has small letters", () => {
  const words = ["FORD", "BMW", "KIA", "VAN", "F-150", "MINI COOPER", "T", "Ford", "GRAND AM", "CX5 SPORT", "4X4"];
  expect(words.map(properCase)).toEqual([
    "Ford",
    "BMW",
    "Kia",
    "Van",
    "F-150",
    "Mini Cooper",
    "T",
    "Ford",
    "Grand AM",
    "CX5 Sport",
    "4X4",
  ]);
});
