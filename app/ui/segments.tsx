import type { InputHTMLAttributes, ReactNode } from "react";

type Segment = { text: ReactNode; current: boolean };

/** One of a few views of the same thing, side by side: links that the server answers. */
export function LinkSegments({ label, links }: { label: string; links: readonly (Segment & { href: string })[] }) {
  return (
    <nav className="seg" aria-label={label}>
      {links.map(({ text, href, current }) => (
        <a key={href} href={href} aria-current={current ? "true" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

type RadioSegmentsProps = { label: string; name: string; options: readonly (Segment & { value: string })[] } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "onChange" | "form"
>;

/** The same as a choice in a form. */
export function RadioSegments({ label, name, options, ...rest }: RadioSegmentsProps) {
  return (
    <fieldset className="seg">
      <legend className="sr">{label}</legend>
      {options.map(({ text, value, current }) => (
        <label key={value}>
          <input className="sr" type="radio" name={name} value={value} defaultChecked={current} {...rest} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
