import { usePage } from "#app/page.tsx";
import { partTypeOf } from "#core/part.ts";
import type { Group } from "./load.ts";

/** The way to a yard's prices: those of pickups and vans where most of its cars here are such; undefined where it has none. */
export function usePrices(): (group: Group) => string | undefined {
  const { href } = usePage();
  return ({ store, cars }) => {
    if (!store.services.has("partpricing")) return undefined;
    const large = cars.filter(({ body }) => partTypeOf(body) !== "CAR").length;
    const type = large * 2 > cars.length ? "pickup" : undefined;
    return href("partPricing", {}, { query: { store: store.id, type } });
  };
}
