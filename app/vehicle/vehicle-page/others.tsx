import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarTile, CarTiles } from "#app/vehicle/car-tile.tsx";
import { copy as carWords } from "#app/vehicle/copy.ts";
import { anyDistance } from "#core/distance.ts";
import { type YearSpan, yearsText } from "#core/generation.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { noPlace } from "#stock/places.ts";
import { copy } from "./copy.ts";
import type { Nearby } from "./similar.ts";

export function CarsHere({ cars, store }: { cars: readonly Vehicle[]; store: Store }) {
  return (
    <CarTiles>
      {cars.map((vehicle) => (
        <CarTile key={vehicle.id} vehicle={vehicle} store={store} />
      ))}
    </CarTiles>
  );
}

/** `from`: the yard that the distances begin at. */
export function CarsNear({ cars, from }: { cars: readonly Nearby[]; from: Store }) {
  const words = useCopy(carWords);
  const { edition } = usePage();
  return (
    <CarTiles>
      {cars.map(({ vehicle, store, miles }) => (
        <CarTile
          key={vehicle.id}
          vehicle={vehicle}
          store={store}
          note={words.at(store.listText, distanceWords(miles, from.country, edition))}
        />
      ))}
    </CarTiles>
  );
}

type AllOfModelProps = { vehicle: Vehicle; store: Store; years?: Pick<YearSpan, "from" | "to"> | undefined };

/** To every car of the model, everywhere, measured from the yard; only of some years where they are given. */
export function AllOfModel({ vehicle, store, years }: AllOfModelProps) {
  const words = useCopy(copy);
  const { href } = usePage();
  const search = {
    ...emptySearch,
    makeId: vehicle.makeId,
    modelIds: [vehicle.modelId],
    years: years ? ([[years.from, years.to]] as const) : [],
    place: { ...noPlace, code: store.postalCode.replace(" ", "") },
    distance: anyDistance,
  };
  return (
    <GoLink href={href("inventoryResults", {}, { query: writeSearch(search) })}>
      {words.allOf(`${vehicle.make} ${vehicle.model}${years ? ` ${yearsText(years)}` : ""}`)}
    </GoLink>
  );
}
