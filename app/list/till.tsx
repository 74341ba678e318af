import { useCopy, useEdition } from "#app/page.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { type Bill, billOf, noRates, plusOf } from "#core/bill.ts";
import { coreWaivedLine } from "#core/core-waived.ts";
import { formatMoney, formatRate } from "#core/money.ts";
import { askForUnsaid } from "#core/unsaid-words.ts";
import { type Job, most } from "./book.ts";
import { changeJob } from "./changes.ts";
import { copy } from "./copy.ts";
import { useList } from "./list-context.tsx";
import { sumsText, visitCurrency } from "./pay.ts";
import { Stepper } from "./stepper.tsx";
import { billLines, pieces, type YardVisit } from "./visit.ts";
import "#app/ui/field.css";
import "./stops.css";

/** The bill of one yard, by the code that adds up the price list; without the yard's rates parts and cores alone. */
export function tillOf(visit: YardVisit, { people, plus }: Pick<Job, "people" | "plus">): Bill {
  const rates = visit.facts?.store;
  const lines = billLines(visit.wants);
  return rates
    ? billOf(lines, rates, { people, plus })
    : billOf(
        lines.map((line) => ({ ...line, environmentalCents: null })),
        noRates,
        { people, plus },
      );
}

/** What is paid at the counter of one yard, line by line. */
export function TillLines({ visit, job }: { visit: YardVisit; job: Job }) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { coreWaived } = useList();
  const rates = visit.facts?.store;
  const bill = tillOf(visit, job);
  const money = (cents: number) => formatMoney(cents, edition, visitCurrency(visit));
  const line = (name: string, cents: number) => ({ name, value: money(cents), nums: true });
  // What nobody has said has no line: the sentence below names it.
  const said = (name: string, cents: number | null) => (cents === null ? [] : [line(name, cents)]);
  return (
    <>
      <Facts
        facts={[
          line(words.pieces(pieces(visit.wants)), bill.partsCents),
          ...(bill.coresCents > 0 ? [line(words.cores, bill.coresCents)] : []),
          ...(rates
            ? [
                ...said(words.fee, bill.environmentalCents),
                ...said(words.tax(formatRate(rates.taxRate ?? 0)), bill.taxCents),
                ...said(words.admission(job.people), bill.admissionCents),
              ]
            : []),
          ...(bill.warrantyCents > 0 ? [line(words.plus, bill.warrantyCents)] : []),
          line(rates ? words.total : words.partsOnly, bill.totalCents),
        ]}
      />
      <p className="small muted">
        {rates && bill.coresCents > 0 && `${words.back(money(bill.coresCents), rates.coreDays)} `}
        {coreWaived && bill.coresCents > 0 && `${coreWaivedLine[edition]} `}
        {rates && bill.unsaid.length > 0 && `${askForUnsaid(bill.unsaid, edition)} `}
        {rates ? words.estimate : visit.store > 0 ? words.noRates : words.noYardHelp}
      </p>
    </>
  );
}

/** Who goes in, and whether everything is bought with Warranty Plus, at its price in these yards. */
export function VisitChoices({ visits, job }: { visits: readonly YardVisit[]; job: Job }) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { act } = useList();
  const plusIn = ({ wants }: YardVisit) => plusOf(billLines(wants));
  const plus = sumsText(
    visits.filter((visit) => plusIn(visit) > 0),
    plusIn,
    edition,
  );
  return (
    <div className="no-print">
      {visits.some(({ store }) => store > 0) && (
        <div className="want__line">
          {words.people}
          <Stepper
            label={words.people}
            value={job.people}
            most={most.people}
            less={words.person.less}
            more={words.person.more}
            set={(people) => act(changeJob({ people }), `${words.admission(people)}.`)}
          />
        </div>
      )}
      {plus && (
        <label className="check">
          <input
            type="checkbox"
            checked={job.plus}
            onChange={() => act(changeJob({ plus: !job.plus }), `${words.plus}.`)}
          />
          <span>{words.plusAll(plus)}</span>
        </label>
      )}
    </div>
  );
}
