import { type RunsState, runsStates, type TitleType, titleTypes } from "#core/car-for-sale.ts";
import { anyDistance, distanceChoices, readDistance } from "#core/distance.ts";
import { type PlaceAsked, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";

export type CarAsk = {
  makeId: number;
  storeId: number;
  /** Dollars; 0 = any. */
  max: number;
  runs: RunsState | "";
  title: TitleType | "";
  place: PlaceAsked;
  distance: number;
  page: number;
};

export const priceSteps = [1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000] as const;

const number = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0);
const keyOf = <T extends object>(table: T, text: string | null): keyof T | "" =>
  text !== null && Object.hasOwn(table, text) ? (text as keyof T) : "";

export function readCarAsk(query: URLSearchParams, stock: Stock): CarAsk {
  const distance = readDistance(query.get("distance")) ?? anyDistance;
  return {
    makeId: number(query.get("make")),
    storeId: number(query.get("store")),
    max: number(query.get("max")),
    runs: keyOf(runsStates, query.get("runs")),
    title: keyOf(titleTypes, query.get("title")),
    place: resolvePlace(stock, query.get("zip")),
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
  zip: ask.place.typed,
  distance: ask.place.code && ask.distance !== anyDistance ? ask.distance : undefined,
  page: ask.page > 1 ? ask.page : undefined,
});
