import { type Cents, environmentalFee, shareOf } from "./money.ts";

export type BillLine = {
  readonly priceCents: Cents;
  readonly coreCents: Cents;
  /** A fee of the part's own; null = the store's rate. */
  readonly environmentalCents: Cents | null;
  /** What Warranty Plus costs on it; null = it has none. */
  readonly warrantyCents?: Cents | null;
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
  readonly warrantyCents: Cents;
  readonly totalCents: Cents;
};

/** Who goes in, and whether every part is bought with Warranty Plus. */
export type Visit = { readonly people: number; readonly plus: boolean };
const alone: Visit = { people: 1, plus: false };

/** What Warranty Plus on all of them costs. */
export const plusOf = (lines: readonly BillLine[]): Cents =>
  lines.reduce((sum, { warrantyCents }) => sum + (warrantyCents ?? 0), 0);

/** What a list of parts costs at the counter: the cores come back later, tax is on parts alone. */
export function billOf(lines: readonly BillLine[], rates: StoreRates, { people, plus }: Visit = alone): Bill {
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
  const admissionCents = rates.admissionCents * people;
  const warrantyCents = plus ? plusOf(lines) : 0;
  const totalCents = partsCents + coresCents + environmentalCents + taxCents + admissionCents + warrantyCents;
  return { partsCents, coresCents, environmentalCents, taxCents, admissionCents, warrantyCents, totalCents };
}
