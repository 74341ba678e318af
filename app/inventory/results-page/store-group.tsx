import { type InventorySearch, withChanges, writeSearch } from "#app/inventory/search.ts";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { OpenNow } from "#app/stores/open-now.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { yardWords } from "#app/stores/yard-words.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { countText } from "#core/count-text.ts";
import { copy } from "./copy.ts";
import type { Group } from "./load.ts";
import { useMap } from "./use-map.ts";
import { usePrices } from "./use-prices.ts";
import "#app/inventory/inventory.css";
import "#app/inventory/yard-strip.css";
import "#app/vehicle/car-card.css";

type StoreGroupProps = { group: Group; search: InventorySearch; first: boolean; make: number | undefined };

/** How many, how far, when the yard closes; the yard itself, its drawing and its prices. */
function YardLine({ group, search, first }: Omit<StoreGroupProps, "make">) {
  const words = useCopy(copy);
  const { href, edition, now } = usePage();
  const { store, miles, count } = group;
  const distance = miles === null ? undefined : distanceWords(miles, search.place.place?.country ?? "US", edition);
  const map = useMap(search)(group);
  const prices = usePrices()(group);
  const about = <span className="sr-only">{words.aboutCar(store.listText)}</span>;
  return (
    <div className={first ? "yard-line yard-line--first" : "yard-line"}>
      <h2 id={`h-${store.id}`}>{store.listText}</h2>
      <span className="yard-line__count">{[words.cars(countText(count)), distance].filter(Boolean).join(" · ")}</span>
      <OpenNow {...yardWords(store, now, edition)} />
      <a href={href("store", { id: store.id, slug: store.slug })}>
        {words.store}
        {about}
      </a>
      {map && (
        <a href={map}>
          {words.yard}
          {about}
        </a>
      )}
      {prices && (
        <a href={prices}>
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
  const { href } = usePage();
  const { store, count, cars } = group;
  const all = href("inventoryResults", {}, { query: writeSearch(withChanges(search, { storeIds: [store.id] })) });
  const more = cars.length < count && search.storeIds.length !== 1;
  return (
    <section
      className="yard-cars"
      id={`store-${store.id}`}
      aria-labelledby={`h-${store.id}`}
      {...mark("store", store.id)}
      {...(!first && mark("tall", 3 + 6 * cars.length + (more ? 3 : 0)))}
    >
      <YardLine group={group} search={search} first={first} />
      <ul className="cars">
        {cars.map((vehicle, at) => (
          <CarCard key={vehicle.id} vehicle={vehicle} store={store} early={first && at < 2} make={make} />
        ))}
      </ul>
      {more && (
        <p className="more">
          <GoLink href={all}>{words.allOfStore(countText(count), store.listText)}</GoLink>
        </p>
      )}
    </section>
  );
}
