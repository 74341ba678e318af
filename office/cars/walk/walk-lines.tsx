import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { isAway, type Mark, type Marks, type WalkCar } from "./marks.ts";

export function MarkText({ mark }: { mark: Mark }) {
  const words = useCopy(copy);
  const look = mark.how === "seen" ? "ok" : mark.how === "hold" || mark.how === "unhold" ? "wait" : "bad";
  return (
    <span className={`o-state o-state--${look}`}>
      {mark.how === "move" ? words.marks.move(mark.row ?? "") : words.marks[mark.how]}
    </span>
  );
}

type WalkLinesProps = {
  cars: readonly WalkCar[];
  marks: Marks;
  at: number | undefined;
  here: string;
  onPick: (id: number) => void;
};

/** The cars of the row in their order; any of them may be the one that is next. */
export function WalkLines({ cars, marks, at, here, onPick }: WalkLinesProps) {
  const words = useCopy(copy);
  const spaced = cars.some(({ space }) => space !== "");
  return (
    <ol className="o-walk__cars">
      {cars.map(({ id, name, stockNumber, vin, space, held }) => {
        const mark = marks[id];
        return (
          <li
            key={id}
            aria-current={id === at ? "step" : undefined}
            className={isAway(mark) ? "o-walk__away" : undefined}
          >
            <a
              href={`${here}&car=${id}`}
              onClick={(event) => {
                event.preventDefault();
                onPick(id);
              }}
            >
              {spaced && (
                <span className="o-place" aria-hidden={space === "" || undefined}>
                  {space || "–"}
                </span>
              )}
              <span className="o-walk__name">
                <b>{name}</b>
                <small>{[stockNumber || (vin && `VIN …${vin.slice(-6)}`), held].filter(Boolean).join(" · ")}</small>
              </span>
              {mark ? <MarkText mark={mark} /> : held && <span className="o-state o-state--wait">{words.held}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
