import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { holdTerms } from "../hold-terms.ts";
import { ActForm, type SaidAct } from "./act-form.tsx";
import { copy } from "./copy.ts";
import { carsToCrush, type Mark, type Marks, rowsBeside, typedFrom, type WalkCar } from "./marks.ts";
import { UndoForm } from "./undo-form.tsx";
import type { WalkRowProps } from "./walk-row-props.ts";
import { WalkSheet } from "./walk-sheet.tsx";

type WalkKeysProps = WalkRowProps & {
  marks: Marks;
  car: WalkCar | undefined;
  /** Why the row that was typed is none. */
  badRow: string;
  act: (said: SaidAct) => boolean;
  rest: () => void;
  onUndo: (mark: Mark) => void;
};

/** The keys of a car, always in the same place, and the sheets that they open. */
export function WalkKeys(props: WalkKeysProps) {
  const words = useCopy(copy);
  const { car, marks, cars, act, ways, target, store, row, keys, rows, mapped } = props;
  const walk = (kind: string) => ({ store, row, key: keys[kind] });
  const about = { car: String(car?.id ?? "") };
  const leave = carsToCrush(cars, marks);
  const mark = car && marks[car.id];
  const form = (kind: string) => ({ target, walk: walk(kind), onAct: act });
  return (
    <>
      <div className="o-walk__after">
        <Button look="line" className="o-walk__rest" onClick={props.rest}>
          {words.rest}
        </Button>
        {ways.receive && (
          <LinkButton look="line" href={ways.receive}>
            {words.other}
          </LinkButton>
        )}
        {leave.length > 0 && (
          <button type="button" className="btn btn--line" popoverTarget="walk-crush">
            {words.crush}
          </button>
        )}
      </div>
      {car && (
        <div className="o-walk__bar">
          <p>
            <span aria-live="polite">
              <b>{car.name}</b>{" "}
              {[car.stockNumber, car.space && `${words.space} ${car.space}`].filter(Boolean).join(" · ")}
            </span>
            <button type="button" className="o-walk__more" popoverTarget="walk-more" aria-label={words.more(car.name)}>
              …
            </button>
          </p>
          <div className="o-walk__keys">
            {mark?.key ? (
              <UndoForm {...props} mark={mark} name={car.name} undo={props.onUndo} />
            ) : (
              <>
                <button type="button" className="btn btn--line" popoverTarget="walk-why">
                  {words.gone}
                </button>
                <button type="button" className="btn btn--line" popoverTarget="walk-where">
                  {words.moved}
                </button>
                <ActForm {...form("seen")} act={{ kind: "seen", fields: about }}>
                  <Button block>{words.stays}</Button>
                </ActForm>
              </>
            )}
          </div>
        </div>
      )}
      {car && (
        <>
          <WalkSheet id="walk-why" title={words.why(car.name)} bad>
            <ActForm {...form("gone")} act={{ kind: "gone", fields: about }} className="o-walk__three">
              {(["crushed", "sold", "mistake"] as const).map((reason) => (
                <button key={reason} className="btn btn--line" type="submit" name="reason" value={reason}>
                  {words.marks[reason]}
                </button>
              ))}
            </ActForm>
            <p className="o-help">{words.whyHelp}</p>
          </WalkSheet>
          <WalkSheet id="walk-where" title={words.where(car.name)}>
            <ActForm {...form("move")} act={{ kind: "move", fields: about }} className="o-near">
              {rowsBeside(rows, row).map((beside) => (
                <button key={beside} type="submit" name="row" value={beside}>
                  {beside}
                </button>
              ))}
            </ActForm>
            <ActForm {...form("move")} act={{ kind: "move", fields: about }} className="o-walk__where">
              <Field
                id="walk-row"
                name="row"
                label={words.row}
                inputMode={rows.every((one) => /^\d+$/.test(one)) ? "numeric" : "text"}
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={20}
                nums
                required
              />
              <Button>{words.move}</Button>
            </ActForm>
            {props.badRow && (
              <p className="o-state o-state--bad" role="alert">
                {props.badRow}
              </p>
            )}
            {mapped && <p className="o-help">{words.rows(rows[0] ?? "", rows.at(-1) ?? "")}</p>}
          </WalkSheet>
          <WalkSheet id="walk-more" title={words.holdWhat(car.name)}>
            <ActForm {...form("hold")} act={{ kind: "hold", fields: about }} className="o-walk__three">
              {holdTerms.map((term) => (
                <button key={term} className="btn btn--line" type="submit" name="until" value={term}>
                  {words.terms[term]}
                </button>
              ))}
            </ActForm>
            {car.held && (
              <ActForm {...form("unhold")} act={{ kind: "unhold", fields: about }}>
                <p>{car.held}</p>
                <Button block>{words.unhold}</Button>
              </ActForm>
            )}
            <p className="o-help">{words.holdHelp}</p>
            <LinkButton look="line" href={`${ways.cars}?${new URLSearchParams({ q: car.stockNumber || car.vin })}`}>
              {words.open}
            </LinkButton>
          </WalkSheet>
        </>
      )}
      {leave.length > 0 && (
        <WalkSheet id="walk-crush" title={words.crushAsk(row)} bad>
          <p>{words.crushWhat(leave.length)}</p>
          <ul className="o-walk__leave">
            {leave.map(({ id, name, stockNumber }) => (
              <li key={id}>
                <b>{name}</b> {stockNumber}
              </li>
            ))}
          </ul>
          <ActForm
            {...form("crush")}
            act={{ kind: "crush", fields: { cars: leave.map(({ id }) => id).join(",") } }}
            className="o-walk__crush"
          >
            {leave.length >= typedFrom && (
              <Field
                id="walk-typed"
                name="typed"
                label={words.typed(leave.length)}
                inputMode="numeric"
                pattern={String(leave.length)}
                title={words.wrongCount(leave.length)}
                autoComplete="off"
                required
              />
            )}
            <button type="button" className="btn btn--line" popoverTarget="walk-crush" popoverTargetAction="hide">
              {words.no}
            </button>
            <button type="submit" className="btn o-walk__stop">
              {words.yes(leave.length)}
            </button>
          </ActForm>
        </WalkSheet>
      )}
    </>
  );
}
