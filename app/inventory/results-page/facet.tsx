import type { ReactNode } from "react";
import { Check } from "#app/ui/check.tsx";
import { Swatch } from "#app/ui/tag.tsx";

/** One box that can be ticked, with how many cars it stands for. */
export type Choice = { value: string; text: string; count: string; chosen: boolean };

/** The choices of a name as the server drew them. */
export const readChoices = (root: HTMLElement, name: string): Choice[] =>
  [...root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].map((box) => {
    const count = box.nextElementSibling?.querySelector("small")?.textContent ?? "";
    const all = box.nextElementSibling?.textContent ?? "";
    const text = all.slice(0, all.length - count.length).trim();
    return { value: box.value, text, count, chosen: box.defaultChecked };
  });

/** One group of choices, folded away until it is wanted or in force. */
export function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="sr">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type FacetProps = { title: string; name: string; choices: readonly Choice[]; onTick(): void; more?: ReactNode };

export function Facet({ title, name, choices, onTick, more }: FacetProps) {
  return (
    <Fold title={title} open={choices.some(({ chosen }) => chosen)}>
      {choices.map(({ value, text, count, chosen }) => (
        <Check
          key={value}
          id={`i-${name}-${value}`}
          name={name}
          value={value}
          defaultChecked={chosen}
          onChange={onTick}
        >
          {name === "color" && (
            <>
              <Swatch paint={value} />{" "}
            </>
          )}
          {text} <small className="nums">{count}</small>
        </Check>
      ))}
      {more}
    </Fold>
  );
}
