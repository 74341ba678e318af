import type { MarketPlaceRow, MarketRow, MarketStoreRow } from "#data/schema.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { marketLines } from "./data/markets.ts";
import type { Place } from "./store-places.ts";

type Markets = { markets: MarketRow[]; stores: MarketStoreRow[]; places: MarketPlaceRow[] };

const list = (items: readonly string[], and: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

/** The markets whose stores are in the chain; a market without any is left out. */
export function makeMarkets(places: readonly Place[]): Markets {
  const bySite = new Map(places.filter((place) => !place.closed).map((place) => [place.site, place]));
  const all: Markets = { markets: [], stores: [], places: [] };
  marketLines
    .trim()
    .split("\n")
    .forEach((line, index) => {
      const [slug = "", name_es = "", name_en = "", state = "", sites = "", towns = ""] = line.split("|");
      const stores = sites.split(",").flatMap((site) => bySite.get(site) ?? []);
      const desk = stores[0];
      if (!desk) return;
      const id = index + 1;
      const cities = towns.split(",");
      all.markets.push({
        ...blankRows.markets,
        id,
        slug,
        name_es,
        name_en,
        state,
        country: desk.country,
        phone: `(${desk.area}) 555-01${String(50 + index).padStart(2, "0")}`,
        area_es: `Pasamos por carros en ${list(cities, "y")}, y en sus alrededores. Pregunte el día al pedir su cotización.`,
        area_en: `We tow cars from ${list(cities, "and")}, and from the towns around them. Ask for a day when you get your offer.`,
      });
      all.stores.push(...stores.map((store, position) => ({ market_id: id, store_id: store.id, position })));
      for (const place of new Set(stores.map((store) => store.postalCode)))
        all.places.push({ market_id: id, kind: "postal", place: place.replace(/^([A-Z]\d[A-Z]).*/, "$1") });
      for (const place of cities) all.places.push({ market_id: id, kind: "city", place });
    });
  return all;
}
