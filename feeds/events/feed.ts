import { listEventDiscounts, listEventLinks, listEventStores, listEvents } from "#data/queries/feeds-export.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { linksOf } from "#feeds/engine/lookup/links.ts";
import { picturesOf } from "#feeds/engine/lookup/pictures.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { mapEvent } from "./map.ts";
import { columns, erasable, pictures } from "./schema.ts";

export const events = defineFeed({
  about: "Events and specials, with their stores, banner and pictures.",
  columns,
  erasable,
  links: (row) => [
    ...linksOf(row, ["url_es", "url_en"]),
    ...(row.links ?? []).flatMap(({ url_es, url_en }) => [url_es, url_en].map((value) => ({ column: "links", value }))),
  ],
  pictures: (row) => picturesOf(row, pictures),
  async open(db, settings) {
    const stores = createStoreLookup(await listStoreFacts(db));
    const known = new Set((await listEvents(db)).map((event) => event.id));
    return {
      map([row]) {
        settings.reserveId("events", row.id);
        return mapEvent(row, { stores, images: settings.images, isKnown: (id) => known.has(id) });
      },
    };
  },
  async *read(db, { saveImage }) {
    const stores = Map.groupBy(await listEventStores(db), (row) => row.event_id);
    const links = Map.groupBy(await listEventLinks(db), (row) => row.event_id);
    const discounts = Map.groupBy(await listEventDiscounts(db), (row) => row.event_id);
    for (const event of await listEvents(db)) {
      yield {
        ...event,
        stores: event.all_stores === 1 ? "*" : (stores.get(event.id) ?? []).map((row) => row.site).join("|"),
        image: await saveImage(event.image_id),
        icon: await saveImage(event.icon_image_id),
        links: (links.get(event.id) ?? [])
          .map((l) => [l.text_es, l.text_en, l.url_es, l.url_en].join(" | "))
          .join("\n"),
        discounts: (discounts.get(event.id) ?? []).map((d) => `${d.category}=${d.percent}`).join("|"),
      };
    }
  },
});
