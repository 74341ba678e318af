import type { InputHTMLAttributes } from "react";
import "./files.css";

/** The form that applies a file: answers on the page go with it. */
export const applyFormId = "apply";

type ChoiceProps = { title: string; why: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "name" | "value" | "form" | "required" | "defaultChecked"
>;

/** One of a few answers, with what it brings about. */
export function Choice({ title, why, ...input }: ChoiceProps) {
  return (
    <label className="o-choice">
      <input type="radio" {...input} />
      <span>
        <b>{title}</b>
        <small>{why}</small>
      </span>
    </label>
  );
}
