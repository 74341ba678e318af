import { useCopy, usePage } from "#app/page.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { coreWaivedLine } from "#core/core-waived.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { sharedKinds } from "#core/part-sharing.ts";
import { askForUnsaid } from "#core/unsaid-words.ts";
import { copy } from "./copy.ts";
import { billsAt, heldIn, unsaidIn } from "./held.ts";
import type { AnswerPage } from "./load.ts";
import "#app/ui/section-head.css";

/** What to look at before the part is paid, and what comes back later. */
export function Paying({ answer, facts, caution }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const priced = answer.yards.find(({ price }) => price);
  // Of what only the staff may touch nobody is told to compare his own.
  const isStaffs = caution.who === "staff";
  const items = [facts?.check[edition] || (isStaffs ? "" : words.compare)].filter(Boolean);
  if (facts && !isStaffs) items.push(sharedKinds[facts.shared][edition]);
  const bills = answer.yards.flatMap(billsAt);
  const held = heldIn(bills);
  if (priced && held.core) {
    const cores = new Set(billsAt(priced).map(({ coresCents }) => coresCents));
    const [cents = 0] = cores;
    const core = cores.size === 1 ? formatMoney(cents, edition, currencyOf(priced.store.country)) : "";
    items.push(isStaffs ? words.handInOld(core) : words.bringOld(core, priced.store.coreDays));
    if (!isStaffs && chainFacts().rules.coreWaived) items.push(coreWaivedLine[edition]);
  }
  const asked = askForUnsaid(unsaidIn(bills), edition);
  if (asked) items.push(asked);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="paying-h">
      <h2 className="section-head" id="paying-h">
        {words.paying}
      </h2>
      <KitList className="mt-2" items={items} />
    </section>
  );
}
