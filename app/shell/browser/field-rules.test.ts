import { expect, it } from "vitest";
import { isWrong } from "#app/forms/browser/field-rules.ts";
import { carFields } from "#core/forms/car-fields.ts";
import type { Field } from "#core/forms/field.ts";
import { emailField, nameField, phoneField } from "#core/forms/person-fields.ts";

const wrong = ({ required, max, pattern = "", place = false }: Field, value: string) =>
  isWrong({ value, required, max, pattern, place });

it("needs what is required, and blanks are nothing", () => {
  expect(wrong(nameField, "")).toBe(true);
  expect(wrong(nameField, "  ")).toBe(true);
  expect(wrong(nameField, " Ana ")).toBe(false);
  expect(wrong(carFields.vin, "")).toBe(false);
});

it("allows the longest and no more", () => {
  for (const [field, max] of [
    [nameField, 100],
    [phoneField, 20],
  ] as const) {
    expect(wrong(field, "5".repeat(max))).toBe(false);
    expect(wrong(field, "5".repeat(max + 1))).toBe(true);
  }
  expect(wrong(emailField, `${"a".repeat(95)}@b.co`)).toBe(false);
  expect(wrong(emailField, `${"a".repeat(96)}@b.co`)).toBe(true);
});

it('takes a place as the server does: a code, a city, an address, but not "near me"', () => {
  const { zip } = carFields;
  const places = ["95823", "95823-1234", "t2p 1a1", "T2P", "Fresno", "Kansas City, MO", "Sacramento, CA 95823"];
  const none = ["", "9582", "958231", "12 Main St", "x", "near me", "Cerca de mí", "a".repeat(61)];
  for (const value of places) expect([value, wrong(zip, value)]).toEqual([value, false]);
  for (const value of none) expect([value, wrong(zip, value)]).toEqual([value, true]);
});

it("agrees with the server on what an e-mail address looks like", () => {
  const tries = [
    "ana@example.com",
    "ñandú@ejemplo.mx",
    "ana@",
    "ana@example",
    "@example.com",
    "a b@c.de",
    "a@b..",
    "a@b.c",
  ];
  for (const value of tries) expect([value, wrong(emailField, value)]).toEqual([value, !emailField.fits(value)]);
  expect(wrong(emailField, "ana@example.com")).toBe(false);
  expect(wrong(emailField, "ana@example")).toBe(true);
});
