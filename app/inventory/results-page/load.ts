import { type Aside, readAside, withAside } from "#app/box/aside.ts";
import { type FoundCars, findCars } from "#app/inventory/find-cars.ts";
import { type FinderChoices, finderChoices } from "#app/inventory/finder-choices.ts";
import { type NeverSold, neverSold } from "#app/inventory/never-sold.ts";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import {
  type InventorySearch,
  readSearch,
  sinceChoices,
  type WrongValues,
  withWrong,
  writeSearch,
  writeSpecified,
} from "#app/inventory/search.ts";
import { carsInWords, searchHeading, searchName, searchTitle } from "#app/inventory/search-words.ts";
import { wishName } from "#app/inventory/wish-name.ts";
import type { PageRequest } from "#app/page.tsx";
import { listPartLinks, type PartLink } from "#app/parts/common-parts.ts";
import { fitText } from "#app/parts/fit-text.ts";
import { findSharingSearch, listGenerationSearches, type SharingSearch } from "#app/parts/sharing-search.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { YardsMeant } from "#core/yard-figures.ts";
import { findStoreMap } from "#stock/maps.ts";
import type { PlaceError } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { countChoices, countSince } from "#stock/vehicle-counts.ts";
import { listInOrder, listNewestMatches } from "#stock/vehicle-order.ts";
import { countMatches, type StoreMatches } from "#stock/vehicles.ts";
import { listYardsMeant } from "#stock/yards-meant.ts";
import { type Applied, listApplied } from "./applied.ts";
import { type Farther, listFarther, storesOnPage } from "./farther.ts";
import { type Instead, listInstead } from "./instead.ts";

export type Group = {
  store: Store;
  miles: number | null;
  count: number;
  cars: Vehicle[];
  /** Its yard can be drawn. */
  mapped: boolean;
};
type Choice = { value: string; count: number };
/** Cars that came within so many days; null = at any time. */
type SinceChoice = { days: number | null; count: number };
type StoreChoice = { id: number; name: string; count: number };

export type Results = {
  search: InventorySearch;
  /** The engine that was asked for, where no car says that it has it. */
  engineUnseen: string;
  aside: Aside;
  /** What is said to whoever asked whether one car's part fits the other. */
  fit: string;
  /** "Toyota Camry 2005–2012", with its place, and as the page's own title. */
  name: string;
  title: string;
  heading: string;
  /** The models alone, in words. */
  modelsName: string;
  applied: Applied[];
  wrong: WrongValues;
  zipError: PlaceError | undefined;
  total: number;
  /** The car that was wanted, with the one yard that was asked; empty when it was no car alone. */
  wish: string;
  /** The yards that were asked, and which of them have none of these cars. */
  asked: YardsMeant;
  stores: number;
  groups: Group[];
  /** Over stores, or over the cars of the one store that is left. */
  pages: number;
  /** That of every car; 0 when they have several. */
  makeId: number;
  choices: FinderChoices;
  /** The next yards beyond the distance. */
  farther: Farther[];
  since: SinceChoice[];
  colors: Choice[];
  bodies: Choice[];
  /** Empty where nobody said of any of these cars where it was hit. */
  hits: Choice[];
  storeChoices: StoreChoice[];
  otherStores: number;
  /** Ids of the cars that came last, for “new since your last visit”. */
  newestIds: number[];
  instead: Instead | undefined;
  /** Of a search without cars: none of the years was ever sold. */
  never: NeverSold | undefined;
  /** The ways to the parts of the one model that was searched for. */
  parts: PartLink[];
  /** The way to the cars that share their parts. */
  sharing: SharingSearch | undefined;
  /** Where they are of several generations, the way to each. */
  generations: SharingSearch[];
};

/** The first yard fills a screen, however many share the page with it. */
const carsOfFirst = 12;
const carsOnPage = 60;
const storesInFilter = 12;
const remembered = 40;
/** Nobody follows so broad a search from visit to visit. */
const tooMany = 5000;

/** The address as its own links write it. */
export function tidyQuery(query: URLSearchParams, stock: Stock, now: Date): URLSearchParams | undefined {
  const { search, wrong } = readSearch(query, stock, now);
  const tidy = withAside(withWrong(writeSearch(search), wrong), readAside(query));
  return tidy.toString() === query.toString() ? undefined : tidy;
}

/** As the form would have sent it, when a form without script or a person wrote it otherwise. */
export function movedQuery(query: URLSearchParams, stock: Stock, now: Date): URLSearchParams | undefined {
  const named = resolveAddress(query, stock, now);
  const { search, wrong } = readSearch(named ?? query, stock, now);
  const models = search.modelIds.filter((id) => {
    const makeId = stock.catalog.findModel(id)?.makeId;
    return makeId !== undefined && (search.makeId === 0 || makeId === search.makeId);
  });
  const strange = models.length !== search.modelIds.length && search.makeId !== 0;
  const unset = query.has("make") && !query.has("model");
  if (!named && !strange && !unset) return undefined;
  return withWrong(writeSpecified({ ...search, modelIds: strange ? models : search.modelIds }), wrong);
}

const groupOf = (stock: Stock, { store, miles, count }: StoreMatches, cars: Vehicle[]): Group => ({
  store,
  miles,
  count,
  cars,
  mapped: (findStoreMap(stock, store.id)?.rows.length ?? 0) > 0,
});

function groupsOf(stock: Stock, { matches }: FoundCars, search: InventorySearch): { groups: Group[]; pages: number } {
  const [only] = matches;
  if (only && matches.length === 1) {
    const pages = Math.max(1, Math.ceil(only.count / carsOnPage));
    const page = Math.min(search.page, pages);
    const cars = listInOrder(stock, only, search.sort, (page - 1) * carsOnPage, page * carsOnPage);
    return { groups: [groupOf(stock, only, cars)], pages };
  }
  const pages = Math.max(1, Math.ceil(matches.length / storesOnPage));
  const page = Math.min(search.page, pages);
  const shown = matches.slice((page - 1) * storesOnPage, page * storesOnPage);
  const share = Math.floor(carsOnPage / shown.length);
  const groups = shown.map((match, at) =>
    groupOf(stock, match, listInOrder(stock, match, search.sort, 0, at === 0 ? Math.max(carsOfFirst, share) : share)),
  );
  return { groups, pages };
}

const choicesOf = (counts: ReadonlyMap<string, number>, chosen: readonly string[]): Choice[] => {
  const all = new Map(counts);
  for (const value of chosen) if (!all.has(value)) all.set(value, 0);
  return [...all].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
};

/** Today, since yesterday, this week, ever; and what the address asks for besides. */
function sinceOf(stock: Stock, { since }: InventorySearch, anyTime: FoundCars["matches"], now: Date): SinceChoice[] {
  const today = localTimeOf(now, stock.chain.timeZone).day;
  const wanted = [...new Set<number | null>([...sinceChoices, since])].filter((choice) => choice !== null);
  const days = wanted.sort((a, b) => a - b);
  const counts = countSince(anyTime, ...days.map((choice) => addDays(today, -choice)));
  return [
    ...days.map((choice, at) => ({ days: choice, count: counts[at] as number })),
    { days: null, count: countMatches(anyTime) },
  ];
}

export function loadResults(request: PageRequest<"inventoryResults">): Results {
  const { query, stock, now, edition } = request;
  const { search: asked, wrong } = readSearch(query, stock, now);
  const exact = findCars(stock, asked, now);
  // Where no car names its engine, that is what is said: how many have it nobody knows.
  const engineUnseen = asked.engine !== "" && exact.total === 0 ? asked.engine : "";
  const search = engineUnseen ? { ...asked, engine: "" } : asked;
  const found = engineUnseen ? findCars(stock, search, now) : exact;
  const zipError = search.place.wrong;
  const refused = zipError !== undefined || wrong.year !== undefined || wrong.distance !== undefined;
  const matches = refused ? [] : found.matches;
  const counts = countChoices(stock, found.query, matches, found.budget);
  const near = counts.stores.slice(0, storesInFilter);
  const chosen = counts.stores.filter(
    ({ store }) => search.storeIds.includes(store.id) && !near.some((n) => n.store === store),
  );
  const makeId = search.makeId || soleMake(stock, search);
  const listed = groupsOf(stock, { ...found, matches }, search);
  const car = wishName(stock, search, now);
  const [yard, another] = search.storeIds.flatMap((id) => stock.chain.storeById.get(id) ?? []);
  const aside = readAside(query);
  const sharing = refused ? undefined : findSharingSearch(request, stock, search);
  return {
    search,
    engineUnseen: found.total > 0 ? engineUnseen : "",
    aside,
    fit: fitText(stock, { ...search, fit: aside.fit, parts: [] }, edition),
    name: searchName(stock, search, now, edition),
    title: searchTitle(stock, search, now, edition),
    heading: searchHeading(stock, search, now, edition),
    modelsName: carsInWords(stock, search, edition),
    applied: listApplied(stock, search, now, edition),
    wrong,
    zipError,
    total: refused ? 0 : found.total,
    wish: car && yard && !another ? `${car} · ${yard.listText}` : car,
    asked: yardsAsked(stock, search, matches, makeId > 0 ? car : ""),
    stores: matches.length,
    ...listed,
    farther: listed.pages === 1 && matches.length > 0 ? listFarther(stock, search, found, now) : [],
    makeId,
    choices: finderChoices(stock, makeId),
    since: sinceOf(stock, search, counts.anyTime, now),
    colors: choicesOf(counts.colors, search.colors),
    bodies: choicesOf(counts.bodies, search.bodies),
    hits: choicesOf(counts.hits, search.hits),
    storeChoices: [...near, ...chosen].map(({ store, count }) => ({ id: store.id, name: store.listText, count })),
    otherStores: counts.stores.length - near.length - chosen.length,
    newestIds: found.total > tooMany ? [] : listNewestMatches(stock, matches, remembered).map(({ id }) => id),
    instead: refused || matches.length > 0 ? undefined : listInstead(stock, search, found, now),
    never: refused || matches.length > 0 ? undefined : neverSold(stock, search, edition),
    sharing,
    generations: sharing ? [] : listGenerationSearches(request, stock, search, matches),
    parts: refused || search.modelIds.length !== 1 ? [] : partsOf(request, search),
  };
}

function partsOf(request: PageRequest<"inventoryResults">, { modelIds, years, place }: InventorySearch): PartLink[] {
  return listPartLinks(request, request.stock, modelIds[0] as number, { years, place });
}

function yardsAsked(stock: Stock, search: InventorySearch, matches: FoundCars["matches"], car: string): YardsMeant {
  const { storeIds, place, distance } = search;
  const asked = listYardsMeant(stock, { storeIds, origin: place.place, miles: distance });
  const having = new Set(matches.map(({ store }) => store.id));
  const lacking = car ? asked.filter((id) => !having.has(id)) : [];
  return { kind: "search", storeIds: asked, missing: { name: car, storeIds: lacking } };
}

function soleMake(stock: Stock, { modelIds }: InventorySearch): number {
  const makes = new Set(modelIds.map((id) => stock.catalog.findModel(id)?.makeId ?? 0));
  return makes.size === 1 ? ([...makes][0] as number) : 0;
}
