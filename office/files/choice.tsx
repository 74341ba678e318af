import type { InputHTMLAttributes } from "react";
import "./files.css";

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
