import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { Job } from "./book.ts";
import { copy } from "./copy.ts";
import { TillLines, tillOf, VisitChoices } from "./till.tsx";
import { pieces, type YardVisit } from "./visit.ts";

type PayBarProps = {
  visits: readonly YardVisit[];
  job: Job;
  /** What was done last, and whether it can be undone. */
  told: string;
  undo: (() => void) | undefined;
};

/** At the foot of a phone: what was done, with its undoing, and the total, which opens to its lines. */
export function PayBar({ visits, job, told, undo }: PayBarProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const sums = visits.map((visit) => tillOf(visit, job).totalCents);
  const count = visits.reduce((sum, { wants }) => sum + pieces(wants), 0);
  const [first] = visits;
  const country = first?.facts?.store.country ?? "US";
  const total = formatMoney(
    sums.reduce((sum, cents) => sum + cents, 0),
    edition,
    currencyOf(country),
  );
  const rated = visits.every(({ facts }) => facts);
  return (
    <div className="pay list-pay no-print">
      <div className="wrap wrap--wide">
        {told && (
          <p className="want__line">
            {told}{" "}
            {undo && (
              <Button size={44} type="button" onClick={undo}>
                {words.undo}
              </Button>
            )}
          </p>
        )}
        {count > 0 && (
          <details className="bill">
            <summary>
              <span className="bill__n">
                {visits.length > 1 ? words.tills(visits.length) : rated ? words.total : words.partsOnly}
                <small>
                  {visits.length === 1 && `${first?.yard || words.noYard}, `}
                  {words.pieces(count)}
                </small>
              </span>{" "}
              <span className="bill__t">
                <b className="bill__total">{total}</b>
              </span>{" "}
              <Icon name="down" />
            </summary>
            <div className="bill__all">
              <VisitChoices visits={visits} job={job} />
              {visits.map((visit) => (
                <div key={visit.store}>
                  {visits.length > 1 && <h3>{visit.yard || words.noYard}</h3>}
                  <TillLines visit={visit} job={job} />
                </div>
              ))}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
