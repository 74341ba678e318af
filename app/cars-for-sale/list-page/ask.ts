import { type RunsState, runsStates, type TitleType, titleTypes } from "#core/car-for-sale.ts";
import { distanceChoices } from "#core/distance.ts";
import { findPostalCode } from "#core/postal-code.ts";

export type CarAsk = {
  makeId: number;
  storeId: number;
  /** Dollars; 0 = any. */
  max: number;
  runs: RunsState | "";
  title: TitleType | "";
  /** As typed when it is no postal code. */
  zip: string;
  distance: number;
  page: number;
};

export const priceSteps = [1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000] as const;
const anyDistance = 25_000;

const number = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);
const keyOf = <T extends object>(table: T, text: string | null): keyof T | "" =>
  text !== null && Object.hasOwn(table, text) ? (text as keyof T) : "";

export function readCarAsk(query: URLSearchParams): CarAsk {
  const typed = (query.get("zip") ?? "").trim().slice(0, 60);
  const code = typed ? findPostalCode(typed) : null;
  const distance = number(query.get("distance"));
  return {
    makeId: number(query.get("make")),
    storeId: number(query.get("store")),
    max: number(query.get("max")),
    runs: keyOf(runsStates, query.get("runs")),
    title: keyOf(titleTypes, query.get("title")),
    zip: code?.text ?? typed,
    distance: (distanceChoices as readonly number[]).includes(distance) ? distance : anyDistance,
    page: Math.max(1, number(query.get("page"))),
  };
}

/** Only what was asked for stands in the address. */
export const writeCarAsk = (ask: CarAsk): Record<string, string | number | undefined> => ({
  make: ask.makeId || undefined,
  store: ask.storeId || undefined,
  max: ask.max || undefined,
  runs: ask.runs,
  title: ask.title,
  zip: ask.zip,
  distance: ask.zip && ask.distance !== anyDistance ? ask.distance : undefined,
  page: ask.page > 1 ? ask.page : undefined,
});
