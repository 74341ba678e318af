import type { InputHTMLAttributes, ReactNode } from "react";
import "./segments.css";

type Segment = { text: ReactNode; current: boolean };

/** One of a few views of the same thing, side by side: links that the server answers. */
export function LinkSegments({ label, links }: { label: string; links: readonly (Segment & { href: string })[] }) {
  return (
    <nav className="segmented" aria-label={label}>
      {links.map(({ text, href, current }) => (
        <a key={href} href={href} aria-current={current ? "true" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

type Option = Segment & { value: string; id?: string };
type RadioSegmentsProps = {
  label: string;
  name: string;
  options: readonly Option[];
  /** "bar" stands among filters and is as low as they are; `shown` is its label. */
  look?: "field" | "bar";
  shown?: boolean;
  className?: string;
  /** Whoever gives it holds what is chosen; without it the form does. */
  onChoose?: (value: string) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "onChange" | "form">;

/** The same as a choice in a form. */
export function RadioSegments({
  label,
  name,
  options,
  look = "field",
  shown = false,
  className = "",
  onChoose,
  ...rest
}: RadioSegmentsProps) {
  const bar = look === "bar";
  const held = ({ value, current }: Option) =>
    onChoose ? { checked: current, onChange: () => onChoose(value) } : { defaultChecked: current };
  return (
    <fieldset className={[bar ? "segments" : "segmented", className].filter(Boolean).join(" ")}>
      <legend className={shown ? undefined : "sr-only"}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className={bar ? undefined : "sr-only"}
            type="radio"
            name={name}
            value={option.value}
            id={option.id}
            {...held(option)}
            {...rest}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
