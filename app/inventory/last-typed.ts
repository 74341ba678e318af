import type { FormEvent } from "react";
import { deviceValue } from "#app/device-value.ts";

const names = ["q", "zip"] as const;
export type LastTyped = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** What any release has kept: the line and the place, as text. */
export function readLastTyped(kept: unknown): LastTyped | undefined {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return undefined;
  const fields = names.map((name) => [name, (kept as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === "string"));
}

/** The last typed search of this device, on this device only. */
export const lastTyped = deviceValue("typed", readLastTyped);

const inputs = (form: HTMLFormElement) =>
  names.map((name) => [name, form.elements.namedItem(name) as HTMLInputElement] as const);

/** When the form goes; not when it waits for the device to say where it is. */
export function keepTyped(event: FormEvent<HTMLFormElement>): void {
  if (event.isDefaultPrevented()) return;
  lastTyped.set(Object.fromEntries(inputs(event.currentTarget).map(([name, field]) => [name, field.value])));
}

/** Puts a search into a form that came empty; one in which the visitor has begun stays as it is. */
export function fillTyped(form: HTMLFormElement, search: LastTyped): void {
  const fields = inputs(form);
  if (fields.some(([, field]) => field.value !== field.defaultValue)) return;
  for (const [name, field] of fields) field.value = search[name] ?? "";
}
