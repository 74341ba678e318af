import { leadAddress } from "#app/box/lead-address.ts";
import { findNumbered, leadOfRead } from "#app/box/where-to.ts";
import { findCars } from "#app/inventory/find-cars.ts";
import { writeSearch } from "#app/inventory/search.ts";
import { yearsInWords } from "#app/inventory/search-words.ts";
import { vinAddress } from "#app/vin/vin-address.ts";
import { carName, type VinCar } from "#app/vin/vin-car.ts";
import { leadOfVin } from "#app/vin/vin-lead.ts";
import { countText } from "#core/count-text.ts";
import { once } from "#core/once.ts";
import type { Vocabulary } from "#core/smart-query-names.ts";
import { otherWords } from "#core/smart-query-words.ts";
import { squash } from "#core/text.ts";
import { type Model, vehicleKey, vehicleName } from "#core/vehicle.ts";
import type { YearList } from "#core/years.ts";
import { countModel } from "#stock/model-years.ts";
import type { Stock } from "#stock/stock.ts";
import type { Suggestion } from "#stock/suggestions.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";
import { suggestCopy } from "./suggest-copy.ts";
import type { TypedLine } from "./typed-line.ts";

/** A car that is meant, or may be. */
export type Car = {
  readonly name: string;
  readonly modelId: number;
  readonly makeId: number;
  readonly years: YearList;
  readonly count: number;
};

type Key = { readonly key: string; readonly modelId: number };

/** Every way of typing a model, in order, for beginnings. */
const keysOf = once(({ modelsByKey }: Vocabulary): readonly Key[] =>
  [...modelsByKey]
    .flatMap(([key, models]) => models.map(({ id }) => ({ key, modelId: id })))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)),
);

function modelsBeginning(stock: Stock, prefix: string): Set<number> {
  const keys = keysOf(vocabularyOf(stock));
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as Key).key < prefix) low = middle + 1;
    else high = middle;
  }
  const found = new Set<number>();
  for (let at = low; keys[at]?.key.startsWith(prefix); at++) found.add((keys[at] as Key).modelId);
  return found;
}

/** Those that were named, then those whose name begins with the last word, then those of the make; the most common first. */
function modelsOf({ stock, whole, head, tail }: TypedLine): number[] {
  const { present, catalog } = stock;
  const mayBegin =
    tail.length > 1 &&
    head.modelIds.length === 0 &&
    // "cerca de mi" begins no Mitsubishi.
    whole.here === head.here &&
    !/^\d+$/.test(tail) &&
    !head.leftover.some((word) => otherWords.has(word));
  const begun = mayBegin ? [...modelsBeginning(stock, squash(tail))] : [];
  const ofMake = whole.makeId === null ? [] : catalog.modelsOf(whole.makeId).map(({ id }) => id);
  const count = (id: number) => present.modelCounts.get(id) ?? 0;
  const byCount = (ids: readonly number[]) => ids.filter(count).sort((a, b) => count(b) - count(a));
  const fits = (id: number) => head.makeId === null || catalog.findModel(id)?.makeId === head.makeId;
  return [...new Set([whole.modelIds, begun.filter(fits), whole.modelIds.length > 0 ? [] : ofMake].flatMap(byCount))];
}

export function listCars(asked: TypedLine, most: number): Car[] {
  const { stock, whole, now, edition } = asked;
  const years = yearsInWords(whole.years, now, edition);
  return modelsOf(asked)
    .slice(0, most * 2)
    .map((id) => {
      const model = stock.catalog.model(id) as Model;
      const name = `${stock.catalog.make(model.makeId).name} ${model.name}`;
      return {
        name: years === "" ? name : `${name} ${years}`,
        modelId: id,
        makeId: model.makeId,
        years: whole.years,
        count: countModel(stock, id, whole.years),
      };
    })
    .filter(({ count }) => count > 0)
    .slice(0, most);
}

/** The very car whose VIN or stock number was typed. */
export function suggestVehicle(asked: TypedLine): Suggestion[] {
  const { stock, edition, whole } = asked;
  const vehicle = findNumbered(stock, whole);
  const store = vehicle && stock.chain.stores.find(({ id }) => id === vehicle.storeId);
  if (!vehicle || !store) return [];
  return [
    {
      kind: "car",
      text: vehicleName(vehicle),
      note: vehicle.row === "" ? store.name : suggestCopy[edition].row(vehicle.row, store.name),
      count: "",
      url: leadAddress({ kind: "vehicle", key: vehicleKey(vehicle) }, "", asked),
    },
  ];
}

const mostOfVin = 3;

/** What a VIN of no car in the yards stands for; where a sign is wrong, what may have been meant. */
export function suggestVin({ stock, edition, whole, now, href, search }: TypedLine): Suggestion[] {
  if (!whole.vin) return [];
  const words = suggestCopy[edition];
  const lead = leadOfVin(stock, whole.vin.vin, now);
  const zip = search.place.code;
  const suggestion = (car: VinCar, fits: boolean, note: string): Suggestion => ({
    kind: "car",
    text: [carName(stock, car), car.year, car.engine].filter(Boolean).join(" "),
    note,
    count: "",
    url: vinAddress({ kind: "car", car, fits }, { href }, zip),
  });
  if (lead.kind === "car") return [suggestion(lead.car, lead.fits, lead.fits ? words.byVin : words.badVin)];
  if (lead.kind !== "mends") return [];
  return lead.mends.slice(0, mostOfVin).map(({ vin, car }) => suggestion(car, true, words.mend(vin)));
}

/** How many cars near a known place a line shows that asks for cars alone; 0 where it leads elsewhere. */
export function countMeant({ stock, whole, search, now }: TypedLine, typed: string): number {
  const named = whole.modelIds.length > 0 || whole.makeId !== null;
  const lead = named && search.place.place ? leadOfRead(stock, typed, whole, now, search.place) : undefined;
  return lead?.kind === "results" ? findCars(stock, lead.search, now).total : 0;
}

export function suggestCars(asked: TypedLine, cars: readonly Car[]): Suggestion[] {
  const { search, edition, href } = asked;
  const words = suggestCopy[edition];
  const { place } = search.place;
  // Only those of the years are counted.
  const fewer = place !== undefined || search.engine !== "" || search.bodies.length > 0 || search.colors.length > 0;
  return cars.map(({ name, modelId, makeId, count }) => ({
    kind: "car",
    text: name,
    note: place ? words.nearPlace(place.city || search.place.name) : "",
    count: fewer ? "" : words.cars(countText(count)),
    url: href("inventoryResults", {}, { query: writeSearch({ ...search, makeId, modelIds: [modelId] }) }),
  }));
}
