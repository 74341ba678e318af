import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { Icon } from "./icon.tsx";
import { type Option, Options } from "./options.tsx";
import "./field.css";
import "./place-field.css";

type Common = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** On the box around it: "f-make", "f-yard". */
  place?: string | undefined;
};
type Plain<T> = Omit<T, "id" | "className" | "style" | "aria-invalid" | "aria-describedby">;

function links(id: string, hint: ReactNode, error: string | undefined) {
  const described = [hint !== undefined && `${id}-hint`, error && `${id}-err`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? (true as const) : undefined, "aria-describedby": described || undefined };
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className="err" id={`${id}-err`}>
      <Icon name="warning" /> <span>{children}</span>
    </span>
  );
}

type FrameProps = Common & { note?: ReactNode; children: ReactNode };

function Frame({ id, label, hint, error, optional, place, note, children }: FrameProps) {
  const words = useCopy(copy);
  return (
    <div className={place ? `field ${place}` : "field"} {...mark("bad", Boolean(error))}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> {words.optional}</span>}
      </label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {note}
    </div>
  );
}

export type FieldProps = Common & {
  ref?: Ref<HTMLInputElement> | undefined;
  nums?: boolean;
  button?: ReactNode;
  /** Under everything else. */
  note?: ReactNode;
} & Plain<InputHTMLAttributes<HTMLInputElement>>;

/** A labelled one-line input, with a button in it where there is one. The value sent back with an error is kept. */
export function Field({ id, label, hint, error, optional, place, nums = false, button, note, ...rest }: FieldProps) {
  const input = (
    <input className={nums ? "input nums" : "input"} id={id} type="text" {...links(id, hint, error)} {...rest} />
  );
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional} place={place} note={note}>
      {button ? (
        <span className="f-zip__box">
          {input}
          {button}
        </span>
      ) : (
        input
      )}
    </Frame>
  );
}

type SelectProps = Common & { first?: Option; options: readonly Option[]; nums?: boolean } & Plain<
    SelectHTMLAttributes<HTMLSelectElement>
  >;

/** `defaultValue` chooses the option in force. */
export function Select({
  id,
  label,
  hint,
  error,
  optional,
  place,
  first,
  options,
  nums = false,
  ...rest
}: SelectProps) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional} place={place}>
      <select className={nums ? "input nums" : "input"} id={id} {...links(id, hint, error)} {...rest}>
        <Options first={first} options={options} />
      </select>
    </Frame>
  );
}

type TextAreaProps = Common & Plain<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function TextArea({ id, label, hint, error, optional, place, ...rest }: TextAreaProps) {
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional} place={place}>
      <textarea className="input" id={id} {...links(id, hint, error)} {...rest} />
    </Frame>
  );
}
