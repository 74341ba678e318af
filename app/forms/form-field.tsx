import { useRef } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { useNearMe } from "#app/stores/use-near-me.tsx";
import { Check } from "#app/ui/check.tsx";
import { type FieldProps, Field as Line, Select, TextArea } from "#app/ui/field.tsx";
import type { Option } from "#app/ui/options.tsx";
import type { Field } from "#core/forms/field.ts";
import { copy } from "./copy.ts";

type FormFieldProps = {
  /** The form's id; a field's own id is `form-name`. */
  form: string;
  name: string;
  field: Field;
  /** What it holds when the page comes; from then on it is the visitor's. */
  value: string;
  error: string | undefined;
  /** Not marked as optional: one of several is needed. */
  plain: boolean;
  /** Instead of the field's own choices. */
  options: readonly Option[] | undefined;
};

/** A postal code or a city, which the device can fill in. */
function PlaceLine(props: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { button, note, typed } = useNearMe(input);
  return <Line {...props} ref={input} nums button={button} note={note} onInput={typed} />;
}

/** A field by its definition. */
export function FormField({ form, name, field, value, error, options, plain }: FormFieldProps) {
  const edition = useEdition();
  const { choose } = useCopy(copy);
  const { input = {}, box, long, hint, required, max } = field;
  const asked = { id: `${form}-${name}`, name, error, required };
  if (box)
    return (
      <Check {...asked} value="yes" defaultChecked={value === "yes"}>
        {box[edition]}
      </Check>
    );
  const labelled = {
    ...asked,
    label: field.label[edition],
    optional: !required && !plain,
    defaultValue: value,
    ...(hint && { hint: hint[edition] }),
  };
  const choices =
    options ?? Object.entries(field.choices ?? {}).map(([id, text]) => ({ value: id, text: text[edition] }));
  if (choices.length > 0) return <Select {...labelled} options={[{ value: "", text: choose }, ...choices]} />;
  if (long) return <TextArea {...labelled} />;
  if (field.place) return <PlaceLine {...labelled} {...input} maxLength={max} />;
  return <Line {...labelled} {...input} nums={input.type === "tel" || input.inputMode === "numeric"} />;
}
