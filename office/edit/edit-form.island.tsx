import { type FormEvent, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import type { FormTarget } from "../browser/post.ts";
import { copy } from "./copy.ts";
import type { EditGroup, EditValues } from "./edit-field.ts";
import { EditInput } from "./edit-input.tsx";
import type { EditKind } from "./kinds.ts";
import { Shown, type ShownPictures } from "./shown.tsx";
import "./edit.css";

export type EditFormProps = {
  target: FormTarget;
  kind: EditKind;
  groups: readonly EditGroup[];
  /** What is not asked for, but sent and shown with the rest. */
  fixed: EditValues;
  problem: string | undefined;
};

const asked = (groups: readonly EditGroup[]) => groups.flatMap(({ fields }) => fields);

/** The values of a form that is being filled in. */
function valuesIn(form: HTMLFormElement): EditValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") values[name] = name in values ? `${values[name]}|${value}` : value;
  return values;
}

/** Edits one thing; what visitors will read follows each key, in both editions. */
function EditForm({ target, kind, groups, fixed, problem }: EditFormProps) {
  const words = useCopy(copy);
  const [values, setValues] = useState<EditValues>(() => ({
    ...fixed,
    ...Object.fromEntries(asked(groups).map(({ name, value }) => [name, value])),
  }));
  const [pictures, setPictures] = useState<ShownPictures>({});
  const [looking, setLooking] = useState(false);
  const brings = asked(groups).some(({ is }) => is === "picture");
  const follow = ({ currentTarget, target: on }: FormEvent<HTMLFormElement>) => {
    setValues(valuesIn(currentTarget));
    if (!(on instanceof HTMLInputElement) || on.type !== "file") return;
    const [file] = on.files ?? [];
    setPictures((shown) => ({ ...shown, [on.name]: file ? URL.createObjectURL(file) : "" }));
  };
  return (
    <form
      className="o-cols o-cols--half"
      method="post"
      action={target.action}
      encType={brings ? "multipart/form-data" : undefined}
      onInput={follow}
      onSubmit={() => setLooking(true)}
    >
      {Object.entries({ ...fixed, do: "see", _csrf: target.csrf }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="o-stack">
        {groups.map(({ title, note, fields }) => (
          <fieldset key={title} className="o-panel o-group">
            <legend>{title}</legend>
            {note && <p className="o-help">{note}</p>}
            <div className="o-fields">
              {fields.map((field) => (
                <EditInput key={field.name} field={field} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="o-stack o-beside">
        <Shown kind={kind} values={values} pictures={pictures} />
        {problem && (
          <p className="o-toast o-toast--bad" role="alert">
            {problem}
          </p>
        )}
        <div>
          <Button disabled={looking}>{looking ? words.looking : words.see}</Button>
          <p className="o-help">{words.nothingYet}</p>
        </div>
      </div>
    </form>
  );
}

export default defineIsland("edit-form", EditForm);
