import type { ReactNode } from "react";
import { useFilled } from "#app/finished.tsx";
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

type FacetProps = { title: string; name: string; choices: readonly Choice[]; open: boolean; more?: ReactNode };

/** Ticks of one kind; open where that is wanted, and where one of them is in force. */
export function Facet({ title, name, choices, open, more }: FacetProps) {
  const filled = useFilled();
  return (
    <Fold title={title} open={open || choices.some(({ chosen }) => chosen)}>
      {choices.map(({ chosen, ...choice }) =>
        filled(`choice ${name} ${chosen}`, choice, ({ value, text, count }) => (
          <label key={choice.value} className="check">
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
        )),
      )}
      {more}
    </Fold>
  );
}
