import { type FormState, usePage } from "#app/page.tsx";
import { Field as Line, Select, TextArea } from "#app/ui/field.tsx";
import { LocateButton } from "#app/ui/place-field.tsx";
import type { Field } from "#core/forms/field.ts";
import { copy } from "./copy.ts";

type Shown = {
  /** The form's id; a field's own id is `form-name`. */
  form: string;
  name: string;
  field: Field;
  state: FormState | undefined;
  hint?: string;
  type?: "text" | "tel" | "email" | "long";
  autoComplete?: string;
  inputMode?: "numeric";
  /** Not marked as optional: one of several is needed. */
  plain?: boolean;
  /** Instead of the field's own choices. */
  options?: readonly { value: string; text: string }[];
};

/** A field by its definition: with script its message comes once it is touched, without it from the server. */
export function FormField({ form, name, field, state, hint, type = "text", options, plain = false, ...rest }: Shown) {
  const { edition } = usePage();
  const choices =
    options ?? Object.entries(field.choices ?? {}).map(([value, text]) => ({ value, text: text[edition] }));
  const shared = {
    id: `${form}-${name}`,
    name,
    label: field.label[edition],
    defaultValue: state?.values[name] ?? "",
    error: state?.errors[name],
    optional: !field.required && !plain,
    required: field.required,
    ...(hint && { hint }),
    "data-message": field.message[edition],
    "data-max": field.max,
    ...rest,
  };
  if (choices.length > 0)
    return <Select {...shared} options={[{ value: "", text: copy[edition].choose }, ...choices]} />;
  if (type === "long") return <TextArea {...shared} />;
  if (field.place)
    return (
      <Line {...shared} autoComplete="postal-code" maxLength={field.max} data-place="" nums button={<LocateButton />} />
    );
  return <Line {...shared} type={type} pattern={field.pattern} nums={type === "tel" || rest.inputMode === "numeric"} />;
}
