import { addDays, type Day } from "#core/local-time.ts";
import type { EventDiscountRow, EventLinkRow, EventRow, EventStoreRow, Executor } from "#data/schema.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { addresses } from "./data/addresses.ts";
import { type EventText, eventTexts } from "./data/event-texts.ts";
import { nextWeekday } from "./days.ts";
import { addIcon } from "./pictures.ts";
import { makeRandom } from "./random.ts";

type Events = {
  events: EventRow[];
  stores: EventStoreRow[];
  links: EventLinkRow[];
  discounts: EventDiscountRow[];
};

const wholeDay = ["00:00", "23:59"] as const;

function startOf({ startsIn, weekday }: EventText, today: Day): Day {
  const day = addDays(today, startsIn);
  return weekday ? nextWeekday(day, weekday) : day;
}

/** Running, coming and past ones, around today. */
export async function makeEvents(db: Executor, seed: string, storeIds: readonly number[], today: Day): Promise<Events> {
  const all: Events = { events: [], stores: [], links: [], discounts: [] };
  for (const [index, text] of eventTexts.entries()) {
    const id = index + 1;
    const from = startOf(text, today);
    const to = addDays(from, text.days - 1);
    const [opens, closes] = text.hours ?? wholeDay;
    const random = makeRandom(seed, "event", id);
    all.events.push({
      ...blankRows.events,
      id,
      title_es: text.title.es,
      title_en: text.title.en,
      description_es: text.description.es,
      description_en: text.description.en,
      starts_at: `${from}T${opens}`,
      ends_at: `${to}T${closes}`,
      status: text.cancelled ? "cancelled" : "scheduled",
      all_stores: text.stores === 0 ? 1 : 0,
      icon_image_id: text.icon ? await addIcon(db, text.icon) : null,
      art: text.art,
      banner_starts_at: text.bannerBefore === undefined ? null : `${addDays(from, -text.bannerBefore)}T00:00`,
      banner_ends_at: text.bannerBefore === undefined ? null : `${to}T20:00`,
    });
    const chosen = text.stores === 0 ? [] : random.some(storeIds, Math.max(1, Math.min(text.stores, storeIds.length)));
    all.stores.push(...chosen.map((store_id) => ({ event_id: id, store_id })));
    all.links.push(...text.links.map((link, position) => eventLink(id, position, link)));
    for (const [category, percent] of Object.entries(text.discounts ?? {}))
      all.discounts.push({ event_id: id, category, percent });
  }
  return all;
}

const eventLink = (event_id: number, position: number, { text, page }: EventText["links"][number]): EventLinkRow => ({
  event_id,
  position,
  text_es: text.es,
  text_en: text.en,
  url_es: addresses[page].es,
  url_en: addresses[page].en,
});
