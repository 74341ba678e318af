import { useCopy, usePage } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

/** What else of the same kind comes off this model, and what it costs. */
export function SiblingParts({ siblings, modelName, kindsAt }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  if (!kindsAt || siblings.length === 0) return null;
  const { country, listText } = kindsAt.store;
  const title = words.siblings(modelName);
  return (
    <section className="mt-6 no-print" aria-labelledby="siblings-h">
      <h2 className="sec-h" id="siblings-h">
        {title} <small>{words.whichAt(listText)}</small>
      </h2>
      <Chips label={title} className="mt-3">
        {siblings.map(({ name, href, priceCents }) => (
          <Chip key={href} href={href}>
            {name}, {formatMoney(priceCents, edition, currencyOf(country))}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}
