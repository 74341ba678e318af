import { useCopy, usePage } from "#app/page.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { coreWaivedLine } from "#core/core-waived.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { sharedKinds } from "#core/part-sharing.ts";
import { copy } from "./copy.ts";
import { billsAt, heldIn } from "./held.ts";
import type { AnswerPage } from "./load.ts";

/** What to look at before the part is paid, and what comes back later. */
export function Paying({ answer, facts }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const priced = answer.yards.find(({ price }) => price);
  const items = [facts?.check[edition] ?? words.compare];
  if (facts) items.push(sharedKinds[facts.shared][edition]);
  const bills = answer.yards.flatMap(billsAt);
  const held = heldIn(bills);
  if (priced && held.core) {
    const cores = new Set(billsAt(priced).map(({ coresCents }) => coresCents));
    const [cents = 0] = cores;
    const core = cores.size === 1 ? formatMoney(cents, edition, currencyOf(priced.store.country)) : "";
    items.push(words.bringOld(core, String(priced.store.coreDays)));
    if (chainFacts().rules.coreWaived) items.push(coreWaivedLine[edition]);
  }
  return (
    <section aria-labelledby="paying-h">
      <h2 className="sec-h" id="paying-h">
        {words.paying}
      </h2>
      <KitList className="mt-2" items={items} />
    </section>
  );
}
