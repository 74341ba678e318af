import { describe, expect, test } from "vitest";
import { carFields } from "./car-fields.ts";
import { contactFields } from "./contact-fields.ts";
import type { Field } from "./field.ts";
import { emailField } from "./person-fields.ts";
import { sellFields } from "./sell-fields.ts";

const required = (fields: Readonly<Record<string, Field>>) =>
  Object.keys(fields).filter((name) => fields[name]?.required);

test("what a form cannot do without", () => {
  expect(required(carFields)).toEqual(["zip", "year", "make", "model"]);
  expect(required(sellFields)).toEqual(["zip", "year", "make", "model", "runs", "consent"]);
  expect(required(contactFields)).toEqual(["subject", "message"]);
});

test("what may have several lines", () => {
  const long = Object.entries({ ...sellFields, ...contactFields }).filter(([, field]) => "long" in field && field.long);
  expect(long.map(([name]) => name)).toEqual(["notes", "message"]);
});

describe("what a field takes", () => {
  const cases: [string, Field, string[], string[]][] = [
    ["year", carFields.year, ["1999", "2005"], ["99", "1899", "2105", "20055", "x2005"]],
    ["vin", carFields.vin, ["12345", "1HGCM82633A004352"], ["1234", "1HGCM82633A0043521", "1HG-CM8263"]],
    ["e-mail", emailField, ["uno@example.test"], ["uno", "uno@", "@example.test"]],
  ];
  test.each(cases)("%s", (_name, { fits }, right, wrong) => {
    for (const text of right) expect([text, fits?.(text)]).toEqual([text, true]);
    for (const text of wrong) expect([text, fits?.(text)]).toEqual([text, false]);
  });

  test("a place is a postal code or words without a number", () => {
    expect(["95670", "T2P 1A1", "Sacramento"].map(carFields.zip.fits)).toEqual([true, true, true]);
    expect(["9567", "12 x", "--"].map(carFields.zip.fits)).toEqual([false, false, false]);
  });

  test("a yard is a number", () => {
    expect(["1", "123456789", "", "x", "1234567890"].map(contactFields.store.fits)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
