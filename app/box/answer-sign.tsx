import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AnswerHere } from "#stock/suggestions.ts";
import { boxCopy } from "./box-copy.ts";

/** The answer itself, before any page is asked for: yard, row, what is paid at the counter, how many cars, until when. */
export function AnswerSign({ id, here, selected }: { id: string; here: AnswerHere; selected: boolean }) {
  const words = useCopy(boxCopy);
  return (
    <a className="here" role="option" id={id} href={here.url} tabIndex={-1} aria-selected={selected}>
      <span className="here__yard">
        {here.yard} {here.away && <small>{here.away}</small>}
      </span>
      {here.row && (
        <span className="here__row">
          <small>{words.row}</small> {here.row}
        </span>
      )}
      {here.total && (
        <span className="here__sum">
          <b>{here.total}</b> {words.atCounter}
        </span>
      )}
      <span>
        {here.cars} · {here.hours}
      </span>
      {here.bill && <small>{here.bill}</small>}
      {here.danger && (
        <span className="here__danger">
          <Icon name="warning" /> {here.danger}
        </span>
      )}
      <span className="btn here__go">{words.seeCars}</span>
    </a>
  );
}
