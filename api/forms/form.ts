import * as v from "valibot";
import type { Edition, Words } from "#core/edition.ts";
import type { Field } from "#core/forms/field.ts";
import type { SubmissionRow } from "#data/schema.ts";

export type FormId = SubmissionRow["form"];

export type Form = {
  id: FormId;
  fields: Readonly<Record<string, Field>>;
  /** Fields of which at least one must be filled in; the first gets the message. */
  oneOf?: { names: readonly string[]; message: Words };
  /** The subject of the mail that the chain gets. */
  subject: Words;
};

export const defineForm = <const F extends Form>(form: F): F => form;

/** Signs that steer a screen never belong in a form; line ends stay where a text may have several lines. */
const clean = (text: string, long = false) =>
  (long ? text.replace(/\r\n?|[\u2028\u2029]/g, "\n") : text.replace(/\s+/g, " "))
    .replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();

export function fieldSchema({ required, max, fits, choices, message, long }: Field, edition: Edition) {
  const words = message[edition];
  return v.pipe(
    v.optional(v.string(words), ""),
    v.transform((text) => clean(text, long)),
    v.check((text) => text !== "" || !required, words),
    v.maxLength(max, words),
    v.check((text) => text === "" || !fits || fits(text), words),
    v.check((text) => text === "" || !choices || Object.hasOwn(choices, text), words),
  );
}

export type Checked = { values: Record<string, string>; errors: Record<string, string> };

/** The form's own fields, cleaned, and one message for each that is wrong. */
export function checkFields(form: Form, given: Readonly<Record<string, unknown>>, edition: Edition): Checked {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const raw = given[name];
    const result = v.safeParse(
      fieldSchema(field, edition),
      raw === null || raw === undefined ? undefined : typeof raw === "number" ? String(raw) : raw,
    );
    values[name] = result.success
      ? result.output
      : typeof raw === "string"
        ? clean(raw, field.long).slice(0, field.max)
        : "";
    if (!result.success) errors[name] = field.message[edition];
  }
  const [first = "", ...others] = form.oneOf?.names ?? [];
  if (form.oneOf && [first, ...others].every((name) => values[name] === "" && !errors[name]))
    errors[first] = form.oneOf.message[edition];
  return { values, errors };
}
