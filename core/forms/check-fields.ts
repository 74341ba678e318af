import type { Edition } from "../edition.ts";
import type { Field } from "./field.ts";
import type { Form } from "./form.ts";

/** Signs that steer a screen never belong in a form; line ends stay where a text may have several lines. */
const clean = (text: string, long = false) =>
  (long ? text.replace(/\r\n?|[\u2028\u2029]/g, "\n") : text.replace(/\s+/g, " "))
    .replace(/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();

function isWrong({ required, max, fits, choices }: Field, text: string): boolean {
  if (text === "") return required;
  return text.length > max || fits?.(text) === false || (choices !== undefined && !Object.hasOwn(choices, text));
}

/** What came for a field as text; a program may send a number. */
function textOf(given: unknown): string | undefined {
  if (given === undefined || given === null) return "";
  return typeof given === "string" || typeof given === "number" ? String(given) : undefined;
}

type Checked = { values: Record<string, string>; errors: Record<string, string> };

/** The form's own fields, cleaned, and one message for each that is wrong: the same in the browser and on the server. */
export function checkFields(
  { fields, oneOf }: Pick<Form, "fields" | "oneOf">,
  given: Readonly<Record<string, unknown>>,
  edition: Edition,
): Checked {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const typed = textOf(given[name]);
    const text = clean(typed ?? "", field.long);
    const wrong = typed === undefined || isWrong(field, text);
    values[name] = wrong ? text.slice(0, field.max) : text;
    if (wrong) errors[name] = field.message[edition];
  }
  const [first = "", ...others] = oneOf?.names ?? [];
  if (oneOf && [first, ...others].every((name) => values[name] === "" && !errors[name]))
    errors[first] = oneOf.message[edition];
  return { values, errors };
}
