import { expect, test } from "vitest";
import { checkFields } from "./form.ts";
import { sellMyCarForm } from "./sell-my-car.ts";

const good = {
  year: "2004",
  make: "Honda",
  model: "Civic",
  runs: "does-not-run",
  zip: "95823",
  phone: "916 555 0100",
  consent: "yes",
};
const errorsOf = (changes: Record<string, string>) => checkFields(sellMyCarForm, { ...good, ...changes }, "es").errors;

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
