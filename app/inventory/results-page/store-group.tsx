import { useFilled } from "#app/finished.tsx";
import { countText } from "#app/inventory/count-text.ts";
import { type InventorySearch, withChanges, writeSearch } from "#app/inventory/search.ts";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { OpenNow } from "#app/stores/open-now.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { yardWords } from "#app/stores/yard-words.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { useCarCard } from "#app/vehicle/car-card.tsx";
import { copy } from "./copy.ts";
import type { Group } from "./load.ts";
import { useMap } from "./use-map.ts";
import { usePrices } from "./use-prices.ts";

type StoreGroupProps = { group: Group; search: InventorySearch; first: boolean; make: number | undefined };

type LineTexts = Record<"id" | "name" | "found" | "word" | "store" | "about", string> &
  Record<"until" | "map" | "prices", string | undefined>;

/** How many, how far, when the yard closes; the yard itself, its drawing and its prices. */
function YardLine({ first, open, ...said }: LineTexts & { first: boolean; open: boolean | null }) {
  const words = useCopy(copy);
  const about = <span className="sr">{said.about}</span>;
  return (
    <div className={first ? "yard-line yard-line--first" : "yard-line"}>
      <h2 id={`h-${said.id}`}>{said.name}</h2>
      <span className="yard-line__n">{said.found}</span>
      <OpenNow open={open} word={said.word} until={said.until} />
      <a href={said.store}>
        {words.store}
        {about}
      </a>
      {said.map && (
        <a href={said.map}>
          {words.yard}
          {about}
        </a>
      )}
      {said.prices && (
        <a href={said.prices}>
          {words.prices}
          {about}
        </a>
      )}
    </div>
  );
}

/** A yard's matches under its line. The strip says it of the first. */
export function StoreGroup({ group, search, first, make }: StoreGroupProps) {
  const words = useCopy(copy);
  const filled = useFilled();
  const carCard = useCarCard();
  const { href, edition, now } = usePage();
  const { store, miles, count, cars } = group;
  const { open, word, until } = yardWords(store, now, edition);
  const distance = miles === null ? undefined : distanceWords(miles, search.place.place?.country ?? "US", edition);
  const all = href("inventoryResults", {}, { query: writeSearch(withChanges(search, { storeIds: [store.id] })) });
  const line = {
    id: String(store.id),
    name: store.listText,
    found: [words.cars(countText(count, edition)), distance].filter(Boolean).join(" · "),
    word,
    until,
    store: href("store", { id: store.id, slug: store.slug }),
    map: useMap(search)(group),
    prices: usePrices()(group),
    about: words.aboutCar(store.listText),
  };
  const more = cars.length < count && search.storeIds.length !== 1;
  return (
    <section
      className="yard-cars"
      id={`store-${store.id}`}
      aria-labelledby={`h-${store.id}`}
      {...mark("store", store.id)}
      {...(!first && mark("tall", 3 + 6 * cars.length + (more ? 3 : 0)))}
    >
      {filled(`yard-line ${first} ${open}`, line, (said) => (
        <YardLine first={first} open={open} {...said} />
      ))}
      <ul className="cars">{cars.map((vehicle, at) => carCard({ vehicle, store, early: first && at < 2, make }))}</ul>
      {more && (
        <p className="more">
          <GoLink href={all}>{words.allOfStore(countText(count, edition), store.listText)}</GoLink>
        </p>
      )}
    </section>
  );
}
