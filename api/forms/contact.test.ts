import { expect, test } from "vitest";
import { contactForm } from "./contact.ts";
import { checkFields } from "./form.ts";

const message = { name: "Prueba", subject: "warranty", message: "La marcha no sirve." };
const wrong = (fields: Record<string, unknown>) => Object.keys(checkFields(contactForm, fields, "es").errors);

test("a message needs an e-mail or a phone, and a subject that the chain has", () => {
  expect(wrong(message)).toEqual(["email"]);
  expect(wrong({ ...message, phone: "555-0100" })).toEqual([]);
  expect(wrong({ ...message, email: "a@example.com" })).toEqual([]);
  expect(wrong({ ...message, email: "a@" })).toEqual(["email"]);
  expect(wrong({ ...message, phone: "555-0100", subject: "weather" })).toEqual(["subject"]);
});
