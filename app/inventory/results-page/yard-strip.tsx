import { writeSearch } from "#app/inventory/search.ts";
import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { yardWords } from "#app/stores/yard-words.ts";
import { countText } from "#core/count-text.ts";
import type { Results } from "./load.ts";
import { useMap } from "./use-map.ts";
import { usePrices } from "./use-prices.ts";
import yardStrip from "./yard-strip.island.tsx";

/** The strip of yards over a page of results, with what it says of each. */
export function YardStrip({ groups, farther, search }: Pick<Results, "groups" | "farther" | "search">) {
  const { edition, href, now } = usePage();
  const prices = usePrices();
  const map = useMap(search);
  const from = search.place.place?.country ?? "US";
  const yards = groups.map((group) => {
    const { store, miles, count } = group;
    const { open, word, until } = yardWords(store, now, edition);
    return {
      id: store.id,
      name: store.listText,
      count: countText(count),
      distance: miles === null ? undefined : distanceWords(miles, from, edition),
      open,
      word,
      until,
      store: href("store", { id: store.id, slug: store.slug }),
      map: map(group),
      prices: prices(group),
    };
  });
  const beyond = farther.map(({ store, miles, count, search: wider }) => {
    const distance = distanceWords(miles, from, edition);
    return {
      href: `${href("inventoryResults", {}, { query: writeSearch(wider) })}#store-${store.id}`,
      name: store.listText,
      count: countText(count),
      distance,
    };
  });
  const ask = search.place.code ? undefined : "#filters";
  return <Island of={yardStrip} props={{ yards, farther: beyond, ask }} />;
}
