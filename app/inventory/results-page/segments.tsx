import type { Choice } from "./facet.tsx";

/** One of a few choices, side by side, each with how many cars it stands for. */
export function Segments({ title, name, choices }: { title: string; name: string; choices: readonly Choice[] }) {
  return (
    <fieldset className="segments">
      <legend>{title}</legend>
      {choices.map(({ value, text, count, chosen }) => (
        <label key={value}>
          <input type="radio" id={`i-${name}-${value}`} name={name} value={value} defaultChecked={chosen} />
          <span>
            {text} <small>{count}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
