import { useCopy, useEdition } from "#app/page.tsx";
import { hitChoice, hitSideIds } from "#core/hit-side.ts";
import { copy } from "./copy.ts";
import "./receive.css";

type HitFieldProps = { value: string; onChange?: ((side: string) => void) | undefined };

/** One of the four sides, none, or nobody looked: then the site says nothing. */
export function HitField({ value, onChange }: HitFieldProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const choices = [
    ...hitSideIds.map((side) => [side, hitChoice(side, edition)] as const),
    ["", words.unlooked] as const,
  ];
  return (
    <fieldset className="o-hit">
      <legend>{words.hit}</legend>
      {choices.map(([side, text]) => (
        <label key={side}>
          <input
            type="radio"
            name="hit"
            value={side}
            {...(onChange
              ? { checked: side === value, onChange: () => onChange(side) }
              : { defaultChecked: side === value })}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
