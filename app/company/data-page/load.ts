import type { PageRequest } from "#app/page.tsx";
import { countText } from "#core/count-text.ts";
import type { Store } from "#core/store.ts";
import { type DataFormat, type DataTable, dataEventsPath, dataFilePath, dataFormats } from "#site/open-data.ts";
import { calendarPath } from "#site/store-files.ts";
import { findStore, listStores } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import type { FileLink, FileRow } from "./file-table.tsx";

export type DataPage = {
  changedAt: Date;
  stores: readonly Store[];
  store: Store | undefined;
  chain: FileRow[];
  yard: FileRow[];
};

const formatNames: Record<DataFormat, string> = { csv: "CSV", ndjson: "NDJSON", json: "JSON" };

const tableFiles = (table: DataTable, storeId?: number): FileLink[] =>
  (Object.keys(dataFormats) as DataFormat[]).map((format) => ({
    format: formatNames[format],
    href: dataFilePath(table, format, storeId),
    type: dataFormats[format],
  }));

/** The files of the whole chain, and those of the yard that was chosen. */
export function loadData({ stock, edition, settings, query }: PageRequest<"openData">): DataPage {
  const words = copy[edition];
  const stores = listStores(stock);
  const store = findStore(stock, Number(query.get("store")));
  const { partPrices } = settings.switches;
  const cars = (count: number) => words.stockOf(countText(count));
  const calendar = (href: string): FileLink => ({ format: "iCalendar", href, type: "text/calendar" });
  const prices = (storeId?: number): FileRow[] =>
    partPrices && stores.some(({ id, services }) => (id === storeId || !storeId) && services.has("partpricing"))
      ? [{ id: "prices", name: words.prices, about: words.pricesOf, files: tableFiles("prices", storeId) }]
      : [];
  return {
    changedAt: stock.changedAt,
    stores,
    store: store?.active ? store : undefined,
    chain: [
      { id: "stock", name: words.stock, about: cars(stock.present.total), files: tableFiles("stock") },
      ...prices(),
      { id: "events", name: words.events, about: words.eventsOf, files: [calendar(dataEventsPath(edition))] },
    ],
    yard: store?.active
      ? [
          ...(store.services.has("inventory")
            ? [
                {
                  id: "stock",
                  name: words.stock,
                  about: cars(stock.yards.get(store.id)?.present.count ?? 0),
                  files: tableFiles("stock", store.id),
                },
              ]
            : []),
          ...prices(store.id),
          {
            id: "events",
            name: words.events,
            about: words.specialDays,
            files: [calendar(calendarPath(store.id, edition))],
          },
        ]
      : [],
  };
}
