import type { Bill } from "#core/bill.ts";
import type { PartYard } from "#stock/answer-part.ts";

/** What a total at the counter holds beside the part. */
export type Held = { core: boolean; tax: boolean; fees: boolean; entrance: boolean };

/** Of one kind, or of the cheapest and the dearest where nobody knows which. */
export const billsAt = ({ price, span }: Pick<PartYard, "price" | "span">): Bill[] =>
  (span ?? (price ? [price] : [])).map(({ bill }) => bill);

/** Of several bills: whatever one of them holds. */
export const heldIn = (bills: readonly Bill[]): Held => ({
  core: bills.some(({ coresCents }) => coresCents > 0),
  tax: bills.some(({ taxCents }) => taxCents > 0),
  fees: bills.some(({ environmentalCents }) => environmentalCents > 0),
  entrance: bills.some(({ admissionCents }) => admissionCents > 0),
});
