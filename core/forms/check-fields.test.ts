import { expect, test } from "vitest";
import { checkFields } from "./check-fields.ts";
import { forms } from "./forms.ts";
import { nameField } from "./person-fields.ts";

const good = {
  year: "2004",
  make: "Honda",
  model: "Civic",
  runs: "does-not-run",
  zip: "95823",
  phone: "916 555 0100",
  consent: "yes",
};
const errorsOf = (changes: Record<string, string>) =>
  checkFields(forms["sell-my-car"], { ...good, ...changes }, "es").errors;

test("a phone or an e-mail is enough, and one of them is needed", () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ phone: "", email: "a@b.mx" })).toEqual({});
  expect(errorsOf({ phone: "" })).toEqual({ phone: "Indique un teléfono o un correo electrónico" });
});

test("a wrong e-mail is said once, at its own field", () => {
  expect(Object.keys(errorsOf({ phone: "", email: "a@" }))).toEqual(["email"]);
});

test("nothing is taken without consent or condition", () => {
  expect(Object.keys(errorsOf({ consent: "" }))).toEqual(["consent"]);
  expect(Object.keys(errorsOf({ consent: "no" }))).toEqual(["consent"]);
  expect(Object.keys(errorsOf({ runs: "" }))).toEqual(["runs"]);
});

test.each([
  ["year", "04"],
  ["make", ""],
  ["model", ""],
  ["zip", "9582"],
])("%s cannot be %j", (name, value) => {
  expect(Object.keys(errorsOf({ [name]: value }))).toEqual([name]);
});

const one = (given: unknown, field = {}) =>
  checkFields({ fields: { a: { ...nameField, ...field } } }, { a: given }, "en");

test("a value is cleaned before it is judged, and a wrong one is cut and given back", () => {
  expect(one("  Ana  \u202eMaría\u0000 ")).toEqual({ values: { a: "Ana María" }, errors: {} });
  expect(one(7).values).toEqual({ a: "7" });
  expect(one("x".repeat(101))).toEqual({ values: { a: "x".repeat(100) }, errors: { a: nameField.message.en } });
  expect(one("x".repeat(100)).errors).toEqual({});
});

test("what is no text is wrong, needed or not; nothing is wrong only where it is needed", () => {
  for (const given of [{}, [], true]) expect(one(given, { required: false }).errors).toHaveProperty("a");
  for (const given of [undefined, null, "", "   "]) {
    expect(one(given).errors).toHaveProperty("a");
    expect(one(given, { required: false })).toEqual({ values: { a: "" }, errors: {} });
  }
});

test("lines stay where a text may have several, in one way of ending", () => {
  expect(one("a\r\nb\u2028c\rd", { long: true }).values).toEqual({ a: "a\nb\nc\nd" });
  expect(one("a\r\nb").values).toEqual({ a: "a b" });
});

test("a choice is one of its own, by its name alone", () => {
  const choices = { yes: { es: "Sí", en: "Yes" } };
  expect(one("yes", { choices }).errors).toEqual({});
  for (const given of ["Yes", "toString", "no"]) expect(one(given, { choices }).errors).toHaveProperty("a");
});
