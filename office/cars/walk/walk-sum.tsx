import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";
import { countMarks, isAway, type Mark, type Marks } from "./marks.ts";
import { UndoForm } from "./undo-form.tsx";
import { MarkText } from "./walk-lines.tsx";
import type { WalkRowProps } from "./walk-row-props.ts";

type WalkSumProps = WalkRowProps & { marks: Marks; undo: (mark: Mark) => void; look: () => void };

/** What came of a row, each of it to be taken back. */
export function WalkSum(props: WalkSumProps) {
  const words = useCopy(copy);
  const { cars, marks, ways, look } = props;
  const count = countMarks(cars, marks);
  const told = cars.filter(({ id }) => marks[id] && marks[id].how !== "seen");
  /** A whole row is one act, and is taken back as one: beside its first car. */
  const withKey = (key: string) => told.filter(({ id }) => marks[id]?.key === key);
  return (
    <>
      <section className="o-panel o-panel__body o-walk__sum" aria-label={words.done}>
        <h2>{words.done}</h2>
        <p className="o-walk__counts">
          {(["stay", "left", "away"] as const).map((name) => (
            <span key={name}>
              <b>{count[name === "away" ? "moved" : name]}</b> {words[name]}
            </span>
          ))}
        </p>
        <ul className="o-lines">
          {told.map(({ id, name, stockNumber }) => {
            const mark = marks[id] as Mark;
            return (
              <li key={id}>
                <div>
                  <h3>{name}</h3>
                  <p>
                    {stockNumber} <MarkText mark={mark} />
                  </p>
                </div>
                {mark.key && withKey(mark.key)[0]?.id === id && (
                  <UndoForm
                    {...props}
                    mark={mark}
                    name={withKey(mark.key).length > 1 ? words.cars(withKey(mark.key).length) : name}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {told.some(({ id }) => isAway(marks[id])) && <p className="o-help">{words.system}</p>}
      </section>
      <div className="o-walk__bar">
        <div className="o-walk__keys">
          <LinkButton look="line" href={ways.today}>
            {words.finish}
          </LinkButton>
          <Button look="line" className="o-walk__rest" onClick={look}>
            {words.back}
          </Button>
          {ways.next && <LinkButton href={ways.next.href}>{words.next(ways.next.row)}</LinkButton>}
        </div>
      </div>
    </>
  );
}
