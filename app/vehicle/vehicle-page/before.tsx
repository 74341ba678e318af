import { useCopy, usePage } from "#app/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { todayAt } from "#app/vehicle/day-set.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { ruleLine } from "#content/rules/sentence.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import "#app/ui/section-head.css";
import "#app/vehicle/vehicle.css";

/** What to bring, what entering costs, and what nobody can promise. */
export function BeforeYouCome({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const { minimumAge = 0, holdsParts } = chainFacts().rules;
  const { admissionCents } = store;
  const entry =
    admissionCents === null
      ? words.askAdmission
      : admissionCents > 0
        ? words.admission(formatMoney(admissionCents, edition, currencyOf(store.country)))
        : words.free;
  const age = minimumAge > 0 ? ` ${words.age(minimumAge)}` : "";
  const tools = ruleLine(["handTools", "noJacks", "noTorches"], edition);
  return (
    <section className="before" aria-labelledby="before-h">
      <h2 className="section-head" id="before-h">
        {words.before}
      </h2>
      <KitList className="mt-2" items={[tools, words.wear, `${entry}${age}`].filter(Boolean)} />
      <Notice title={words.callTitle} className="mt-3">
        {holdsParts === false && `${words.notHeld} `}
        {words.call}
      </Notice>
      <p className="print-only">{words.printed(formatDay(todayAt(store.schedule.timeZone, now), edition, "full"))}</p>
    </section>
  );
}
