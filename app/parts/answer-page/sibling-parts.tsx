import { useCopy, usePage } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import { formatMinutes } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";
import "#app/ui/section-head.css";

/** What else of the same kind comes off this model, what it costs and about how long it takes. */
export function SiblingParts({ siblings, modelName, kindsAt }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  if (!kindsAt || siblings.length === 0) return null;
  const { country, listText } = kindsAt.store;
  const title = words.siblings(modelName);
  return (
    <section className="mt-6 no-print" aria-labelledby="siblings-h">
      <h2 className="section-head" id="siblings-h">
        {title} <small>{words.siblingsAt(listText)}</small>
      </h2>
      <Chips label={title} className="mt-3">
        {siblings.map(({ name, href, priceCents, minutes, warning }) => {
          const [from, to] = priceCents.map((cents) => formatMoney(cents, edition, currencyOf(country)));
          const price = from === to ? from : `${from}–${to}`;
          const time = minutes && words.minutes(formatMinutes(minutes[0], edition), formatMinutes(minutes[1], edition));
          const said = [name, price, time].filter(Boolean).join(", ");
          return (
            <Chip key={href} href={href}>
              {warning ? `${said}. ${warning}` : said}
            </Chip>
          );
        })}
      </Chips>
    </section>
  );
}
