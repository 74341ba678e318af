import { useCopy, usePage } from "#app/page.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import { sharedKinds } from "#core/part-sharing.ts";
import { askForUnsaid } from "#core/unsaid-words.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

/** What to look at before the part is paid, and what comes back later. */
export function Paying({ answer, facts }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const priced = answer.yards.find(({ price }) => price);
  const coreCents = priced?.price?.bill.coresCents ?? 0;
  const items = [facts?.check[edition] || words.compare];
  if (facts) items.push(sharedKinds[facts.shared][edition]);
  if (priced && coreCents > 0) {
    const core = formatMoney(coreCents, edition, currencyOf(priced.store.country));
    items.push(words.bringOld(core, priced.store.coreDays));
  }
  const unsaid = answer.yards.find(({ price }) => price && price.bill.unsaid.length > 0)?.price?.bill.unsaid ?? [];
  if (priced) items.push(askForUnsaid(unsaid, edition) || words.inAllHow(coreCents > 0));
  return (
    <section aria-labelledby="paying-h">
      <h2 className="sec-h" id="paying-h">
        {words.paying}
      </h2>
      <KitList className="mt-2" items={items} />
    </section>
  );
}
