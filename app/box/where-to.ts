import { emptySearch, type InventorySearch } from "#app/inventory/search.ts";
import { defaultReach } from "#app/parts/ask.ts";
import { leadOfVin } from "#app/vin/vin-lead.ts";
import { defaultFormDistance } from "#core/distance.ts";
import type { Facet } from "#core/smart-query-said.ts";
import { isSomething, type SmartReading } from "#core/smart-reading.ts";
import type { Store } from "#core/store.ts";
import { fold } from "#core/text.ts";
import { type Vehicle, vehicleKey } from "#core/vehicle.ts";
import { cleanVin } from "#core/vin/signs.ts";
import type { YearList } from "#core/years.ts";
import { editionIds } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import { findStoreMap } from "#stock/maps.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { findFamilies, findFamiliesFor, isPainted } from "#stock/part-families.ts";
import { noPlace, type PlaceAsked, resolvePlace } from "#stock/places.ts";
import { askedPage, readQuestion } from "#stock/read-question.ts";
import type { Stock } from "#stock/stock.ts";
import { listYardsIn } from "#stock/store-names.ts";
import { findVehicle, findVehicleByStockNumber, listVehiclesByVinEnd } from "#stock/vehicles.ts";
import { asideOf, isAllSaid, noAside } from "./aside.ts";
import { leadOfAsked } from "./asked-lead.ts";
import type { Lead, PartForCar } from "./lead.ts";
import { listNamesakes } from "./namesakes.ts";

/** Whoever types the name of a page means no part or car that is called much like it. */
const pageNames: ReadonlySet<string> = new Set(
  pageIds
    .map(pageRow)
    .filter(({ sitemap }) => sitemap)
    .flatMap(({ label }) => editionIds.map((edition) => fold(label[edition]))),
);

const speaksOnlyOf = ({ said }: SmartReading, ...facets: readonly Facet[]): boolean =>
  Object.keys(said).every((facet) => facets.includes(facet as Facet));

/** `near` is the place of the field beside the line; one in the line itself is meant more. */
export function whereTo(stock: Stock, typed: string, now: Date, near: PlaceAsked = noPlace): Lead {
  return leadOfRead(stock, typed, readQuestion(stock, typed, now), now, near);
}

/** The same of a line that is read already. */
export function leadOfRead(stock: Stock, typed: string, reading: SmartReading, now: Date, near: PlaceAsked): Lead {
  if (pageNames.has(fold(typed).trim())) return { kind: "site", words: typed };
  return (
    leadOfTypedVin(stock, reading, now, near) ??
    findAsked(stock, typed, reading, near) ??
    leadOf(stock, reading, typed, near)
  );
}

/** A jack that one would bring is no part that one would buy. */
export function findAsked(
  stock: Stock,
  typed: string,
  reading: SmartReading,
  near: PlaceAsked = noPlace,
): Lead | undefined {
  const asked = askedPage(typed, reading);
  if (!asked) return undefined;
  const search = searchOf(stock, reading, near);
  const isYards = asked.page === "store" || asked.page === "locations";
  return leadOfAsked(asked, reading, {
    typed,
    search,
    cities: listNamesakes(stock, reading, search.place),
    // Of what each yard has by itself, its own page tells, or the list of them.
    yards: isYards ? yardLead(stock, reading, search) : undefined,
    yard: findOnlyYard(stock, reading, search),
    beside: (also) => leadOf(stock, also, typed, near),
  });
}

/** The car of a VIN, of a stock number, or of the last signs that one VIN alone has. */
export function findNumbered(stock: Stock, { vin, stockNumber }: SmartReading): Vehicle | undefined {
  const found = vin && findVehicle(stock, vin.vin);
  if (found || stockNumber === "") return found ?? undefined;
  const [only, other] = listVehiclesByVinEnd(stock, stockNumber, 2);
  return findVehicleByStockNumber(stock, stockNumber) ?? (other ? undefined : only);
}

/** What else was said of the car its VIN knows better; a part is answered for that car and its engine. */
function leadOfTypedVin(stock: Stock, reading: SmartReading, now: Date, near: PlaceAsked): Lead | undefined {
  if (!reading.vin) return undefined;
  const vin = leadOfVin(stock, reading.vin.vin, now);
  if (vin.kind === "vehicle") return { kind: "vehicle", key: vin.key };
  if (vin.kind === "car" && vin.car.modelId !== 0 && reading.part !== "") {
    const { makeId, modelId, year, engine, code, weight } = vin.car;
    const asked = { ...reading, vin: null, makeId, modelIds: [modelId], years: [[year, year]] as YearList, engine };
    const part = partForCar(stock, asked, searchOf(stock, asked, near));
    if (part) return { ...part, told: { code, weight } };
  }
  return { kind: "vin", vin, zip: (reading.zip === "" ? near : placeOf(stock, reading)).code };
}

function leadOf(stock: Stock, reading: SmartReading, typed: string, near: PlaceAsked = noPlace): Lead {
  const car = findNumbered(stock, reading);
  if (car) return { kind: "vehicle", key: vehicleKey(car) };
  const search = searchOf(stock, reading, near);
  if (listVehiclesByVinEnd(stock, reading.stockNumber, 1).length > 0)
    return { kind: "results", search: { ...search, vin: `*${cleanVin(reading.stockNumber)}` }, aside: noAside };
  const cities = listNamesakes(stock, reading, search.place);
  const unsure: Lead = { kind: "unsure", reading, search, cities };
  const lost = reading.stockNumber !== "";
  // The yards' own page asks where the visitor is.
  if (reading.here && isAllSaid(reading) && speaksOnlyOf(reading, "hours", "place"))
    return { kind: "yards", code: search.place.code };
  if (lost || reading.here || cities.length > 0) return unsure;
  if (isNothing(reading)) return { kind: "site", words: typed };
  if (speaksOnlyOf(reading) && reading.denied.length > 0) return unsure;
  if (reading.abroad.length > 0 || reading.unlisted !== "" || (reading.leftover.length > 0 && !maySkip(reading)))
    return unsure;
  const isOnePart = reading.part !== "" && reading.also.length === 0;
  if (isOnePart && isAllSaid(reading) && speaksOnlyOf(reading, "part", "place"))
    return { kind: "part", words: reading.part, place: search.place.name };
  if (reading.guesses.length > 0) return unsure;
  if (
    reading.part !== "" &&
    speaksOnlyOf(reading, "part", "car", "years", "engine", "color", "body", "place", "distance")
  )
    return partForCar(stock, reading, search) ?? unsure;
  if (reading.row !== "") return rowLead(stock, reading, search) ?? unsure;
  if (speaksOnlyOf(reading, "hours", "place")) return yardLead(stock, reading, search);
  const { part, row, hours, apart } = reading;
  const clear = reading.sure || (part === "" && row === "" && !hours && apart.length === 0 && maySkip(reading));
  return clear ? { kind: "results", search, aside: asideOf(reading) } : unsure;
}

const mostSkipped = 3;

/** Beside a car that is known a word or two that nobody knows may be left out; not one that another part or question has. */
const maySkip = ({ leftover, doubtful, modelIds }: SmartReading): boolean =>
  !doubtful && modelIds.length > 0 && leftover.length <= mostSkipped;

/** The answer to a part and one model, whatever else was said. */
export function partForCar(stock: Stock, reading: SmartReading, search: InventorySearch): PartForCar | undefined {
  const { part, said } = reading;
  const [modelId, ...others] = oneCar(stock, reading);
  if (part === "" || modelId === undefined) return undefined;
  const model = stock.catalog.model(modelId);
  const [first, another] = findFamiliesFor(
    stock.prices,
    part,
    `${stock.catalog.make(model.makeId).name} ${model.name}`,
  );
  const found = another ? undefined : first;
  const aside = asideOf(reading);
  // Of what is inside, or of glass, rubber and chrome, the paint says nothing.
  const families = found ? [found] : findFamilies(stock.prices, part);
  const inside = said.color && !families.some(({ family }) => isPainted(family)) ? said.color : "";
  return {
    kind: "answer",
    words: part,
    modelId,
    model: modelSlug(stock.catalog, modelId),
    found,
    search: inside ? { ...search, colors: [] } : search,
    reach: reading.distance ?? defaultReach,
    aside: {
      ...aside,
      left: inside ? [...aside.left, ...inside.split(" ")] : aside.left,
      also: [...aside.also, ...others.map((id) => questionOf(stock, reading, id))],
    },
  };
}

const mostNames = 3;

/** The model, and what else has its name in the same make, the most common first; none where which is meant has to be asked. */
function oneCar({ catalog, present }: Stock, { modelIds: all, apart, bodies }: SmartReading): readonly number[] {
  // "22r pickup": of several that a sign means those of the body that was said.
  const ofBody = all.filter((id) => (bodies as readonly string[]).includes(catalog.model(id).body));
  const modelIds = ofBody.length > 0 ? ofBody : all;
  const makes = new Set(modelIds.map((id) => catalog.model(id).makeId));
  if (apart.length > 0 || makes.size > 1 || modelIds.length > mostNames) return [];
  const count = (id: number) => present.modelCounts.get(id) ?? 0;
  return modelIds.toSorted((a, b) => count(b) - count(a));
}

/** The same question of one model by its own name. */
export function questionOf(
  { catalog }: Stock,
  { said }: SmartReading,
  modelId: number,
  years = said.years ?? "",
): string {
  const model = catalog.model(modelId);
  return [said.part, catalog.make(model.makeId).name, model.name, years, said.place].filter(Boolean).join(" ");
}

/** No word of it says anything of cars, parts or yards. */
const isNothing = (reading: SmartReading): boolean =>
  speaksOnlyOf(reading) && !isSomething(reading) && [reading.part, reading.unlisted, ...reading.denied].join("") === "";

/** The yard of a city that has one. */
function findOnlyYard(stock: Stock, { said }: SmartReading, { place }: InventorySearch): Store | undefined {
  if (!place.place || /\d/.test(said.place ?? "0")) return undefined;
  const { city, state } = place.place;
  const [only, other] = listYardsIn(stock, city).filter((store) => store.state === state);
  return other ? undefined : only;
}

function yardLead(stock: Stock, reading: SmartReading, search: InventorySearch): Lead {
  const store = findOnlyYard(stock, reading, search);
  return store ? { kind: "yard", store } : { kind: "yards", code: search.place.code };
}

const plain = (label: string) => label.replace(/\W/g, "").toUpperCase();

/** The one yard that a line names beside a row, and what its map calls that row, if it has it. */
export function findRowOf(stock: Stock, reading: SmartReading, search: InventorySearch) {
  const store = reading.row === "" ? undefined : findOnlyYard(stock, reading, search);
  const row = store && findStoreMap(stock, store.id)?.rows.find((one) => plain(one.row) === plain(reading.row));
  return store && { store, row: row?.row };
}

function rowLead(stock: Stock, reading: SmartReading, search: InventorySearch): Lead | undefined {
  const found = speaksOnlyOf(reading, "row", "place") ? findRowOf(stock, reading, search) : undefined;
  return found?.row === undefined ? undefined : { kind: "row", store: found.store, row: found.row };
}

/** A city is called by its name, a code by its signs. */
function placeOf(stock: Stock, { zip, said }: SmartReading): PlaceAsked {
  const asked = resolvePlace(stock, zip);
  if (!asked.place || /\d/.test(said.place ?? "")) return asked;
  const name = `${asked.place.city}, ${asked.place.state}`;
  return { ...asked, name, typed: name };
}

/** The search for the cars of a question. */
export function searchOf(stock: Stock, reading: SmartReading, near: PlaceAsked = noPlace): InventorySearch {
  return {
    ...emptySearch,
    makeId: reading.makeId ?? 0,
    modelIds: reading.modelIds,
    years: reading.years,
    place: reading.zip === "" ? near : placeOf(stock, reading),
    distance: reading.distance ?? defaultFormDistance,
    colors: reading.colors,
    bodies: reading.bodies,
    vin: reading.vinPattern,
    engine: reading.engine,
  };
}
