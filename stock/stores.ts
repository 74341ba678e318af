import { isUnlimited, type Point } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import { gone, notFound } from "#core/errors.ts";
import { once } from "#core/once.ts";
import type { Division, Service, Store } from "#core/store.ts";
import { fold } from "#core/text.ts";
import type { Chain, Stock } from "./stock.ts";
import { milesTo, type NearStore, type Origin } from "./store-grid.ts";

type HasChain = Pick<Stock, "chain">;
type Lists = {
  active: readonly Store[];
  withService: Map<Service, readonly Store[]>;
  byState: Map<Edition, readonly StateGroup[]>;
};

/** Thousands of stores are looked through once, as long as none of them changes. */
const listsOf = once(
  ({ stores }: Chain): Lists => ({
    active: stores.filter((store) => store.active),
    withService: new Map(),
    byState: new Map(),
  }),
);

/** Active stores by list text. */
export const listStores = ({ chain }: HasChain): readonly Store[] => listsOf(chain).active;

/** Any store, also a closed one. */
export const findStore = (stock: Stock, id: number): Store | undefined => stock.chain.storeById.get(id);

/** An active store; a closed one is gone (its `data` is the store), an unknown one not found. */
export function getStore(stock: Stock, id: number): Store {
  const store = findStore(stock, id);
  if (!store) throw notFound(`store ${id}`);
  if (!store.active) throw gone(`store ${id}`, store);
  return store;
}

/** "All", "" and undefined = every division; otherwise its id, code or name. Undefined when nobody knows it. */
export function findDivision(stock: Stock, text: string | undefined): Division | "all" | undefined {
  const wanted = fold(text ?? "").trim();
  if (wanted === "" || wanted === "all") return "all";
  return stock.chain.divisions.find(
    ({ id, code, name }) => String(id) === wanted || fold(code) === wanted || fold(name) === wanted,
  );
}

type StoreQuery = { origin: Origin; miles?: number; divisionId?: number; service?: Service };

/** Active stores within the distance, nearest first. */
export function findStores(stock: Stock, { origin, miles = 0, divisionId, service }: StoreQuery): NearStore[] {
  const all = isUnlimited(miles);
  const found: NearStore[] = [];
  for (const store of all ? stock.chain.grid.stores : stock.chain.grid.candidates(origin, miles)) {
    if (divisionId !== undefined && store.division.id !== divisionId) continue;
    if (service && !store.services.has(service)) continue;
    const distance = milesTo(origin, store);
    if (all || distance <= miles) found.push({ store, miles: distance });
  }
  return found.sort(byMiles);
}

const byMiles = (a: NearStore, b: NearStore) => a.miles - b.miles || a.store.id - b.store.id;

/** In miles; the last has no limit. */
const circles = [60, 300, 1200, 0];

/** The nearest few, however far: looked for in a small circle first, for a chain may have thousands. */
export function listNearestStores(stock: Stock, origin: Origin, count: number, service?: Service): NearStore[] {
  let found: NearStore[] = [];
  for (const miles of circles) {
    found = findStores(stock, { origin, miles, ...(service && { service }) });
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

/** By list text. */
export function listStoresWithService({ chain }: HasChain, service: Service): readonly Store[] {
  const { active, withService } = listsOf(chain);
  let having = withService.get(service);
  if (!having) {
    having = active.filter((store) => store.services.has(service));
    withService.set(service, having);
  }
  return having;
}

/** Active stores of a count group; country "*" = everywhere. */
export const countStores = (stock: Stock, group: string, country: "US" | "CA" | "*"): number =>
  listStores(stock).filter((store) => store.countGroup === group && (country === "*" || store.country === country))
    .length;

export type StateGroup = { country: "US" | "CA"; state: string; stateName: Store["stateName"]; stores: Store[] };

/** Stores by country (US first), then by the state's name in the edition. */
export function listStoresByState(stock: Stock, edition: Edition): readonly StateGroup[] {
  const { active, byState } = listsOf(stock.chain);
  const groups = byState.get(edition) ?? groupByState(active, edition);
  byState.set(edition, groups);
  return groups;
}

function groupByState(stores: readonly Store[], edition: Edition): StateGroup[] {
  const groups = Map.groupBy(stores, (store) => `${store.country}-${store.state}`);
  return [...groups.values()]
    .map((stores) => {
      const { country, state, stateName } = stores[0] as Store;
      return { country, state, stateName, stores };
    })
    .sort(
      (a, b) => b.country.localeCompare(a.country) || a.stateName[edition].localeCompare(b.stateName[edition], edition),
    );
}

/** Stores near another store, without itself. */
export const listNeighbours = (stock: Stock, store: Store & Point, count: number, service?: Service): NearStore[] =>
  listNearestStores(stock, { latitude: store.latitude, longitude: store.longitude, postal: "" }, count + 1, service)
    .filter((near) => near.store.id !== store.id)
    .slice(0, count);

/** The median days that cars stand in this yard; null when too few have left. */
export const typicalStayDays = (stock: Stock, storeId: number): number | null =>
  stock.yards.get(storeId)?.typicalStayDays ?? null;
