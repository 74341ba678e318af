import { useCopy, usePage } from "#app/page.tsx";
import { spansWords } from "#app/stores/hours-words.ts";
import { Week } from "#app/stores/week.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { type SpecialDay, specialDaysAhead } from "#core/hours.ts";
import { currencyOf, formatMoney, formatRate } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import { calendarPath } from "#site/store-files.ts";
import { copy } from "./copy.ts";
import "#app/ui/lines.css";

const daysShown = 60;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Closures are cautions; a day with other hours is only a line. */
function SpecialDays({ days }: { days: readonly SpecialDay[] }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const nameOf = ({ day }: SpecialDay) => capital(formatDay(day, edition, "weekday"));
  const changed = days.filter(({ spans }) => spans.length > 0);
  return (
    <div className="stack stack--3 mt-5">
      {days
        .filter(({ spans }) => spans.length === 0)
        .map((special) => (
          <Notice key={special.day} title={words.closedDay(nameOf(special))}>
            {special.label[edition] && words.closedFor(special.label[edition])}
          </Notice>
        ))}
      {changed.length > 0 && (
        <>
          <h3>{words.otherHours}</h3>
          <ul className="lines">
            {changed.map((special) => (
              <li key={special.day}>
                <span>
                  {nameOf(special)} <small>{special.label[edition]}</small>
                </span>
                <span className="whole-name">{spansWords(special.spans, edition)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The week with today marked, the yard's earlier closing, admission, and the special days ahead; what nobody has said is asked. */
export function StoreHours({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const isYard = store.services.has("inventory");
  const special = specialDaysAhead(store.schedule, now, daysShown);
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(store.country));
  const { taxRate, environmentalRate, environmentalCapCents: cap, admissionCents, yardClosesBeforeMinutes } = store;
  // Not every state taxes, and not every chain has the fee.
  const added = [
    taxRate !== null && taxRate > 0 && words.tax(formatRate(taxRate)),
    environmentalRate !== null &&
      environmentalRate > 0 &&
      words.fee(formatRate(environmentalRate), cap === null ? undefined : money(cap)),
  ].filter((one) => one !== false);
  const early = yardClosesBeforeMinutes ?? 0;
  const { payment } = chainFacts().rules;
  return (
    <div>
      <h2 className="mb-4" id="hours">
        {words.hours}
      </h2>
      {!store.schedule.week && <p>{words.askHours}</p>}
      {isYard && early > 0 && store.yardSchedule ? (
        <Week
          schedule={store.yardSchedule}
          labelledBy="hours"
          shop={{ schedule: store.schedule, heading: words.storeHours }}
        />
      ) : (
        <Week schedule={store.schedule} labelledBy="hours" heading={isYard ? words.storeHours : words.siteHours} />
      )}
      {isYard && (
        <p className="muted mt-3">
          {early > 0 && words.yardNote(early)}{" "}
          {admissionCents === null
            ? words.askAdmission
            : admissionCents > 0
              ? words.admission(money(admissionCents))
              : words.freeEntry}{" "}
          {store.country === "CA" && words.canadian}
        </p>
      )}
      {isYard && (
        <p className="muted mt-3">
          {payment && words.paying(payment[edition])} {added.length > 0 && words.added(added)}{" "}
          {(taxRate === null || environmentalRate === null) && words.askAdded(added.length > 0)}
        </p>
      )}
      {special.length > 0 && <SpecialDays days={special} />}
      <p className="mt-4">
        <GoLink href={calendarPath(store.id, edition)} icon="card">
          {words.calendar}
        </GoLink>
      </p>
    </div>
  );
}
