import { expect, test } from "vitest";
import { findSingleYear, takeYearPhrases } from "./smart-query-years.ts";
import { writeYears } from "./years.ts";

const now = new Date("2026-11-15T12:00:00Z");
const read = (text: string) => {
  const { years, rest } = takeYearPhrases(text, now);
  return [writeYears(years), rest.replace(/[\s,]+/g, " ").trim()];
};

test.each([
  ["camry entre 2001 y 2004", "2001-2004", "camry"],
  ["between 01 and 04 camry", "2001-2004", "camry"],
  ["del 98 al 02", "1998-2002", ""],
  ["1998 to 2002", "1998-2002", ""],
  ["1998-2002", "1998-2002", ""],
  ["2015 o mas nuevo", "2015-2027", ""],
  ["2015+", "2015-2027", ""],
  ["desde 2020", "2020-2027", ""],
  ["camry despues del 2007", "2008-2027", "camry"],
  ["camry after 2007", "2008-2027", "camry"],
  ["newer than 2007", "2008-2027", ""],
  ["not older than 2010", "2010-2027", ""],
  ["del 2007 para arriba", "2007-2027", ""],
  ["2007 pa arriba", "2007-2027", ""],
  ["2010 or better", "2010-2027", ""],
  ["camry 2005 up", "2005-2027", "camry"],
  ["civic 90s", "1990-1999", "civic"],
  ["los 80", "1980-1989", ""],
  ["2000s", "2000-2009", ""],
  ["the 2010s camry", "2010-2019", "camry"],
])("%s", (text, years, rest) => expect(read(text)).toEqual([years, rest]));

test("older than, before and until reach back to the oldest", () => {
  const [older, before, until] = ["1970 y mas viejos", "before 1970", "hasta 1970"].map((text) => read(text)[0] ?? "");
  expect(older).toMatch(/-1970$/);
  expect(until).toBe(older);
  expect(before).toBe(older?.replace("-1970", "-1969"));
  for (const text of ["antes del 1970", "anterior a 1970", "older than 1970", "menor a 1970", "mas viejo que 1970"])
    expect(read(text)[0], text).toBe(before);
  for (const text of ["1970 para abajo", "1970 and below", "up to 1970", "no newer than 1970", "1970 pa bajo"])
    expect(read(text)[0], text).toBe(older);
});

test("what speaks of no years stays as it is", () => {
  expect(read("camry 2005")).toEqual(["", "camry 2005"]);
  expect(read("f-150")).toEqual(["", "f-150"]);
});

test("a word that is one year", () => {
  expect(["2005", "05", "'99", "2028", "2029", "205", "20055", "x05"].map((word) => findSingleYear(word, now))).toEqual(
    [2005, 2005, 1999, 2028, undefined, undefined, undefined, undefined],
  );
});

test.each([
  ["2006 pa arriba", "-2005"],
  ["2006 o mas nuevo", "-2005"],
  ["2006 en adelante", "-2005"],
  ["2006 and up", "-2005"],
  ["2006 or newer", "-2005"],
  ["2006 para abajo", "2007-2027"],
  ["2006 or older", "2007-2027"],
  ["2006 y mas viejos", "2007-2027"],
  ["2005 a 2009", ""],
  ["2005-2009", ""],
])("what is denied before %s leaves the other years, or is told", (phrase, others) => {
  for (const not of [
    "que no sea",
    "que no sea del",
    "no",
    "not a",
    "not",
    "isn't a",
    "nothing",
    "excepto",
    "except",
    "menos el",
  ]) {
    const { years, denied, rest } = takeYearPhrases(`camry ${not} ${phrase}`, now);
    expect([writeYears(years), denied], not).toEqual(
      others === "" ? ["", [`${not} ${phrase}`]] : [others.startsWith("-") ? `1900${others}` : others, []],
    );
    expect(rest.replace(/[\s,]+/g, " ").trim(), not).toBe("camry");
  }
});

test.each([
  ["camry not 2007", ["not 2007"]],
  ["tahoe que no sea 2007 puerta", ["que no sea 2007"]],
  ["accord menos el 2003", ["menos el 2003"]],
  // What follows may be the car itself, or somebody asks whether there is one.
  ["not a 2012 camry", []],
  ["hay o no 2007", []],
])("%s: of one year that shall not be", (line, told) => {
  expect(takeYearPhrases(line, now, { isCar: (word) => word === "camry" }).denied).toEqual(told);
});
