import { chainFacts } from "#content/chain-facts.ts";
import { notFound } from "#core/errors.ts";
import { eventsCalendar } from "#server/files/event-calendar.ts";
import type { Services } from "#server/services.ts";
import { defineCopy } from "#site/copy.ts";
import type { DataFile } from "#site/open-data.ts";
import { listEventStores, listEvents } from "#stock/events.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { tables } from "./tables.ts";
import { type About, writeTable } from "./write-table.ts";

const words = defineCopy({
  es: { events: (brand: string) => `${brand}: eventos` },
  en: { events: (brand: string) => `${brand}: events` },
});

async function* whole(make: () => string): AsyncGenerator<Buffer> {
  yield Buffer.from(make());
}

/** The pieces of a file, made when they are read; a file that the chain does not have is not found before. */
export function openDataFile(
  { site, installation }: Pick<Services, "site" | "installation">,
  stock: Stock,
  file: DataFile,
): () => AsyncIterable<Buffer> {
  const { addresses, settings } = site;
  const { brand, languages } = settings;
  const [edition] = languages;
  const about = (name: string): About => ({
    name: `${brand}: ${name}`,
    date: stock.changedAt.toISOString(),
    licence: chainFacts().dataLicence,
    source: addresses.url("openData", edition),
  });
  if (file.kind === "events") {
    const { edition } = file;
    return () =>
      whole(() =>
        eventsCalendar(
          words[edition].events(brand),
          brand,
          edition,
          listEvents(stock, stock.changedAt, "running", "coming").map((event) => {
            const url = addresses.url("event", edition, { id: event.id });
            const stores = listEventStores(stock, event);
            return { event, stores, edition, brand, installation, url, changedAt: stock.changedAt };
          }),
        ),
      );
  }
  const table = tables[file.table];
  const having = table.stores(stock);
  const stores = file.storeId === undefined ? having : having.filter(({ id }) => id === file.storeId);
  if (file.storeId !== undefined && stores.length === 0) {
    // A closed yard's data is gone, an unknown one's was never there.
    getStore(stock, file.storeId);
    throw notFound("data of this yard");
  }
  if (file.table === "prices" && !settings.switches.partPrices) throw notFound("prices");
  return () => writeTable(table, file.format, { stock, stores, about: about(file.table) });
}
