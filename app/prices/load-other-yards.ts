import type { PageRequest } from "#app/page.tsx";
import { type Bill, billOf } from "#core/bill.ts";
import type { Store } from "#core/store.ts";
import type { FoundPlace } from "#stock/places.ts";
import { findPrice, listDiscounts, salePriceCents } from "#stock/prices.ts";
import { listNearestStores } from "#stock/stores.ts";
import { firstOf, type Line, priceOf, type Row } from "./group-rows.ts";

const mostYards = 5;

export type OtherYards = {
  /** The part whose prices these are: the first of its kinds. */
  line: Line;
  /** Where the miles begin. */
  from: string;
  country: Store["country"];
  yards: { store: Store; miles: number; priceCents: number; bill: Bill }[];
};

/** What the same part costs at the yards near by: there, and at the counter. */
export function loadOtherYards(
  { stock, now }: PageRequest<"partPricing">,
  row: Row,
  store: Store,
  near: { place: FoundPlace; name: string } | undefined,
): OtherYards {
  const line = firstOf(row);
  const own = { latitude: store.latitude, longitude: store.longitude, postal: "" };
  const yards = listNearestStores(stock, near?.place ?? own, mostYards + 1, "partpricing")
    .filter((other) => other.store !== store && other.store.country === store.country)
    .slice(0, mostYards)
    .flatMap(({ store: other, miles }) => {
      const part = findPrice(stock, other.id, line.part);
      if (!part) return [];
      const priceCents = priceOf({ part, saleCents: salePriceCents(part, listDiscounts(stock, other.id, now)) });
      return { store: other, miles, priceCents, bill: billOf([{ ...part, priceCents }], other) };
    });
  return { line, from: near?.name ?? store.name, country: near?.place.country ?? store.country, yards };
}
