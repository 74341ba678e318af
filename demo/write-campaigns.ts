import type { Day } from "#core/local-time.ts";
import type { Executor } from "#data/schema.ts";
import { insertRows } from "#data/writes/rows.ts";
import { keepIdsAbove, takeIds } from "#data/writes/take-ids.ts";
import { makeCarsForSale } from "./cars-for-sale.ts";
import { makeEvents } from "./events.ts";
import { makePromos, makeSidebarArt, makeSlides } from "./promos.ts";
import type { Place } from "./store-places.ts";
import { storeServices } from "./stores.ts";

const carsForSale = 150;
type Campaigns = { seed: string; places: readonly Place[]; today: Day };

/** Events, promos, slides and the cars that are sold whole; answers how many of those there are. */
export async function writeCampaigns(db: Executor, { seed, places, today }: Campaigns): Promise<number> {
  const yards = places.filter((place) => place.size !== "metals" && !place.closed && place.id < 1000);
  const storeIds = yards.map((place) => place.id);
  const { events, stores, links, discounts } = await makeEvents(db, seed, storeIds, today);
  await insertRows(db, "events", events);
  await insertRows(db, "event_stores", stores);
  await insertRows(db, "event_links", links);
  await insertRows(db, "event_discounts", discounts);
  const promos = await makePromos(db, today);
  const art = await makeSidebarArt(db, today);
  const slides = makeSlides();
  await insertRows(db, "promos", promos);
  await insertRows(db, "sidebar_art", art);
  await insertRows(db, "slides", slides);
  await keepIdsAbove(db, "events", events.length);
  await keepIdsAbove(db, "promos", promos.length);
  await keepIdsAbove(db, "sidebar_art", art.length);
  await keepIdsAbove(db, "slides", slides.length);

  const sellers = yards.filter((place) => storeServices(seed, place).some(({ service }) => service === "wesellcars"));
  const firstId = await takeIds(db, "cars_for_sale", carsForSale);
  const cars = makeCarsForSale(seed, { count: carsForSale, places: sellers, firstId, firstSerial: 1, today });
  await insertRows(db, "cars_for_sale", cars);
  return cars.length;
}
