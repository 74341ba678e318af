import { notFound } from "#core/errors.ts";

/** A store's number as an address writes it; anything else is no store. */
export function parseStoreId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound(`store ${text.slice(0, 20)}`);
  return Number(text);
}

/** Where a state's stores stand on the locator's page. */
export const stateAnchor = ({ country, state }: { country: string; state: string }): string =>
  `${country}-${state}`.toLowerCase();
