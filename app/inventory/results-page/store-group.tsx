import { copy as finderCopy } from "#app/inventory/copy.ts";
import { type InventorySearch, withChanges, writeSearch } from "#app/inventory/search.ts";
import { countText } from "#app/inventory/search-words.ts";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { addressLine, directionsUrl, distanceWords, telHref } from "#app/stores/place-words.ts";
import { StoreHead } from "#app/stores/store-head.tsx";
import { StoreNow } from "#app/stores/store-now.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { VehicleArt } from "#app/vehicle/vehicle-art.tsx";
import { colorName, isColor } from "#core/color.ts";
import { daysBetween, localTimeOf } from "#core/local-time.ts";
import { pastInWords } from "#core/past-words.ts";
import type { Store } from "#core/store.ts";
import { daysAgoInWords, formatDay } from "#core/time-words.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import { isBodyStyle } from "#drawings/body-shapes.ts";
import { photoPath } from "#site/photos.ts";
import { copy } from "./copy.ts";
import type { Group } from "./load.ts";

const newDays = 7;

function Car({ car, store, early }: { car: Vehicle; store: Store; early: boolean }) {
  const words = useCopy(copy);
  const place = useCopy(finderCopy);
  const { href, edition, now } = usePage();
  const today = localTimeOf(now, store.schedule.timeZone).day;
  const title = vehicleName(car);
  const paint = isColor(car.color) ? car.color : "plata";
  const vehicle = href("vehicle", { vin: vehicleKey(car) });
  const spot = [car.section && place.section(car.section), car.space && place.space(car.space)].filter(Boolean);
  return (
    <CarCard
      href={vehicle}
      title={title}
      isNew={daysBetween(car.dateSet, today) <= newDays}
      art={
        car.photos.length > 0 ? (
          <div className="car__art">
            <img
              src={photoPath(car.id, "small")}
              width="400"
              height="300"
              alt=""
              loading={early ? undefined : "lazy"}
            />
          </div>
        ) : (
          <VehicleArt style={isBodyStyle(car.body) ? car.body : "sedan"} paint={paint} lazy={!early} />
        )
      }
      color={car.color ? { paint, name: colorName(car.color, edition) } : undefined}
      vin={car.vin}
      date={
        <>
          {words.set}{" "}
          <time dateTime={car.dateSet} title={formatDay(car.dateSet, edition, "full")} {...mark("car", car.id)}>
            <b>{formatDay(car.dateSet, edition, "short")}</b>
          </time>{" "}
          ({daysAgoInWords(car.dateSet, today, edition)}){spot.length > 0 && <> · {spot.join(", ")}</>}
        </>
      }
      row={car.row ? { name: car.row, href: href("vehicle", { vin: vehicleKey(car) }, { hash: "mapa" }) } : undefined}
      actions={
        <>
          <LinkButton href={vehicle}>
            {words.seeCar}
            <span className="sr">{words.aboutCar(title)}</span>
          </LinkButton>
          <LinkButton look="line" href={href("partPricing", {}, { query: { store: store.id } })}>
            {words.prices}
            <span className="sr">{words.aboutCar(store.listText)}</span>
          </LinkButton>
        </>
      }
    />
  );
}

/** A store's matches under its green head: how far, open or not, how to get there, how fresh. */
export function StoreGroup({ group, search, first }: { group: Group; search: InventorySearch; first: boolean }) {
  const words = useCopy(copy);
  const { href, edition, now } = usePage();
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
        now={<StoreNow schedule={store.schedule} />}
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
          <Car key={car.id} car={car} store={store} early={first && at < 2} />
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
