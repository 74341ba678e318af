import { expect, test } from "vitest";
import { contactSubjects } from "#content/contact-subjects.ts";
import { checkFields } from "#core/forms/check-fields.ts";
import { forms } from "#core/forms/forms.ts";
import { chainForm } from "./chain-forms.ts";

const message = { name: "Prueba", subject: "warranty", message: "La marcha no sirve." };
const wrong = (fields: Record<string, unknown>) => Object.keys(checkFields(chainForm("contact"), fields, "es").errors);

test("a message needs an e-mail or a phone, and a subject that the chain has", () => {
  expect(wrong(message)).toEqual(["email"]);
  expect(wrong({ ...message, phone: "555-0100" })).toEqual([]);
  expect(wrong({ ...message, email: "a@example.com" })).toEqual([]);
  expect(wrong({ ...message, email: "a@" })).toEqual(["email"]);
  expect(wrong({ ...message, phone: "555-0100", subject: "weather" })).toEqual(["subject"]);
});

test("the subjects are the chain's own, in its order; nothing else of a form changes", () => {
  expect(Object.keys(chainForm("contact").fields.subject?.choices ?? {})).toEqual(contactSubjects.map(({ id }) => id));
  expect(Object.keys(chainForm("contact").fields)).toEqual(Object.keys(forms.contact.fields));
  expect(chainForm("careers")).toEqual(forms.careers);
});
