import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";
import type { RuleLine as Line } from "./load.ts";
import "./rules.css";

/** One press for each answer that can be pressed; for a yes alone the sentence stands above already. */
function Options({ line: { id, text, options }, look }: { line: Line; look: "yellow" | "line" }) {
  const words = useCopy(copy);
  return options.map((option) => (
    <ActionForm key={option.value} to="rules" name="say" fields={{ rule: id, value: option.value }}>
      <Button look={look} aria-label={`${words.say}: ${option.text}`}>
        {options.length === 1 && option.text === text ? words.yes : option.text}
      </Button>
    </ActionForm>
  ));
}

function Typed({ line: { id, text, fields }, open }: { line: Line; open: boolean }) {
  const words = useCopy(copy);
  if (fields.length === 0) return null;
  return (
    <details className="o-fold">
      <summary aria-label={`${open ? words.write : words.change}: ${text}`}>
        {open ? words.write : words.change}
      </summary>
      <ActionForm to="rules" name="type" fields={{ rule: id }} className="o-stack">
        {fields.map(({ name, type, value, label }) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            name={name}
            type={type === "number" ? "text" : type}
            inputMode={type === "number" ? "numeric" : undefined}
            label={label}
            defaultValue={value}
            required
          />
        ))}
        <Button>{words.save}</Button>
      </ActionForm>
    </details>
  );
}

type PressProps = { line: Line; name: "hush" | "undo"; says: string; answer?: string };

function Press({ line: { id, text }, name, says, answer }: PressProps) {
  return (
    <ActionForm to="rules" name={name} fields={{ rule: id, ...(answer !== undefined && { answer }) }}>
      <Button look="line" aria-label={`${says}: ${text}`}>
        {says}
      </Button>
    </ActionForm>
  );
}

/** A rule with its sentence, where it comes from, and what can be done about it. */
export function RuleLine({
  line,
  state,
  mayAnswer,
}: {
  line: Line;
  state: "unsaid" | "said" | "mute";
  mayAnswer: boolean;
}) {
  const words = useCopy(copy);
  const look = state === "unsaid" ? "o-state o-state--wait" : state === "said" ? "o-state o-state--ok" : undefined;
  return (
    <li className={`rule rule--${state}`} id={line.id}>
      <div>
        <blockquote>{line.text}</blockquote>
        <p className="rule__src">
          <span className={look}>{line.source}</span>
          <span>{line.where}</span>
          {state === "mute" && <span>{words.ask}</span>}
        </p>
      </div>
      {mayAnswer && (
        <div className="rule__keys">
          {state !== "said" && (
            <Options line={line} look={state === "unsaid" && line.options.length === 1 ? "yellow" : "line"} />
          )}
          {state === "said" && line.options.length > 1 && (
            <details className="o-fold">
              <summary aria-label={`${words.change}: ${line.text}`}>{words.change}</summary>
              <Options line={line} look="line" />
            </details>
          )}
          <Typed line={line} open={state !== "said"} />
          {state !== "mute" && <Press line={line} name="hush" says={words.hush} />}
          {line.answer !== undefined && <Press line={line} name="undo" says={words.undo} answer={line.answer} />}
        </div>
      )}
    </li>
  );
}
