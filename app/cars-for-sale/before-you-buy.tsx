import { useCopy, usePage } from "#app/page.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { copy } from "./copy.ts";

/** What buyers of a whole car ask; the chain answers. */
export function BeforeYouBuy() {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { carDrive, carFees, carSmog, carRemovalDays, payment } = chainFacts().rules;
  return (
    <section aria-labelledby="before-h">
      <h2 className="mb-4" id="before-h">
        {words.before}
      </h2>
      <Facts
        facts={[
          { name: words.drive, value: carDrive?.[edition] },
          { name: words.fees, value: carFees?.[edition] },
          { name: words.pay, value: words.paying(payment[edition]) },
          { name: words.smog, value: carSmog?.[edition] },
          { name: words.remove, value: words.removing(carRemovalDays) },
        ]}
      />
    </section>
  );
}
