import type { FormEvent } from "react";
import { deviceValue } from "#app/device-value.ts";

const names = ["make", "model", "from", "to", "zip", "distance"] as const;
type LastSearch = Readonly<Partial<Record<(typeof names)[number], string>>>;
type Control = HTMLSelectElement | HTMLInputElement;

/** What any release has kept: fields by name, as text. */
export function readLastSearch(kept: unknown): LastSearch | undefined {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return undefined;
  const fields = names.map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === "string"));
}

/** The last search of this device, on this device only. */
export const lastSearch = deviceValue("search", readLastSearch);

const controls = (form: HTMLFormElement) =>
  names.map((name) => [name, form.elements.namedItem(name) as Control | null] as const);

/** When the form goes; not when it waits for the device to say where it is. */
export function keepSearch(event: FormEvent<HTMLFormElement>): void {
  if (event.isDefaultPrevented()) return;
  lastSearch.set(Object.fromEntries(controls(event.currentTarget).map(([name, field]) => [name, field?.value ?? ""])));
}

const isTouched = (field: Control | null): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...(field?.selectedOptions ?? [])].some((option) => !option.defaultSelected);

/** Puts a search into a form that came empty; one in which the visitor has begun stays as it is. */
export function fillIn(form: HTMLFormElement, search: LastSearch): boolean {
  if (controls(form).some(([, field]) => isTouched(field))) return false;
  for (const [name, field] of controls(form)) {
    const value = search[name];
    // The models come with the make.
    if (!field || value === undefined || name === "model") continue;
    if (field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value))
      field.value = value;
  }
  return true;
}
