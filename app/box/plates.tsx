import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { findCopy } from "./find-copy.ts";
import "./find-form.css";

export const plateIds = ["part", "car", "place"] as const;
export type PlateId = (typeof plateIds)[number];
/** What each plate says; "" = nothing yet. */
export type PlateTexts = Readonly<Record<PlateId, string>>;

type PlatesProps = {
  ids: readonly PlateId[];
  texts: PlateTexts;
  open: PlateId | undefined;
  onPress(id: PlateId): void;
};

/** What is looked for, as three plates; each opens its own plain fields. */
export function Plates({ ids, texts, open, onPress }: PlatesProps) {
  const words = useCopy(findCopy);
  return (
    <div className="find__plates">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={texts[id] === "" ? "find__plate" : "find__plate find__plate--set"}
          aria-expanded={open === id}
          aria-controls={`find-${id}`}
          onClick={() => onPress(id)}
        >
          <small>{words.plates[id]}</small> <b>{texts[id] || words.unset[id]}</b>
        </button>
      ))}
    </div>
  );
}

type PanelProps = { id: PlateId; open: PlateId | undefined; children: ReactNode };

/** The fields of a plate; without script they stand there plainly. */
export function Panel({ id, open, children }: PanelProps) {
  const words = useCopy(findCopy);
  return (
    <fieldset className={open === id ? "find__panel find__panel--open" : "find__panel"} id={`find-${id}`}>
      <legend>{words.plates[id]}</legend>
      {children}
    </fieldset>
  );
}
