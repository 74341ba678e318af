import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { without } from "#core/unsaid-words.ts";
import type { Job } from "./book.ts";
import { copy } from "./copy.ts";
import { places, useList } from "./list-context.tsx";
import { payingOf, sumsText } from "./pay.ts";
import { TillLines, tillOf, VisitChoices } from "./till.tsx";
import { pieces, type YardVisit } from "./visit.ts";
import "#app/prices/bill.css";
import "./list.css";
import "./stops.css";

type PayBarProps = {
  visits: readonly YardVisit[];
  job: Job;
  /** What was done last, and whether it can be undone. */
  told: string;
  undo: (() => void) | undefined;
  settled: boolean;
};

/** At the foot of a phone: what was done, with its undoing, and the total, which opens to its lines. */
export function PayBar({ visits, job, told, undo, settled }: PayBarProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { place } = useList();
  const paying = payingOf(visits);
  const count = paying.reduce((sum, { wants }) => sum + pieces(wants), 0);
  if (!told && count === 0) return null;
  const total = sumsText(paying, (visit) => tillOf(visit, job).totalCents, edition);
  const tills = paying.filter(({ store }) => store > 0).length;
  const rated = paying.filter(({ facts }) => facts).length;
  const unsaid = [...new Set(paying.flatMap((visit) => tillOf(visit, job).unsaid))];
  const missing = rated < paying.length ? words.untaxed : without(unsaid, edition);
  const only = paying.length === 1 ? `${paying[0]?.yard || words.noYard}, ` : "";
  const title = tills > 1 ? words.tills(tills) : rated > 0 ? words.total : words.partsOnly;
  return (
    <div className="pay list-pay no-print">
      <div className="wrap wrap--wide">
        {told && (
          <p className="want__line">
            {told}{" "}
            {undo && (
              <Button ref={place(places.undo)} size={44} onClick={undo}>
                {words.undo}
              </Button>
            )}
          </p>
        )}
        {count > 0 && (
          <details className="bill">
            <summary>
              <span className="bill__count">
                {title}
                <small>
                  {only}
                  {words.pieces(count)}
                  {missing && `, ${missing}`}
                </small>
              </span>{" "}
              <span className="bill__figure">
                <b className="bill__total">{total}</b>
              </span>{" "}
              <Icon name="down" />
            </summary>
            {settled && (
              <div className="bill__all">
                <VisitChoices visits={paying} job={job} />
                {paying.map((visit) => (
                  <div key={visit.store}>
                    {paying.length > 1 && <h3>{visit.yard || words.noYard}</h3>}
                    <TillLines visit={visit} job={job} />
                  </div>
                ))}
              </div>
            )}
          </details>
        )}
      </div>
    </div>
  );
}
