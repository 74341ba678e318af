import type { RefObject } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type BillLine, billOf, noRates, plusOf, type StoreRates } from "#core/bill.ts";
import { coreWaivedLine } from "#core/core-waived.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { type PartType, partTypes } from "#core/part.ts";
import { askForUnsaid, without } from "#core/unsaid-words.ts";
import { copy } from "./list-copy.ts";
import "#app/ui/button.css";
import "./bill.css";

export type BillPart = BillLine & { id: number; name: string; type: PartType; warrantyCents: number | null };
export type BillStore = StoreRates & {
  id: number;
  name: string;
  country: "US" | "CA";
  zip: string;
  coreDays: number | null;
};

type BillProps = {
  /** Gets the focus when one part leaves. */
  summary: RefObject<HTMLElement | null>;
  parts: readonly BillPart[];
  /** None: parts and cores alone are added up. */
  store: BillStore | null;
  /** Who brings the old part along pays no core. */
  coreWaived: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The form that a part is removed with; the address of the list without any. */
  form: string;
  without: string;
  remove: (id?: number) => void;
};

/** Without a yard the fees of single parts are unknown too. */
const sumOf = (parts: readonly BillPart[], store: BillStore | null) =>
  store
    ? billOf(parts, store)
    : billOf(
        parts.map((part) => ({ ...part, environmentalCents: null })),
        noRates,
      );

export const totalText = (parts: readonly BillPart[], store: BillStore | null, edition: "es" | "en") =>
  formatMoney(sumOf(parts, store).totalCents, edition, currencyOf(store?.country ?? "US"));

/** What a store's total comes without, because nobody has said it. */
export const missingText = (parts: readonly BillPart[], store: BillStore | null, edition: "es" | "en") =>
  store ? without(sumOf(parts, store).unsaid, edition) : undefined;

/** What the chosen parts cost at the counter, in one line that opens to all of it: what each costs, what comes back. */
export function Bill({ summary, parts, store, coreWaived, open, setOpen, form, without, remove }: BillProps) {
  const words = useCopy(copy).bill;
  const edition = useEdition();
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(store?.country ?? "US"));
  const bill = sumOf(parts, store);
  // What nobody has said has no line: the sentence below names it.
  const sums = [
    { name: words.parts, value: bill.partsCents },
    { name: words.cores, value: bill.coresCents },
    ...(store
      ? [
          { name: words.environmental, value: bill.environmentalCents },
          { name: words.tax, value: bill.taxCents },
          { name: words.admission, value: bill.admissionCents },
        ]
      : []),
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  const total = store ? words.total : words.totalChain;
  const warranty = plusOf(parts);
  return (
    <details id="bill" className="bill" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        <span className="bill__count">{words.count(parts.length)}</span>{" "}
        <span className="bill__sums">
          {sums.map(
            ({ name, value }) =>
              value > 0 && (
                <span key={name}>
                  {name} <b>{money(value)}</b>
                </span>
              ),
          )}
        </span>{" "}
        <span className="bill__figure">
          <small>{[total, missingText(parts, store, edition)].filter(Boolean).join(", ")}</small>{" "}
          <b className="bill__total">{money(bill.totalCents)}</b>
        </span>{" "}
        <Icon name="down" />
      </summary>
      <div className="bill__all">
        <ul className="bill__parts">
          {parts.map(({ id, name, type, priceCents, coreCents }) => (
            <li key={id}>
              <span>
                {name}{" "}
                <small>
                  {partTypes[type][edition]}
                  {coreCents > 0 && ` ${words.andCore(money(coreCents))}`}
                </small>
              </span>{" "}
              <span className="nums">{money(priceCents)}</span>{" "}
              <Button
                look="line"
                size={44}
                form={form}
                type="submit"
                name="drop"
                value={id}
                aria-label={words.remove(name)}
                onClick={(event) => {
                  event.preventDefault();
                  remove(id);
                }}
              >
                {words.removeShort}
              </Button>
            </li>
          ))}
        </ul>
        <div>
          <Facts
            facts={[...sums, { name: total, value: bill.totalCents }].map(({ name, value }) => ({
              name,
              value: money(value),
              nums: true,
            }))}
          />
          <p className="mt-3">
            {store && bill.coresCents > 0 && <b>{words.back(money(bill.coresCents), store.coreDays)} </b>}
            {coreWaived && bill.coresCents > 0 && `${coreWaivedLine[edition]} `}
            {store && bill.unsaid.length > 0 && <b>{askForUnsaid(bill.unsaid, edition)} </b>}
            {store ? words.estimate : words.estimateChain}
            {warranty > 0 && ` ${words.warranty(money(warranty))}`}
          </p>
          <p>
            <a
              className="go-link"
              href={without}
              onClick={(event) => {
                event.preventDefault();
                remove();
              }}
            >
              {words.clear}
            </a>
          </p>
        </div>
      </div>
    </details>
  );
}

/** Adds up without script: it shows once something is ticked, and until the page adds up by itself. */
export function AddUp() {
  return <Button className="bill__add">{useCopy(copy).addUp}</Button>;
}
