import { describe, expect, it } from "vitest";
import { spokenNumbers } from "./number-words.ts";

describe("numbers that were said, not typed", () => {
  it.each([
    ["civic dos mil uno", "civic 2001"],
    ["civic dos mil", "civic 2000"],
    ["accord mil novecientos noventa y nueve", "accord 1999"],
    ["accord noventa y nueve", "accord 99"],
    ["tacoma dos mil quince en sacramento", "tacoma 2015 en sacramento"],
    ["corolla dos mil veintidos", "corolla 2022"],
    ["ram mil quinientos", "ram 1500"],
    ["efe ciento cincuenta", "efe 150"],
    ["nineteen ninety nine civic", "1999 civic"],
    ["two thousand five tacoma", "2005 tacoma"],
    ["two thousand and one camry", "2001 camry"],
    ["two thousand oh one camry", "2001 camry"],
    ["two hundred oh one", "200 01"],
    ["twenty ten fusion", "2010 fusion"],
    ["twenty twelve jetta", "2012 jetta"],
    ["twenty oh eight accord", "2008 accord"],
    ["oh five tacoma", "05 tacoma"],
    ["ninety four to ninety seven accord", "94 to 97 accord"],
    ["f one fifty five point four", "f 150 5.4"],
    ["f two fifty", "f 250"],
    ["silverado fifteen hundred", "silverado 1500"],
    ["motor cinco punto cuatro", "motor 5.4"],
    ["mazda seis", "mazda 6"],
    ["tres cuarenta y siete", "3 47"],
    ["cinco", "5"],
    ["mil", "1000"],
    ["noventa nueve", "90 9"],
    ["cincuenta y diez", "50 y 10"],
    ["cincuenta y cinco punto tres", "50 y 5.3"],
    ["ciento cinco punto tres", "100 5.3"],
    ["mil cinco punto tres", "1000 5.3"],
    ["silverado mil quinientos cinco punto tres", "silverado 1500 5.3"],
    ["nineteen oh five", "1905"],
    ["nineteen oh fifteen", "19 oh 15"],
    ["eighteen oh five", "18 05"],
    ["twenty five", "25"],
    ["twenty zero five", "2005"],
    ["nineteen hundred", "1900"],
    ["oh fifteen", "oh 15"],
    ["two fifty five", "2 55"],
    ["cinco punto doce", "5 punto 12"],
    ["cinco punto", "5 punto"],
    ["two thousand and", "2000 and"],
    ["efe doscientos cincuenta", "efe 250"],
  ])("%s", (said, typed) => {
    expect(spokenNumbers(said)).toBe(typed);
  });

  it.each(["civic 2001", "fiat uno", "un civic", "which one", "oh", "", "  civic   99 ", "milan"])(
    "leaves %j as it was",
    (text) => {
      expect(spokenNumbers(text)).toBe(text);
    },
  );
});
