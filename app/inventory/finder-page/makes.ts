import { type FinderChoices, finderChoices } from "#app/inventory/finder-choices.ts";
import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import type { PageRequest } from "#app/page.tsx";
import { shortRadius } from "#app/stores/radius-words.ts";
import { countText } from "#core/count-text.ts";
import { defaultFormDistance } from "#core/distance.ts";
import { noPlace, type PlaceAsked } from "#stock/places.ts";
import { countStoreStock, searchVehicles } from "#stock/vehicles.ts";
import { copy } from "./copy.ts";
import type { MakesShown } from "./makes.island.tsx";

/** Of whole yards, which have their counts: a million cars are not looked at one by one. */
function countNear({ stock }: PageRequest<"inventory">, { place }: PlaceAsked): FinderChoices["makes"] {
  const makes = new Map<number, FinderChoices["makes"][number]>();
  const yards = place ? searchVehicles(stock, { origin: place, miles: defaultFormDistance }) : [];
  for (const { store } of yards)
    for (const { id, name, count } of countStoreStock(stock, store.id))
      makes.set(id, { id, name, count: count + (makes.get(id)?.count ?? 0) });
  return [...makes.values()];
}

/** The makes with the most cars first, near the place if there are any, else in all yards. */
export function listMakes(request: PageRequest<"inventory">, asked: PlaceAsked): MakesShown {
  const { stock, edition } = request;
  const near = countNear(request, asked);
  const place = near.length > 0 ? asked : noPlace;
  const radius = shortRadius(defaultFormDistance, place.place);
  const makes = near.length > 0 ? near : finderChoices(stock).makes;
  return {
    near: place.code,
    title: place.code ? copy[edition].byMakeNear(radius, place.name) : copy[edition].byMake,
    query: writeSearch({ ...emptySearch, modelIds: [0], place, distance: defaultFormDistance }).toString(),
    makes: makes.toSorted((a, b) => b.count - a.count).map(({ id, name, count }) => [id, name, countText(count)]),
  };
}
