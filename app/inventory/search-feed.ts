import { colorName } from "#core/color.ts";
import type { Edition } from "#core/edition.ts";
import { instantOf } from "#core/local-time.ts";
import { formatDay } from "#core/time-words.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestMatches } from "#stock/vehicle-order.ts";
import { copy } from "./copy.ts";
import { findCars } from "./find-cars.ts";
import type { InventorySearch } from "./search.ts";
import { searchTitle } from "./search-words.ts";

type FeedItem = { vehicle: Vehicle; key: string; title: string; text: string; setAt: Date };
export type SearchFeed = { title: string; items: FeedItem[]; updatedAt: Date };

const itemsInFeed = 100;
const longAgo = new Date("2020-01-01T00:00:00Z");

/** The newest cars of a search. What is the same cars is the same feed: nothing in it moves with the clock. */
export function readFeed(stock: Stock, search: InventorySearch, now: Date, edition: Edition): SearchFeed {
  const words = copy[edition];
  const { matches } = findCars(stock, search, now);
  const items = listNewestMatches(stock, matches, itemsInFeed).map((vehicle): FeedItem => {
    const store = stock.chain.storeById.get(vehicle.storeId);
    const name = store?.name ?? "";
    const color = vehicle.color ? words.feedColor(colorName(vehicle.color, edition)) : "";
    return {
      vehicle,
      key: vehicleKey(vehicle),
      title: `${vehicleName(vehicle)} · ${vehicle.row ? words.feedItem(vehicle.row, name) : words.feedNoRow(name)}`,
      text: [words.feedSet(formatDay(vehicle.dateSet, edition, "full")), color, vehicle.vin && `VIN ${vehicle.vin}.`]
        .filter(Boolean)
        .join(" "),
      setAt: instantOf(`${vehicle.dateSet}T00:00`, store?.schedule.timeZone ?? stock.chain.timeZone),
    };
  });
  return { title: searchTitle(stock, search, now, edition), items, updatedAt: items[0]?.setAt ?? longAgo };
}
