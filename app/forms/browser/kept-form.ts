import { type FormId, formPath } from "#core/forms/forms.ts";
import type { KeptForm } from "./outbox-list.ts";

/** The last is a field that Google's widget adds to its form. */
const unsent = new Set(["_csrf", "recaptcha", "g-recaptcha-response"]);

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A filled-in form as this device keeps it until it has arrived; `page` is where it can be mended. */
export function keptForm(form: FormId, filled: FormData, language: string, page: string): KeptForm {
  const fields: Record<string, string> = { language };
  for (const [name, value] of filled)
    if (!unsent.has(name) && typeof value === "string" && value !== "") fields[name] = value;
  return { key: newKey(), form, address: `/api${formPath(form)}/`, page, fields, at: Date.now() };
}

/** Puts what was kept back into the form's fields. */
export function fillIn(form: HTMLFormElement, names: Iterable<string>, fields: KeptForm["fields"]): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    const value = fields[name] ?? "";
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === control.value;
    else if (control && "value" in control) control.value = value;
  }
}
