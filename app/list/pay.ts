import type { Edition } from "#core/edition.ts";
import { type Currency, currencyOf, formatMoney } from "#core/money.ts";
import { pieces, type YardVisit } from "./visit.ts";

/** Where something is paid. */
export const payingOf = (visits: readonly YardVisit[]): YardVisit[] => visits.filter(({ wants }) => pieces(wants) > 0);

export const visitCurrency = ({ facts }: Pick<YardVisit, "facts">): Currency =>
  currencyOf(facts?.store.country ?? "US");

/** One sum for each currency, which is named where there are several: "$20.00", "$20.00 USD + $5.00 CAD". */
export function sumsText(
  visits: readonly YardVisit[],
  centsOf: (visit: YardVisit) => number,
  edition: Edition,
): string {
  const sums = new Map<Currency, number>();
  for (const visit of visits) {
    const currency = visitCurrency(visit);
    sums.set(currency, (sums.get(currency) ?? 0) + centsOf(visit));
  }
  const named = ([currency, cents]: [Currency, number]) =>
    `${formatMoney(cents, edition, currency)}${sums.size > 1 ? ` ${currency}` : ""}`;
  return [...sums].map(named).join(" + ");
}
