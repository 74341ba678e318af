import { type Cents, environmentalFee, shareOf } from "./money.ts";

export type BillLine = {
  readonly priceCents: Cents;
  readonly coreCents: Cents;
  /** A fee of the part's own; null = the store's rate. */
  readonly environmentalCents: Cents | null;
};

export type StoreRates = {
  /** In millionths. */
  readonly taxRate: number;
  readonly admissionCents: Cents;
  readonly environmentalRate: number;
  readonly environmentalCapCents: Cents;
};

export type Bill = {
  readonly partsCents: Cents;
  readonly coresCents: Cents;
  readonly environmentalCents: Cents;
  readonly taxCents: Cents;
  readonly admissionCents: Cents;
  readonly totalCents: Cents;
};

/** What a list of parts costs at the counter: the cores come back later, tax is on parts alone, one person goes in. */
export function billOf(lines: readonly BillLine[], rates: StoreRates): Bill {
  let partsCents = 0;
  let coresCents = 0;
  let ownFees = 0;
  let rated = 0;
  for (const { priceCents, coreCents, environmentalCents } of lines) {
    partsCents += priceCents;
    coresCents += coreCents;
    if (environmentalCents === null) rated += priceCents;
    else ownFees += environmentalCents;
  }
  const environmentalCents = ownFees + environmentalFee(rated, rates.environmentalRate, rates.environmentalCapCents);
  const taxCents = shareOf(partsCents, rates.taxRate);
  const { admissionCents } = rates;
  const totalCents = partsCents + coresCents + environmentalCents + taxCents + admissionCents;
  return { partsCents, coresCents, environmentalCents, taxCents, admissionCents, totalCents };
}
