import { type FormState, useCopy, useEdition } from "#app/page.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field as Line, type Option, Select, TextArea } from "#app/ui/field.tsx";
import { LocateButton } from "#app/ui/locate-button.tsx";
import type { Field } from "#core/forms/field.ts";
import { copy } from "./copy.ts";

type Shown = {
  /** The form's id; a field's own id is `form-name`. */
  form: string;
  name: string;
  field: Field;
  state: FormState | undefined;
  /** Not marked as optional: one of several is needed. */
  plain?: boolean;
  /** Instead of the field's own choices. */
  options?: readonly Option[] | undefined;
};

/** A field by its definition: with script its message comes once it is touched, without it from the server. */
export function FormField({ form, name, field, state, options, plain = false }: Shown) {
  const edition = useEdition();
  const { choose } = useCopy(copy);
  const { input = {}, box, long, hint } = field;
  const value = state?.values[name] ?? "";
  const asked = {
    id: `${form}-${name}`,
    name,
    error: state?.errors[name],
    required: field.required,
    "data-message": field.message[edition],
    "data-max": field.max,
  };
  if (box)
    return (
      <Check {...asked} value="yes" defaultChecked={value === "yes"}>
        {box[edition]}
      </Check>
    );
  const labelled = {
    ...asked,
    label: field.label[edition],
    optional: !field.required && !plain,
    defaultValue: value,
    ...(hint && { hint: hint[edition] }),
  };
  const choices =
    options ?? Object.entries(field.choices ?? {}).map(([id, text]) => ({ value: id, text: text[edition] }));
  if (choices.length > 0) return <Select {...labelled} options={[{ value: "", text: choose }, ...choices]} />;
  if (long) return <TextArea {...labelled} />;
  if (field.place)
    return <Line {...labelled} {...input} maxLength={field.max} data-place="" nums button={<LocateButton />} />;
  const nums = input.type === "tel" || input.inputMode === "numeric";
  return <Line {...labelled} {...input} data-pattern={field.pattern} nums={nums} />;
}
