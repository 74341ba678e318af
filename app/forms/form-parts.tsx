import { useEdition } from "#app/page.tsx";
import type { Option } from "#app/ui/options.tsx";
import type { FormPart, FormRow } from "#core/forms/form.ts";
import { type FormId, getForm } from "#core/forms/forms.ts";
import { ChoiceHelp, type ChoiceHelpLines } from "./choice-help.tsx";
import { FormField } from "./form-field.tsx";
import type { Errors } from "./form-messages.ts";
import "#app/ui/field.css";
import "./form-part.css";

export type FormPartsProps = {
  id: FormId;
  /** What the fields hold when the page comes. */
  values: Readonly<Record<string, string>>;
  errors: Errors;
  /** Choices that the registry does not know, by field. */
  options: Readonly<Record<string, readonly Option[]>>;
  /** What is said of choices, below the line that has the field. */
  help: Readonly<Record<string, readonly ChoiceHelpLines[]>>;
  wide: boolean;
};

function Row({ id, values, errors, options, help, row }: FormPartsProps & { row: FormRow }) {
  const { fields, oneOf } = getForm(id);
  const names = typeof row === "string" ? [row] : row;
  const shown = names.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`The form ${id} has no field ${name}`);
    return (
      <FormField
        key={name}
        form={id}
        name={name}
        field={field}
        value={values[name] ?? ""}
        error={errors[name]}
        plain={oneOf?.names.includes(name) ?? false}
        options={options[name]}
      />
    );
  });
  const line = typeof row === "string" ? shown : <div className="form__two">{shown}</div>;
  const helped = names.find((name) => help[name]);
  if (helped === undefined) return line;
  return (
    <div>
      {line}
      <ChoiceHelp help={help[helped] ?? []} />
    </div>
  );
}

function Part({ part, ...rest }: FormPartsProps & { part: FormPart }) {
  const edition = useEdition();
  const { wide } = rest;
  const inside = (
    <>
      {part.hint && <p className="hint">{part.hint[edition]}</p>}
      {part.rows.map((row) => (
        <Row key={String(row)} row={row} {...rest} />
      ))}
    </>
  );
  if (!part.legend) return inside;
  return (
    <fieldset className={wide ? "form offer-part" : "form"}>
      <legend className={wide ? undefined : "legend"}>{part.legend[edition]}</legend>
      {inside}
    </fieldset>
  );
}

/** The fields of a form as its definition puts them. */
export function FormParts(props: FormPartsProps) {
  return getForm(props.id).parts.map((part) => <Part key={String(part.rows)} part={part} {...props} />);
}
