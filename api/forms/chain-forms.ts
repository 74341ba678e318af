import { formChoices } from "#content/form-choices.ts";
import type { Form } from "#core/forms/form.ts";
import { type FormId, getForm } from "#core/forms/forms.ts";

/** A form of the registry as the server takes it: with the choices that are the chain's own, which may change. */
export function chainForm(id: FormId): Form {
  const form = getForm(id);
  const own = Object.entries(formChoices(id)).map(([name, choices]) => {
    const field = form.fields[name];
    if (!field) throw new Error(`The form ${id} has no field ${name}`);
    return [name, { ...field, choices }] as const;
  });
  return { ...form, fields: { ...form.fields, ...Object.fromEntries(own) } };
}
