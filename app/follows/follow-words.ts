import { eventWhen } from "#app/events/event-words.ts";
import { searchKey } from "#app/inventory/search.ts";
import { searchTitle } from "#app/inventory/search-words.ts";
import type { PageView } from "#app/page.tsx";
import { typeWord } from "#app/prices/ask.ts";
import type { Edition } from "#core/edition.ts";
import type { Stock } from "#stock/stock.ts";
import { copy } from "./copy.ts";
import type { Follow } from "./read-follow.ts";

/** "Alternador · Honda Civic 2004 cerca del 91911", "Eventos en Yonke Chula Vista". */
export function followName(stock: Stock, follow: Follow, now: Date, edition: Edition): string {
  const words = copy[edition];
  switch (follow.kind) {
    case "cars": {
      const cars = searchTitle(stock, follow.search, now, edition);
      return follow.part ? `${follow.part.name[edition]} · ${cars}` : cars;
    }
    case "events":
      return words.eventsAt(follow.store.name);
    case "event":
      return words.eventOn(follow.event.title[edition], eventWhen(follow.event, edition));
    case "price":
      return words.priceAt(follow.part.name[edition], follow.store.name);
  }
}

/** Where what is followed can be seen today. */
export function followAddress(follow: Follow, edition: Edition, href: PageView["href"]): string {
  switch (follow.kind) {
    case "cars":
      return href("inventoryResults", {}, { query: new URLSearchParams(searchKey(follow.search)) });
    case "events":
      return href("events", {}, { query: { store: follow.store.id } });
    case "event":
      return href("event", { id: follow.event.id });
    case "price":
      return href(
        "partPricing",
        {},
        { query: { store: follow.store.id, q: follow.part.name[edition], type: typeWord(follow.part.type) } },
      );
  }
}
