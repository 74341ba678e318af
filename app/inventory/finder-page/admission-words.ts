import type { Edition } from "#core/edition.ts";
import { formatMoney } from "#core/money.ts";
import { copy } from "./copy.ts";

/** Free, one price for all, or from the lowest; where some are free, up to the highest. */
export function admissionWords(cents: readonly number[], edition: Edition): string {
  const { free, costs, from, upTo } = copy[edition].admission;
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  if (most === 0) return free;
  if (least === 0) return upTo(formatMoney(most, edition));
  return (least === most ? costs : from)(formatMoney(least, edition));
}
