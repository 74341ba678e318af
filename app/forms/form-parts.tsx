import type { ReactNode } from "react";
import { type FormState, useEdition } from "#app/page.tsx";
import type { Option } from "#app/ui/field.tsx";
import type { FormPart, FormRow } from "#core/forms/form.ts";
import { type FormId, getForm } from "#core/forms/forms.ts";
import { FormField } from "./form-field.tsx";

export type FormPartsProps = {
  id: FormId;
  state: FormState | undefined;
  /** Choices that only the page knows, by field. */
  options?: Readonly<Record<string, readonly Option[]>>;
  /** What stands below the line that has this field. */
  below?: Readonly<Record<string, ReactNode>>;
  wide: boolean;
};

function Row({ id, state, options, below, row }: FormPartsProps & { row: FormRow }) {
  const { fields, oneOf } = getForm(id);
  const names = typeof row === "string" ? [row] : row;
  const shown = names.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`The form ${id} has no field ${name}`);
    const plain = oneOf?.names.includes(name) ?? false;
    return <FormField key={name} form={id} {...{ name, field, state, plain }} options={options?.[name]} />;
  });
  const line = typeof row === "string" ? shown : <div className="form__two">{shown}</div>;
  const more = names.map((name) => below?.[name]).find(Boolean);
  return more ? (
    <div>
      {line}
      {more}
    </div>
  ) : (
    line
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
