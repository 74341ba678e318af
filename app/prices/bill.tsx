import { useCopy, usePage } from "#app/page.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { billOf } from "#core/bill.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { partTypes } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import { copy } from "./copy.ts";
import { type Line, type PriceAsk, writeAsk } from "./load.ts";

type ListBillProps = { lines: readonly Line[]; store: Store; ask: PriceAsk };

/** What the chosen parts cost at the counter, and what of it comes back. */
export function ListBill({ lines, store, ask }: ListBillProps) {
  const words = useCopy(copy).bill;
  const { edition, href } = usePage();
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(store.country));
  const bill = billOf(
    lines.map(({ part, saleCents }) => ({ ...part, priceCents: saleCents ?? part.priceCents })),
    store,
  );
  const without = (id: number) =>
    href("partPricing", {}, { query: writeAsk(store.id, { ...ask, list: ask.list.filter((other) => other !== id) }) });
  return (
    <section id="bill" className="bill mt-5" aria-labelledby="bill-h">
      <h2 id="bill-h">{words.title(store.name)}</h2>
      <ul className="mt-3">
        {lines.map(({ part, saleCents }) => (
          <li key={part.id}>
            <span>
              {part.name[edition]} <small>{partTypes[part.type][edition]}</small>
            </span>{" "}
            <span className="nums">{money(saleCents ?? part.priceCents)}</span>{" "}
            <a href={without(part.id)} aria-label={words.remove(part.name[edition])}>
              {words.removeShort}
            </a>
          </li>
        ))}
      </ul>
      <Facts
        facts={[
          { name: words.parts, value: money(bill.partsCents), nums: true },
          { name: words.cores, value: money(bill.coresCents), nums: true },
          { name: words.environmental, value: money(bill.environmentalCents), nums: true },
          { name: words.tax, value: money(bill.taxCents), nums: true },
          { name: words.admission, value: money(bill.admissionCents), nums: true },
          { name: words.total, value: <span className="bill__total">{money(bill.totalCents)}</span>, nums: true },
        ]}
      />
      <p className="mt-3">
        {bill.coresCents > 0 && <b>{words.back(money(bill.coresCents), String(store.coreDays))} </b>}
        {words.estimate}
      </p>
      <p className="mt-2">
        <GoLink href={href("partPricing", {}, { query: writeAsk(store.id, { type: ask.type }) })}>{words.clear}</GoLink>
      </p>
    </section>
  );
}
