import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { findCopy } from "./find-copy.ts";
import "./plates.css";

export const plateIds = ["part", "car", "place"] as const;
export type PlateId = (typeof plateIds)[number];
/** What each plate says; "" = nothing yet. */
export type PlateTexts = Readonly<Record<PlateId, string>>;

type PlatesProps = {
  /** Before the ids of what they open. */
  name: string;
  ids: readonly PlateId[];
  texts: PlateTexts;
  open: PlateId | undefined;
  /** The plates that can be opened. */
  opens: readonly PlateId[];
  onPress(id: PlateId): void;
  /** The plates that can be taken off. */
  forgets: readonly PlateId[];
  onForget(id: PlateId): void;
};

/** What is looked for, as three plates: some open their own plain fields, some are taken off by the key beside them. */
export function Plates({ name, ids, texts, open, opens, onPress, forgets, onForget }: PlatesProps) {
  const words = useCopy(findCopy);
  return (
    <div className="find__plates">
      {ids.map((id) => {
        const set = texts[id] !== "";
        const look = set ? "find__plate find__plate--set" : "find__plate";
        const said = (
          <>
            <small>{words.plates[id]}</small> <b>{texts[id] || words.unset[id]}</b>
          </>
        );
        return (
          <div key={id} className="find__slot">
            {opens.includes(id) ? (
              <button
                type="button"
                className={look}
                aria-expanded={open === id}
                aria-controls={`${name}-${id}`}
                onClick={() => onPress(id)}
              >
                {said}
              </button>
            ) : (
              <span className={look}>{said}</span>
            )}
            {set && forgets.includes(id) && (
              <button
                type="button"
                className="find__plate-off"
                aria-label={words.forget(words.plates[id], texts[id])}
                onClick={() => onForget(id)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        );
      })}
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
