import { soundOf } from "#core/by-ear.ts";
import { milesBetween, type Point } from "#core/distance.ts";
import { once } from "#core/once.ts";
import { couldBePlace, findCodeIn, meansHere, type PostalCode } from "#core/postal-code.ts";
import { regions } from "#core/region.ts";
import { fold, squash } from "#core/text.ts";
import { typingDistance } from "#core/typing-distance.ts";
import { createYield } from "./event-loop-yield.ts";
import type { CityPlace, PostalTable } from "./postal-table.ts";
import type { Chain, Stock } from "./stock.ts";
import type { Origin } from "./store-grid.ts";

export type FoundPlace = Origin & { readonly city: string; readonly state: string; readonly country: "US" | "CA" };

/** Where a postal code is; a store's own code is at the store. Undefined when it is in no table or nowhere on the map. */
export function findPlaceOfCode(stock: Stock, code: PostalCode): FoundPlace | undefined {
  const postal = code.text.replace(" ", "");
  const place = stock.postal.find(code.area);
  const store = stock.chain.grid.findAtPostal(postal);
  const point: Point | null | undefined = store ?? place?.point;
  if (!point) return undefined;
  return {
    latitude: point.latitude,
    longitude: point.longitude,
    postal,
    city: store?.city ?? place?.city ?? "",
    state: store?.state ?? place?.state ?? "",
    country: code.country,
  };
}

/** "near me", which only the device knows; what can be no place; and what nobody knows. */
export type PlaceError = "here" | "malformed" | "unknown";

/** A place as somebody asked for it, read once. */
export type PlaceAsked = {
  /** Undefined when nothing was asked for, or what is no place. */
  readonly place: FoundPlace | undefined;
  readonly wrong: PlaceError | undefined;
  /** What an address carries: the postal code, of a city the most central one; what was typed when it is none; or "". */
  readonly code: string;
  /** As people write it: "95670", "T2P 1A1", "Fresno, CA", or what was typed. */
  readonly name: string;
  /** What its field shows again: a code as people write it, words as they were typed. */
  readonly typed: string;
};

export const noPlace: PlaceAsked = { place: undefined, wrong: undefined, code: "", name: "", typed: "" };

/** "Sacramento, CA 95823", or of a city "Fresno, CA". */
export function nameFully(place: FoundPlace, name: string): string {
  const city = [place.city, place.state].filter(Boolean).join(", ");
  return place.postal ? `${city} ${name}`.trim() : city;
}

const longest = 60;
/**
 * The one reader of places, behind every field, box and call: a postal code, "city", "city ST", "ciudad, estado", an
 * address that ends in its code, or "near me". The string "null" is nothing, as everywhere in the API.
 */
export function resolvePlace(stock: Stock, text: string | null | undefined): PlaceAsked {
  const typed = (text ?? "").slice(0, 200).replace(/\s+/g, " ").trim().slice(0, longest);
  if (typed === "" || typed === "null") return noPlace;
  const code = findCodeIn(typed);
  if (code) {
    const place = findPlaceOfCode(stock, code);
    const { text: name } = code;
    return { place, wrong: place ? undefined : "unknown", code: name.replace(" ", ""), name, typed: name };
  }
  const no = (wrong: PlaceError): PlaceAsked => ({ ...noPlace, wrong, code: typed, name: typed, typed });
  if (meansHere(typed)) return no("here");
  if (!couldBePlace(typed)) return no("malformed");
  const city = listCities(stock, typed)[0];
  if (!city) return no("unknown");
  const name = `${city.city}, ${city.state}`;
  return { place: { ...city, postal: "" }, wrong: undefined, code: city.code, name, typed };
}

/** Who lives in a village of one code asks by its name where a yard is as near as this. */
const villageMiles = 40;

/**
 * The code of a city that is called just so, with or without its state; no beginnings of names. `bare`: no village far
 * from every yard, whose name may be any word of a line: "malo", "export". A state's own name alone is no village either.
 */
export function findCityCode(stock: Stock, text: string, bare: boolean | "inside" = false): string | undefined {
  const clean = text.replace(/\s+/g, " ").trim();
  if (!mayNameCity(clean)) return undefined;
  const { name, state } = splitState(clean);
  const narrowed = state ? stock.postal.citiesNamed(name, state) : [];
  const named = narrowed.length > 0 ? narrowed : stock.postal.citiesNamed(clean.split(",", 1)[0] as string);
  const [city] = ranked(stock, named, name);
  // "estoy en california" is no village of that name, and "huston" none in Idaho.
  if (city && stateByWord.has(fold(clean)) && !isKnownTown(stock, city)) return undefined;
  const isNear = (at: CityPlace) => (bare === "inside" ? isKnownTown(stock, at) : !isFar(stock, at));
  const isVillage = city !== undefined && city.codes === 1 && !isNear(city);
  return isVillage && (bare || (!state && guessCity(stock, name))) ? undefined : city?.code;
}

const isFar = ({ chain }: Stock, at: CityPlace) =>
  !chain.grid.candidates({ ...at, postal: "" }, villageMiles).some((store) => milesBetween(at, store) <= villageMiles);

type Guessed = { readonly code: string; readonly name: string };

/** The town of a yard, or the large one, that a mistyped name is nearest to: "bakersfil"; beside its state any town of it. */
export function guessCity(stock: Stock, text: string): Guessed | undefined {
  const { name, state } = splitState(text.replace(/\s+/g, " ").trim());
  if (state) return guessCityOf(stock, squash(name), state);
  const typed = squash(name);
  if (typed.length < 5) return undefined;
  let best = typed.length < 7 ? 1 : typed.length < 9 ? 2 : 3;
  let found: Guessed | undefined;
  for (const { key, ...town } of townsToGuess(stock.chain)(stock.postal)) {
    const distance = key[0] === typed[0] ? typingDistance(typed, key, best) : best + 1;
    if (distance > best || (found && distance === best)) continue;
    [best, found] = [distance, town];
  }
  return found;
}
const townsToGuess = once(({ grid }: Chain) =>
  once((postal: PostalTable) =>
    [...new Set(grid.stores.map(({ city, state }) => `${city}\n${state}`))].flatMap((town) => {
      const [city = "", state] = town.split("\n");
      const [found] = postal.citiesNamed(city, state);
      return found ? { key: squash(city), code: found.code, name: `${found.city}, ${found.state}` } : [];
    }),
  ),
);

const placeSound = (name: string) =>
  soundOf(name)
    .replace(/^es(?=[^aeiou])/, "s")
    .replace(/(.)\1/g, "$1");

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** By which letters a name may begin that is written by ear: "estocton", "qalgary". */
const firstLetters = (name: string): readonly string[] => {
  const [sound = ""] = placeSound(name);
  return [...new Set([...letters.filter((letter) => placeSound(letter) === sound), name.slice(0, 1), sound])];
};

/** "phenix arizona", "estocton california" */
function guessCityOf(stock: Stock, typed: string, state: string): Guessed | undefined {
  if (typed.length < 5) return undefined;
  const limit = typed.length < 8 ? 1 : 2;
  const sound = placeSound(typed);
  const far = (key: string) =>
    Math.min(typingDistance(typed, key, limit), typingDistance(sound, placeSound(key), limit));
  const [nearest] = firstLetters(typed)
    .flatMap((letter) => stock.postal.cities(letter, state))
    .filter(({ codes }) => codes > 1)
    .map((town) => ({ town, off: far(squash(town.city)) }))
    .filter(({ off }) => off <= limit)
    .toSorted((a, b) => a.off - b.off || b.town.codes - a.town.codes);
  return nearest && { code: nearest.town.code, name: `${nearest.town.city}, ${state}` };
}

const mayNameCity = (clean: string) => clean.length >= 2 && clean.length <= 60 && !/\d/.test(clean);

/** Cities that a text can mean: "sacramento", "Kansas City, MO", "portland oregon". */
export function listCities(stock: Stock, text: string): readonly CityPlace[] {
  const clean = text.replace(/\s+/g, " ").trim();
  if (!mayNameCity(clean)) return [];
  const { name, state } = splitState(clean);
  const narrowed = state ? stock.postal.cities(name, state) : [];
  return ranked(stock, narrowed.length > 0 ? narrowed : stock.postal.cities(clean.split(",", 1)[0] as string), name);
}

const largeCity = 20;
const townOf = ({ city, state }: { city: string; state: string }) => `${state} ${fold(city)}`;
const citiesWithYards = once(({ grid }: Chain): ReadonlySet<string> => new Set(grid.stores.map(townOf)));

const isKnownTown = (stock: Stock, place: CityPlace): boolean =>
  place.codes >= largeCity || citiesWithYards(stock.chain).has(townOf(place));

/** Just that name first, then a large city, then one with a yard or near one; else they stay as they are, the larger first. */
function ranked(stock: Stock, cities: readonly CityPlace[], name: string): readonly CityPlace[] {
  const wanted = fold(name).trim();
  const yards = citiesWithYards(stock.chain);
  const rank = (place: CityPlace) => {
    const isSo = fold(place.city) === wanted;
    const reach = yards.has(townOf(place)) ? 0 : isSo && cities.length > 1 && !isFar(stock, place) ? 1 : 2;
    return (isSo ? 0 : 8) + (place.codes >= largeCity ? 0 : 4) + reach;
  };
  return cities
    .map((place) => ({ place, at: rank(place) }))
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);
}

const mostTowns = 5;

/**
 * The small towns of one name of which nobody knows which is meant: those near yards, where several are, or all where none
 * is. None where one of them is large, has a yard, or is the only one near one.
 */
export function listTownsOfName(stock: Stock, name: string): readonly CityPlace[] {
  const towns = stock.postal.citiesNamed(name);
  if (towns.some((town) => isKnownTown(stock, town))) return [];
  const near = towns.filter((town) => !isFar(stock, town));
  const reached = near.length > 0 ? near : towns;
  // A village is not asked for beside a town.
  const most = Math.max(...reached.map(({ codes }) => codes));
  const meant = reached.filter(({ codes }) => codes * 3 > most);
  return meant.length > 1 ? meant.slice(0, mostTowns) : [];
}

/** Postal codes within so many miles of some store; takes yieldIfDue, since it looks at all of them. */
export async function listCodesNearStores(stock: Stock, miles: number): Promise<(Point & { code: string })[]> {
  const { grid } = stock.chain;
  const yieldIfDue = createYield();
  const found: (Point & { code: string })[] = [];
  for (const point of stock.postal.points()) {
    if (grid.candidates({ ...point, postal: "" }, miles).some((store) => milesBetween(point, store) <= miles))
      found.push(point);
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  return found;
}

const stateByWord = new Map<string, string>();
for (const country of ["US", "CA"] as const) {
  for (const [letters, { es, en }] of Object.entries(regions[country])) {
    for (const word of [letters, es, en]) stateByWord.set(fold(word), letters);
  }
}

function splitState(text: string): { name: string; state?: string } {
  const [before = "", ...after] = text.split(",");
  if (after.length > 0) {
    const state = stateByWord.get(fold(after.join(",").trim()));
    return state && before !== "" ? { name: before.trim(), state } : { name: text };
  }
  const words = text.split(" ");
  for (let count = Math.min(3, words.length - 1); count >= 1; count--) {
    const state = stateByWord.get(fold(words.slice(-count).join(" ")));
    if (state) return { name: words.slice(0, -count).join(" "), state };
  }
  return { name: text };
}
