import { countText } from "./count-text.ts";
import type { Edition } from "./edition.ts";

/** Whole cents. */
export type Cents = number;
export type Currency = "USD" | "CAD";

export const currencyOf = (country: "US" | "CA"): Currency => (country === "CA" ? "CAD" : "USD");

/**
 * "$61.99", in a Canadian store too: the page says whose dollars they are. Both editions write an amount as the country
 * does, so it is written here: a phone that opens a long list needs no format for it.
 */
export function formatMoney(cents: Cents, _edition: Edition, _currency: Currency = "USD"): string {
  const whole = Math.round(Math.abs(cents));
  return `${cents < 0 ? "-" : ""}$${countText(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, "0")}`;
}

/** "$4,300", without cents when there are none. */
export const wholeMoney = (cents: Cents, edition: Edition, currency?: Currency): string =>
  formatMoney(cents, edition, currency).replace(/\.00$/, "");

/** "61.99": the API's form. */
export const plainMoney = (cents: Cents): string => {
  const sign = cents < 0 ? "-" : "";
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
};

/** Reads "$1,234.50", "61.9", "70"; null when it is no amount. */
export function parseMoney(text: string): Cents | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*$/.exec(text.trim());
  if (!match) return null;
  const whole = Number((match[1] ?? "").replaceAll(",", ""));
  return whole * 100 + Number((match[2] ?? "").padEnd(2, "0") || 0);
}

const million = 1_000_000;

/** A rate in millionths of an amount, rounded half up. */
export const shareOf = (cents: Cents, millionths: number): Cents => Math.floor((cents * millionths) / million + 0.5);

/** The environmental fee on a purchase: a rate, with a cap where one was said. */
export const environmentalFee = (cents: Cents, rate: number, capCents: Cents | null): Cents =>
  Math.min(shareOf(cents, rate), capCents ?? Number.POSITIVE_INFINITY);

export const discounted = (cents: Cents, percent: number): Cents => cents - shareOf(cents, percent * 10_000);

/** Millionths as people write them: 87500 is "8.75%". */
export const formatRate = (millionths: number): string => `${Number((millionths / 10_000).toFixed(3))}%`;
