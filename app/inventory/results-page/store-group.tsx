import { countText } from "#app/inventory/count-text.ts";
import { type InventorySearch, withChanges, writeSearch } from "#app/inventory/search.ts";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { YardNow } from "#app/stores/yard-now.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { copy } from "./copy.ts";
import type { Group } from "./load.ts";
import { useMap } from "./use-map.ts";
import { usePrices } from "./use-prices.ts";

type StoreGroupProps = { group: Group; search: InventorySearch; first: boolean; make: number | undefined };

/** A yard's matches under its line: how far, until when to enter, its prices. The strip says it of the first. */
export function StoreGroup({ group, search, first, make }: StoreGroupProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const prices = usePrices()(group);
  const map = useMap(search)(group);
  const { store, miles, count, cars } = group;
  const id = `store-${store.id}`;
  const distance = miles === null ? undefined : distanceWords(miles, store.country, edition);
  const all = href("inventoryResults", {}, { query: writeSearch(withChanges(search, { storeIds: [store.id] })) });
  return (
    <section className="yard-cars" id={id} aria-labelledby={`h-${store.id}`} {...mark("store", store.id)}>
      <div className={first ? "yard-line yard-line--first" : "yard-line"}>
        <h2 id={`h-${store.id}`}>{store.listText}</h2>
        <span className="yard-line__n">
          {[words.cars(countText(count, edition)), distance].filter(Boolean).join(" · ")}
        </span>
        <YardNow store={store} />
        <a href={href("store", { id: store.id, slug: store.slug })}>
          {words.store}
          <span className="sr">{words.aboutCar(store.listText)}</span>
        </a>
        {map && (
          <a href={map}>
            {words.yard}
            <span className="sr">{words.aboutCar(store.listText)}</span>
          </a>
        )}
        {prices && (
          <a href={prices}>
            {words.prices}
            <span className="sr">{words.aboutCar(store.listText)}</span>
          </a>
        )}
      </div>
      <ul className="cars">
        {cars.map((car, at) => (
          <CarCard key={car.id} vehicle={car} store={store} early={first && at < 2} make={make} />
        ))}
      </ul>
      {cars.length < count && search.storeIds.length !== 1 && (
        <p className="more">
          <GoLink href={all}>{words.allOfStore(countText(count, edition), store.listText)}</GoLink>
        </p>
      )}
    </section>
  );
}
