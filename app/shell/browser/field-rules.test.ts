import { expect, it } from "vitest";
import { isWrong } from "#app/forms/browser/field-rules.ts";
import { carFields } from "#core/forms/car-fields.ts";
import type { Field } from "#core/forms/field.ts";
import { emailField, nameField, phoneField } from "#core/forms/person-fields.ts";

const wrong = ({ required, max, pattern = "" }: Field, value: string) => isWrong({ value, required, max, pattern });

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
