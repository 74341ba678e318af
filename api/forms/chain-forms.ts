import { formChoices } from "#content/form-choices.ts";
import type { Form } from "#core/forms/form.ts";
import { type FormId, formIds, getForm } from "#core/forms/forms.ts";

/** A form of the registry with the choices that are the chain's own. */
function withChoices(id: FormId): Form {
  const form = getForm(id);
  const own = Object.entries(formChoices[id] ?? {}).map(([name, choices]) => {
    const field = form.fields[name];
    if (!field) throw new Error(`The form ${id} has no field ${name}`);
    return [name, { ...field, choices }] as const;
  });
  return { ...form, fields: { ...form.fields, ...Object.fromEntries(own) } };
}

/** The forms as the server takes them. */
export const chainForms = Object.fromEntries(formIds.map((id) => [id, withChoices(id)])) as Readonly<
  Record<FormId, Form>
>;
