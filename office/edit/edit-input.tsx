import { useCopy } from "#app/page.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field, Select, TextArea } from "#app/ui/field.tsx";
import { copy } from "./copy.ts";
import type { EditField } from "./edit-field.ts";
import "./edit.css";

const types = { date: "date", time: "time", moment: "datetime-local", text: "text" } as const;

function Choices({ field }: { field: EditField }) {
  const chosen = new Set(field.value.split("|"));
  return (
    <fieldset className="o-choices">
      <legend>{field.label}</legend>
      <div className="o-checks">
        {(field.options ?? []).map(({ value, text }) => (
          <Check
            key={value}
            id={`${field.name}-${value}`}
            name={field.name}
            value={value}
            defaultChecked={chosen.has(value)}
          >
            {text}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

/** A field by what it holds. */
export function EditInput({ field }: { field: EditField }) {
  const words = useCopy(copy);
  const { name, is, label, value, hint, options = [], required, max, lang } = field;
  const common = { id: name, name, label, hint, required, lang, optional: !required };
  if (is === "checks") return <Choices field={field} />;
  if (is === "check")
    return (
      <Check id={name} name={name} value="yes" defaultChecked={value === "yes"}>
        {label}
      </Check>
    );
  if (is === "select") return <Select {...common} optional={false} options={options} defaultValue={value} />;
  if (is === "area") return <TextArea {...common} defaultValue={value} maxLength={max} rows={5} />;
  if (is === "picture")
    return (
      <Field
        {...common}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hint={value ? words.keptPicture : words.picture}
      />
    );
  if (is === "money" || is === "number")
    return (
      <Field
        {...common}
        nums
        inputMode={is === "money" ? "decimal" : "numeric"}
        pattern={is === "money" ? "[$]?[0-9.,]+" : "[0-9]+"}
        defaultValue={value}
        maxLength={12}
        autoComplete="off"
      />
    );
  return (
    <Field
      {...common}
      nums={is !== "text"}
      type={types[is]}
      defaultValue={value}
      maxLength={is === "text" ? max : undefined}
      autoComplete="off"
    />
  );
}
