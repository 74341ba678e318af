import { toVehicleQuery } from "#app/inventory/find-cars.ts";
import { emptySearch, type InventorySearch, readSearch, searchKey } from "#app/inventory/search.ts";
import { searchName } from "#app/inventory/search-words.ts";
import type { PageRequest } from "#app/page.tsx";
import { parseStoreId } from "#app/stores/store-address.ts";
import { carsByRow } from "#app/yard/cars-by-row.ts";
import { findYard, type YardView } from "#app/yard/find-yard.ts";
import { notFound } from "#core/errors.ts";
import type { Store } from "#core/store.ts";
import type { StoreMap } from "#core/store-map.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { findYardRow } from "#drawings/yard-geometry.ts";
import { vehicleAt } from "#stock/columns.ts";
import { findStoreMap } from "#stock/maps.ts";
import { noPlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore } from "#stock/stores.ts";
import { findVehicleById, searchVehicles } from "#stock/vehicles.ts";

type Mark = { row: string; section: string };
/** A car in its row; `lit` when the search behind the page found it. */
export type CarInRow = { vehicle: Vehicle; row: string; lit: boolean };

export type MapPage = {
  store: Store;
  map: StoreMap;
  yard: YardView;
  /** What was asked for, known or not. */
  asked: string;
  mark: Mark;
  /** The search whose cars are lit. */
  search: InventorySearch | undefined;
  searchName: string;
  /** The cars of the marked row, those of the search first; without one the lit cars from the gate on. */
  cars: readonly CarInRow[];
};

const mostListed = 60;

/** An active store with a map; everything else is the same missing map. */
function getMap(stock: Stock, id: string): { store: Store; map: StoreMap } {
  const store = findStore(stock, parseStoreId(id));
  const map = store?.active ? findStoreMap(stock, store.id) : undefined;
  if (!store || !map) throw notFound(`map of store ${id.slice(0, 20)}`);
  return { store, map };
}

/** The cars of a search in one yard, however far it is from where the search began. */
function matchesIn(stock: Stock, storeId: number, search: InventorySearch, now: Date) {
  const { origin, miles, ...wanted } = toVehicleQuery(stock, search, now);
  return searchVehicles(stock, { ...wanted, storeIds: [storeId] })[0] ?? [];
}

export function loadMap({ stock, params, query, edition, now }: PageRequest<"storeMap">): MapPage {
  const { store, map } = getMap(stock, params.id);
  const asked = (query.get("row") ?? "").trim().slice(0, 12);
  const hit = asked ? findYardRow(map, asked, query.get("section") ?? "") : undefined;
  const mark: Mark = { row: hit?.row ?? "", section: hit?.zone ?? "" };
  const { search: read } = readSearch(query, stock, now);
  const everything = searchKey({ ...read, place: noPlace, storeIds: [] }) === searchKey(emptySearch);
  const search = everything ? undefined : read;
  const lit = search && matchesIn(stock, store.id, search, now);
  const yard = findYard(stock, store.id, edition, { lit, ...mark });
  if (!yard) throw notFound(`rows of store ${store.id}`);
  const cars = yard.row < 0 ? litCars(stock, yard) : carsOf(stock, map, yard);
  const name = search ? searchName(stock, search, now, edition) : "";
  return { store, map, yard, asked, mark, search, searchName: name, cars };
}

function carsOf(stock: Stock, map: StoreMap, { row, sketch, litIds }: YardView): CarInRow[] {
  const columns = stock.yards.get(map.storeId)?.present;
  const label = sketch.rows[row]?.[0] ?? "";
  const cars = (columns ? (carsByRow(stock, map).cars[row] ?? []) : []).map((car) => {
    const vehicle = vehicleAt(columns as NonNullable<typeof columns>, car, stock.catalog, stock.words);
    return { vehicle, row: label, lit: litIds.has(vehicle.id) };
  });
  return cars.sort((a, b) => Number(b.lit) - Number(a.lit));
}

/** In the order in which one comes upon them: walkway after walkway from the gate, along each from the main aisle. */
function litCars(stock: Stock, { open, sketch }: YardView): CarInRow[] {
  const along = sketch.gate === "left" ? 1 : -1;
  const band = (row: number) => sketch.rows[row]?.[2] ?? 0;
  return [...open]
    .sort(([, a], [, b]) => band(b) - band(a) || along * (a - b))
    .slice(0, mostListed)
    .flatMap(([id, row]) => {
      const vehicle = findVehicleById(stock, id);
      return vehicle ? [{ vehicle, row: sketch.rows[row]?.[0] ?? "", lit: true }] : [];
    });
}
