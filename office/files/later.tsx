import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";

/** To be applied by itself, at an hour. */
export function Later({ id }: { id: string }) {
  const { preview: words } = useCopy(copy);
  return (
    <details className="o-later">
      <summary>{words.later}</summary>
      <ActionForm to="file" params={{ id }} name="schedule" className="o-keys">
        <Field id="at" name="at" type="datetime-local" nums label={words.at} required />
        <Button look="line">{words.schedule}</Button>
      </ActionForm>
    </details>
  );
}
