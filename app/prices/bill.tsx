import { useCopy, useEdition } from "#app/page.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { type BillLine, billOf, type StoreRates } from "#core/bill.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { type PartType, partTypes } from "#core/part.ts";
import { copy } from "./list-copy.ts";

export type BillPart = BillLine & { id: number; name: string; type: PartType };
export type BillStore = StoreRates & { id: number; name: string; country: "US" | "CA"; coreDays: number };

type BillProps = {
  parts: readonly BillPart[];
  store: BillStore;
  /** The address of the list without this part; without any. */
  without: (id?: number) => string;
  remove: (id: number) => void;
};

/** What the chosen parts cost at the counter, and what of it comes back. */
export function Bill({ parts, store, without, remove }: BillProps) {
  const words = useCopy(copy).bill;
  const edition = useEdition();
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(store.country));
  const bill = billOf(parts, store);
  return (
    <section id="bill" className="bill mt-5" aria-labelledby="bill-h">
      <h2 id="bill-h" tabIndex={-1}>
        {words.title(store.name)}
      </h2>
      <ul className="mt-3">
        {parts.map(({ id, name, type, priceCents }) => (
          <li key={id}>
            <span>
              {name} <small>{partTypes[type][edition]}</small>
            </span>{" "}
            <span className="nums">{money(priceCents)}</span>{" "}
            <a
              href={without(id)}
              aria-label={words.remove(name)}
              onClick={(event) => {
                event.preventDefault();
                remove(id);
              }}
            >
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
        <GoLink href={without()}>{words.clear}</GoLink>
      </p>
    </section>
  );
}
