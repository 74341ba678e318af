import type { PictogramName } from "#core/pictogram.ts";
import { Pictogram } from "./pictogram.tsx";
import "./plates.css";

/** Highway code: a rule, not here, careful, a service. */
type PlateKind = "rule" | "no" | "careful" | "service";

/** One rule, one plate; `figure` stands in a pictogram's place. */
export type PlateWords = { title: string; note?: string | undefined } & (
  | { sign: PictogramName; no?: boolean }
  | { figure: string }
);

/** Plates in a row: pictogram above, at most nine words below. */
function Plates({ plates, kind = "rule", ordered = false }: PlatesProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className={kind === "rule" || kind === "no" ? "plates" : `plates plates--${kind}`}>
      {plates.map((plate) => (
        <li key={plate.title}>
          {"figure" in plate ? (
            <span className="plates__sign" aria-hidden="true">
              {plate.figure}
            </span>
          ) : (
            <span className="plates__sign">
              <Pictogram name={plate.sign} no={kind === "no" || plate.no === true} />
            </span>
          )}
          <b>{plate.title}</b> {plate.note && <span>{plate.note}</span>}
        </li>
      ))}
    </List>
  );
}

type PlatesProps = { plates: readonly PlateWords[]; kind?: PlateKind; ordered?: boolean };

type PlateBoardProps = { id: string; heading: string; half?: boolean } & PlatesProps;

/** A board: its name at the left, its plates beside it; half a row wide, its name above. */
export function PlateBoard({ id, heading, half = false, ...plates }: PlateBoardProps) {
  return (
    <section className={half ? "plate-board plate-board--half" : "plate-board"} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Plates {...plates} />
    </section>
  );
}
