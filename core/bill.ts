import { type Cents, environmentalFee, shareOf } from "./money.ts";

export type BillLine = {
  readonly priceCents: Cents;
  readonly coreCents: Cents;
  /** A fee of the part's own; null = the store's rate. */
  readonly environmentalCents: Cents | null;
  /** What Warranty Plus costs on it; null = it has none. */
  readonly warrantyCents?: Cents | null;
};

/** Null is what nobody has said of the store; a rate is in millionths. */
export type StoreRates = {
  readonly taxRate: number | null;
  readonly admissionCents: Cents | null;
  readonly environmentalRate: number | null;
  readonly environmentalCapCents: Cents | null;
};

/** Of a store of which nothing is known, as without a signal. */
export const noRates: StoreRates = {
  taxRate: null,
  admissionCents: null,
  environmentalRate: null,
  environmentalCapCents: null,
};

/** What a counter may add to parts and cores; `otherFee`: the store's own beside fees of single parts that are known. */
export type Extra = "tax" | "fee" | "otherFee" | "admission";

export type Bill = {
  readonly partsCents: Cents;
  readonly coresCents: Cents;
  /** What is known of it; null, like tax and admission, where nobody has said how much it is. */
  readonly environmentalCents: Cents | null;
  readonly taxCents: Cents | null;
  readonly admissionCents: Cents | null;
  readonly warrantyCents: Cents;
  /** Of all that is known: `unsaid` comes on top of it. */
  readonly totalCents: Cents;
  readonly unsaid: readonly Extra[];
};

/** Who goes in, and whether every part is bought with Warranty Plus. */
type Visit = { readonly people: number; readonly plus: boolean };
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
  const { taxRate, environmentalRate, environmentalCapCents } = rates;
  const rate = rated === 0 ? 0 : environmentalRate;
  const byRate = rate === null ? 0 : environmentalFee(rated, rate, environmentalCapCents);
  const environmentalCents = rate === null && ownFees === 0 ? null : ownFees + byRate;
  const taxCents = partsCents === 0 ? 0 : taxRate === null ? null : shareOf(partsCents, taxRate);
  const admissionCents = rates.admissionCents === null ? null : rates.admissionCents * people;
  const warrantyCents = plus ? plusOf(lines) : 0;
  const goods = partsCents + coresCents + warrantyCents;
  const totalCents = goods + (environmentalCents ?? 0) + (taxCents ?? 0) + (admissionCents ?? 0);
  const unsaid: Extra[] = [];
  if (taxCents === null) unsaid.push("tax");
  if (rate === null) unsaid.push(environmentalCents === null ? "fee" : "otherFee");
  if (admissionCents === null) unsaid.push("admission");
  return { partsCents, coresCents, environmentalCents, taxCents, admissionCents, warrantyCents, totalCents, unsaid };
}
