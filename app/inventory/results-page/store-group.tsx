import { copy as finderCopy } from "#app/inventory/copy.ts";
import { countText } from "#app/inventory/count-text.ts";
import { type InventorySearch, withChanges, writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { addressLine, directionsUrl, distanceWords, telHref } from "#app/stores/place-words.ts";
import { StoreHead } from "#app/stores/store-head.tsx";
import { YardNow } from "#app/stores/yard-now.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { pastInWords } from "#core/past-words.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import type { Group } from "./load.ts";

/** Where in the yard a car stands, when more than its row is known. */
function useSpot() {
  const words = useCopy(finderCopy);
  return ({ section, space }: Vehicle): string => {
    const spot = [section && words.section(section), space && words.space(space)].filter(Boolean);
    return spot.length > 0 ? ` · ${spot.join(", ")}` : "";
  };
}

/** A store's matches under its green head: how far, open or not, how to get there, how fresh. */
export function StoreGroup({ group, search, first }: { group: Group; search: InventorySearch; first: boolean }) {
  const words = useCopy(copy);
  const { href, edition, now } = usePage();
  const spotOf = useSpot();
  const { store, miles, count, cars } = group;
  const zone = store.schedule.timeZone;
  const id = `store-${store.id}`;
  const all = href("inventoryResults", {}, { query: writeSearch(withChanges(search, { storeIds: [store.id] })) });
  return (
    <section className="store-group" id={id} aria-labelledby={`${id}-h`}>
      <StoreHead
        id={`${id}-h`}
        name={store.name}
        href={href("store", { id: store.id, slug: store.slug })}
        distance={miles === null ? undefined : distanceWords(miles, store.country, edition)}
        now={<YardNow store={store} />}
        count={words.cars(countText(count, edition))}
      />
      <div className="store-facts">
        <address>{addressLine(store)}</address>
        <a className="store-facts__go" href={directionsUrl(store)} rel="external">
          {words.directions}
          <span className="sr">{words.aboutCar(store.listText)}</span>
        </a>
        {store.phone1.number && (
          <a className="store-facts__go nums nb" href={telHref(store.phone1.number)}>
            {store.phone1.number}
          </a>
        )}
        {store.stockReadAt && (
          <span className="store-facts__read">
            {words.freshness(pastInWords(store.stockReadAt, zone, now, edition))}
          </span>
        )}
      </div>
      <ul className="cars">
        {cars.map((car, at) => (
          <CarCard key={car.id} vehicle={car} store={store} note={spotOf(car)} early={first && at < 2} prices />
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
