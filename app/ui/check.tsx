import type { InputHTMLAttributes, ReactNode } from "react";
import { mark } from "#app/marks.ts";
import { FieldError } from "./field.tsx";
import "./field.css";

type CheckProps = { id: string; type?: "checkbox" | "radio"; error?: string | undefined; children: ReactNode } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "type" | "className" | "style" | "children"
>;

/** A native checkbox or radio with a row-high target. */
export function Check({ id, type = "checkbox", error, children, ...rest }: CheckProps) {
  return (
    <div className="field" {...mark("bad", Boolean(error))}>
      <label className="check">
        <input
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-err` : undefined}
          {...rest}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
