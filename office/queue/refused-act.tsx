import { type FormEvent, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { copy } from "./copy.ts";
import { dropAct, type KeptAct, type Person } from "./queue.ts";
import { note } from "./use-queue.ts";

/** An act that the office did not do: why, and the one thing that may be done about it. */
export function RefusedAct({ act, me }: { act: KeptAct; me: Person }) {
  const words = useCopy(copy);
  const [row, setRow] = useState("");
  const { refused, label, key } = act;
  if (!refused) return null;
  /** The new one is kept before the old one goes. */
  const instead = (next: Pick<KeptAct, "kind" | "about">) => {
    if (note(me, { ...next, label })) dropAct(localStorage, key);
  };
  const mend = (event: FormEvent) => {
    event.preventDefault();
    instead({ kind: act.kind, about: { ...act.about, row } });
  };
  return (
    <li>
      <p>
        <b>{label}</b> {refused.why}
      </p>
      <div className="o-keys">
        {refused.remedy === "again" && refused.again && (
          <Button onClick={() => refused.again && instead(refused.again)}>{refused.again.called ?? words.again}</Button>
        )}
        {refused.remedy === "row" && (
          <form onSubmit={mend}>
            <Field
              id={`row-${key}`}
              label={words.row}
              value={row}
              onChange={({ target: { value } }) => setRow(value)}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={20}
              required
            />
            <Button>{words.mend}</Button>
          </form>
        )}
        <Button look="line" onClick={() => dropAct(localStorage, key)}>
          {words.drop}
        </Button>
      </div>
    </li>
  );
}
