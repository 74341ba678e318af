import { milesBetween, type Point } from "#core/distance.ts";
import { findPostalCode, type PostalCode } from "#core/postal-code.ts";
import { regions } from "#core/region.ts";
import { fold } from "#core/text.ts";
import { createBreath } from "./breath.ts";
import type { CityPlace } from "./postal-table.ts";
import type { Stock } from "./stock.ts";
import type { Origin } from "./store-grid.ts";

export type { CityPlace, Origin };

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

/** As typed: a postal code, or "city" or "city, ST". The best one, or undefined. */
export function findPlace(stock: Stock, text: string): FoundPlace | undefined {
  const code = findPostalCode(text);
  if (code) return findPlaceOfCode(stock, code);
  const city = listCities(stock, text)[0];
  return city && { ...city, postal: "" };
}

/** Cities that a text can mean: "sacramento", "Kansas City, MO", "portland oregon". */
export function listCities(stock: Stock, text: string): readonly CityPlace[] {
  const clean = text.replace(/\s+/g, " ").trim();
  if (clean.length < 2 || clean.length > 60 || /\d/.test(clean)) return [];
  const { name, state } = splitState(clean);
  const narrowed = state ? stock.postal.cities(name, state) : [];
  return narrowed.length > 0 ? narrowed : stock.postal.cities(clean.split(",", 1)[0] as string);
}

/** Postal codes within so many miles of some store; takes breath, since it looks at all of them. */
export async function listCodesNearStores(stock: Stock, miles: number): Promise<(Point & { code: string })[]> {
  const { grid } = stock.chain;
  const breath = createBreath();
  const found: (Point & { code: string })[] = [];
  for (const point of stock.postal.points()) {
    if (grid.candidates({ ...point, postal: "" }, miles).some((store) => milesBetween(point, store) <= miles))
      found.push(point);
    const pause = breath();
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
