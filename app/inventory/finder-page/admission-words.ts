import type { Edition } from "#core/edition.ts";
import { formatMoney } from "#core/money.ts";
import { copy } from "./copy.ts";

/** Free, one price for all, or from the lowest; where some are free, up to the highest; asked where a yard has not said it. */
export function admissionWords(said: readonly (number | null)[], edition: Edition): string {
  const { ask, free, costs, from, upTo } = copy[edition].admission;
  const cents = said.filter((one) => one !== null);
  if (cents.length < said.length) return ask;
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  if (most === 0) return free;
  if (least === 0) return upTo(formatMoney(most, edition));
  return (least === most ? costs : from)(formatMoney(least, edition));
}
