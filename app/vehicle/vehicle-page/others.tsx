import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { copy as carWords } from "#app/vehicle/copy.ts";
import { anyDistance } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { noPlace } from "#stock/places.ts";
import { copy } from "./copy.ts";
import type { Nearby } from "./similar.ts";

export function CarsHere({ cars, store }: { cars: readonly Vehicle[]; store: Store }) {
  return (
    <ul className="cars cars--alone">
      {cars.map((vehicle) => (
        <CarCard key={vehicle.id} vehicle={vehicle} store={store} />
      ))}
    </ul>
  );
}

export function CarsNear({ cars }: { cars: readonly Nearby[] }) {
  const words = useCopy(carWords);
  const { edition } = usePage();
  return (
    <ul className="cars cars--alone">
      {cars.map(({ vehicle, store, miles }) => (
        <CarCard
          key={vehicle.id}
          vehicle={vehicle}
          store={store}
          note={
            <>
              <br />
              {words.at(store.name, distanceWords(miles, store.country, edition))}
            </>
          }
        />
      ))}
    </ul>
  );
}

/** To every car of the model, everywhere, measured from the yard. */
export function AllOfModel({ vehicle, store }: { vehicle: Vehicle; store: Store }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const search = {
    ...emptySearch,
    makeId: vehicle.makeId,
    modelIds: [vehicle.modelId],
    place: { ...noPlace, code: store.postalCode.replace(" ", "") },
    distance: anyDistance,
  };
  return (
    <GoLink href={href("inventoryResults", {}, { query: writeSearch(search) })}>
      {words.allOf(`${vehicle.make} ${vehicle.model}`)}
    </GoLink>
  );
}
