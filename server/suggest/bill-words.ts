import type { Bill } from "#core/bill.ts";
import type { Edition } from "#core/edition.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { without } from "#core/unsaid-words.ts";
import type { PartYard } from "#stock/answer-part.ts";
import { suggestCopy } from "./suggest-copy.ts";

/** From the cheapest kind to the dearest, where nothing tells which is meant. */
function amount({ price, span, store }: PartYard, of: (bill: Bill) => number, edition: Edition): string {
  if (!price) return "";
  const [least, most] = (span ?? [price, price]).map(({ bill }) => of(bill)) as [number, number];
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(store.country));
  return least === most ? money(least) : `${money(Math.min(least, most))}–${money(Math.max(least, most))}`;
}

export const totalOf = (yard: PartYard, edition: Edition) => amount(yard, (bill) => bill.totalCents, edition);

/** What the total is made of, and what it comes without. */
export function billWords(yard: PartYard, edition: Edition): string {
  if (!yard.price) return "";
  const words = suggestCopy[edition].bill;
  const line = (name: string, of: (bill: Bill) => number) =>
    [yard.price, ...(yard.span ?? [])].some((one) => one && of(one.bill) > 0)
      ? `${name} ${amount(yard, of, edition)}`
      : "";
  const lines = [
    line(words.part, ({ partsCents }) => partsCents),
    line(words.core, ({ coresCents }) => coresCents),
    line(words.fees, ({ environmentalCents, taxCents }) => (environmentalCents ?? 0) + (taxCents ?? 0)),
    line(words.entrance, ({ admissionCents }) => admissionCents ?? 0),
  ];
  const unsaid = [...new Set([yard.price, ...(yard.span ?? [])].flatMap(({ bill }) => bill.unsaid))];
  return [lines.filter(Boolean).join(" + "), without(unsaid, edition)].filter(Boolean).join(", ");
}
