import { carsForSale } from "./cars-for-sale/feed.ts";
import { catalog } from "./catalog/feed.ts";
import { events } from "./events/feed.ts";
import { generations } from "./generations/feed.ts";
import { interchange } from "./interchange/feed.ts";
import { inventory } from "./inventory/feed.ts";
import { locations } from "./locations/feed.ts";
import { markets } from "./markets/feed.ts";
import { partFacts } from "./part-facts/feed.ts";
import { parts } from "./parts/feed.ts";
import { prices } from "./prices/feed.ts";
import { promos } from "./promos/feed.ts";
import { sidebarArt } from "./sidebar-art/feed.ts";
import { sisters } from "./sisters/feed.ts";
import { slides } from "./slides/feed.ts";
import { specialDays } from "./special-days/feed.ts";
import { storeMaps } from "./store-maps/feed.ts";

/** Every feed there is. The order is the one in which an empty chain is filled. */
export const feeds = {
  locations,
  "special-days": specialDays,
  markets,
  "store-maps": storeMaps,
  catalog,
  inventory,
  parts,
  prices,
  generations,
  sisters,
  "part-facts": partFacts,
  interchange,
  "cars-for-sale": carsForSale,
  events,
  promos,
  "sidebar-art": sidebarArt,
  slides,
};

export type FeedId = keyof typeof feeds;
export const feedIds = Object.keys(feeds) as FeedId[];
export const isFeedId = (text: string): text is FeedId => Object.hasOwn(feeds, text);
