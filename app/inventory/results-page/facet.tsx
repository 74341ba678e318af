import type { ReactNode } from "react";
import { Swatch } from "#app/ui/tag.tsx";
import "#app/ui/facet.css";
import "#app/ui/field.css";

/** One box that can be ticked, with how many cars it stands for. */
export type Choice = { value: string; text: string; count: string; chosen: boolean };

/** One group of choices, folded away until it is wanted or in force. */
export function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type FacetProps = { title: string; name: string; choices: readonly Choice[]; open: boolean; more?: ReactNode };

/** Ticks of one kind; open where that is wanted, and where one of them is in force. */
export function Facet({ title, name, choices, open, more }: FacetProps) {
  return (
    <Fold title={title} open={open || choices.some(({ chosen }) => chosen)}>
      {choices.map(({ value, text, count, chosen }) => (
        <label key={value} className="check">
          <input type="checkbox" id={`i-${name}-${value}`} name={name} value={value} defaultChecked={chosen} />
          <span>
            {name === "color" && (
              <>
                <Swatch paint={value} />{" "}
              </>
            )}
            {text} <small>{count}</small>
          </span>
        </label>
      ))}
      {more}
    </Fold>
  );
}
