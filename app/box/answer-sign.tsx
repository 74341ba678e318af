import { AddToList } from "#app/list/add-to-list.tsx";
import { plainCar } from "#app/list/addition.ts";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AnswerHere } from "#stock/suggestions.ts";
import { boxCopy } from "./box-copy.ts";
import "./answer-sign.css";

type OptionProps = { id: string; selected: boolean };

/** The answer itself, before any page is asked for: yard, row, what is paid at the counter, how many cars, until when. */
export function AnswerSign({ id, here, selected }: OptionProps & { here: AnswerHere }) {
  const words = useCopy(boxCopy);
  return (
    <a className="here" role="option" id={id} href={here.url} tabIndex={-1} aria-selected={selected}>
      {here.none && <b className="here__none">{here.none}</b>}
      {here.yard && (
        <span className="here__yard">
          {here.none && <small>{words.nearest} </small>}
          {here.yard} {here.away && <small>{here.away}</small>}
        </span>
      )}
      {here.row && !here.none && (
        <span className="here__row">
          <small>{words.row}</small> {here.row}
        </span>
      )}
      {here.total && (
        <span className="here__sum">
          <b>{here.total}</b> {words.atCounter}
        </span>
      )}
      {here.yard && (
        <span>
          {here.cars} · {here.hours}
        </span>
      )}
      {here.bill && !here.none && <small>{here.bill}</small>}
      {here.danger && (
        <span className="here__danger">
          <Icon name="warning" /> {here.danger}
        </span>
      )}
      <span className="btn here__go">{here.go}</span>
    </a>
  );
}

/** Beside what the sign leads to: the car and the part on the list, or a word when the next one comes. */
export function AnswerMore({ here: { add, tell } }: { here: AnswerHere }) {
  const words = useCopy(boxCopy);
  if (!add && !tell) return null;
  return (
    <div className="here-more">
      {add ? (
        <AddToList
          name={[add.part?.name, add.name].filter(Boolean).join(", ")}
          store={add.store}
          yard={add.yard}
          car={plainCar({
            ...{ id: add.id, key: add.key, name: add.name, row: add.row },
            ...{ color: add.color, style: add.style, highVoltage: add.highVoltage },
          })}
          parts={add.part ? [add.part] : []}
        />
      ) : (
        <a className="btn btn--line" href={tell}>
          {words.tell}
        </a>
      )}
    </div>
  );
}

/** What the chain's rules say to a question, and the page that says more. */
export function RuleSign({ id, rule, page, url, selected }: OptionProps & { rule: string; page: string; url: string }) {
  return (
    <a className="rule-here" role="option" id={id} href={url} tabIndex={-1} aria-selected={selected}>
      <span>{rule}</span>
      <b>
        {page} <Icon name="forward" />
      </b>
    </a>
  );
}
