import { listSpecialDays } from "#data/queries/feeds-export.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { writeClock } from "#feeds/engine/clean/week.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { mapSpecialDay } from "./map.ts";
import { columns, erasable } from "./schema.ts";

export const specialDays = defineFeed({
  about: "Days with other hours than the week's: holidays, half days, closings.",
  columns,
  erasable,
  groupBy: (row) => `${row.store.toLowerCase()} ${row.day}`,
  async open(db) {
    const stores = createStoreLookup(await listStoreFacts(db));
    const labels = new Map((await listSpecialDays(db, null)).map((row) => [`${row.store_id} ${row.day}`, row]));
    return { map: (rows) => mapSpecialDay(rows, stores, (storeId, day) => labels.get(`${storeId} ${day}`)) };
  },
  async *read(db, { storeId }) {
    for (const row of await listSpecialDays(db, storeId)) {
      const isClosed = row.opens_minute === null || row.closes_minute === null;
      yield {
        store: row.site,
        day: row.day,
        closed: isClosed ? "yes" : "",
        opens: isClosed ? "" : writeClock(row.opens_minute ?? 0),
        closes: isClosed ? "" : writeClock(row.closes_minute ?? 0),
        label_es: row.label_es,
        label_en: row.label_en,
      };
    }
  },
});
