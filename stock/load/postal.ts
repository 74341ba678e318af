import { milesBetween } from "#core/distance.ts";
import { fold } from "#core/text.ts";
import type { Executor } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import { firstAt } from "../by-halves.ts";
import type { CityPlace, PostalPlace, PostalTable } from "../postal-table.ts";

/** A city by its place in the list of all. */
type City = number;

/** 44,000 codes in order, each with its city; texts that they share are there once. */
type Codes = {
  readonly codes: readonly string[];
  readonly cityNames: readonly string[];
  readonly states: readonly string[];
  /** Not a number where a code is nowhere on the map. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
};

/** Cities in order of key, "folded name|state", and which codes each has: those from its start up to the next one's. */
type Cities = { readonly keys: readonly string[]; readonly starts: Uint32Array; readonly rows: Uint32Array };

const slice = 4000;
const mostCities = 50;

const sides = new Set(
  "north south east west central northeast northwest southeast southwest inner outer upper lower and &".split(" "),
);
const quarters = /^(?:Downtown|Old|Central|East|West) (Toronto|Montreal)\b/;

/**
 * The city that people name: Canadian codes name quarters of theirs. "Calgary (Downtown)" → "Calgary", "Surrey Inner
 * Northwest" → "Surrey", "Central Toronto" → "Toronto"; North York and West Vancouver are cities themselves.
 */
function cityName(text: string, code: string): string {
  const name = (text.split("(", 1)[0] as string).trimEnd();
  if (code.length !== 3) return name;
  const words = (quarters.exec(name)?.[1] ?? name).split(" ");
  while (words.length > 1 && sides.has((words.at(-1) as string).toLowerCase())) words.pop();
  return words.join(" ");
}

/** "Trois-Rivières", "trois rivieres"; "St. John's" without its point. */
const keyOf = (name: string) =>
  fold(name)
    .replace(/[-.\s]+/g, " ")
    .trim();

const short: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };
const spelt = (key: string) => key.replace(/^(?:ste?|ft|mt)(?= )/, (word) => short[word] as string);

/** In lists of numbers and shared texts; whatever else the reading takes goes away with it. */
export async function loadPostal(db: Executor, yieldIfDue: YieldIfDue): Promise<PostalTable> {
  const read = await readCodes(db, yieldIfDue);
  return tableOf(read, await listCities(read, yieldIfDue));
}

async function readCodes(db: Executor, yieldIfDue: YieldIfDue): Promise<Codes> {
  const codes: string[] = [];
  const cityNames: string[] = [];
  const states: string[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const shared = new Map<string, string>();
  const share = (text: string) => {
    const held = shared.get(text);
    if (held === undefined) shared.set(text, text);
    return held ?? text;
  };
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("postal_codes")
      .selectAll()
      .where("code", ">", last)
      .orderBy("code")
      .limit(slice)
      .execute();
    for (const row of rows) {
      codes.push(row.code);
      cityNames.push(share(row.city));
      states.push(share(row.state));
      latitudes.push(row.latitude ?? Number.NaN);
      longitudes.push(row.longitude ?? Number.NaN);
    }
    await yieldIfDue();
    last = rows.at(-1)?.code ?? "";
    if (rows.length < slice) break;
  }
  return {
    codes,
    cityNames,
    states,
    latitudes: Float64Array.from(latitudes),
    longitudes: Float64Array.from(longitudes),
  };
}

async function listCities({ codes, cityNames, states, latitudes }: Codes, yieldIfDue: YieldIfDue): Promise<Cities> {
  const rowsOf = new Map<string, number[]>();
  for (const [at, name] of cityNames.entries()) {
    if (Number.isNaN(latitudes[at])) continue;
    const key = `${keyOf(cityName(name, codes[at] as string))}|${states[at]}`;
    const rows = rowsOf.get(key);
    if (rows) rows.push(at);
    else rowsOf.set(key, [at]);
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  const keys = [...rowsOf.keys()].sort();
  const starts = new Uint32Array(keys.length + 1);
  for (const [at, key] of keys.entries()) starts[at + 1] = (starts[at] as number) + (rowsOf.get(key)?.length ?? 0);
  const rows = Uint32Array.from(keys.flatMap((key) => rowsOf.get(key) ?? []));
  return { keys, starts, rows };
}

function tableOf({ codes, cityNames, states, latitudes: lat, longitudes: lon }: Codes, cities: Cities): PostalTable {
  const rowOf = new Map(codes.map((code, at) => [code, at]));
  const rowsOf = (city: City) => cities.rows.subarray(cities.starts[city], cities.starts[city + 1]);
  const larger = (a: City, b: City) => rowsOf(b).length - rowsOf(a).length;
  const countryOf = (code: string) => (code.length === 5 ? "US" : "CA");
  const cityOf = (city: City): CityPlace => {
    const rows = rowsOf(city);
    // Post boxes share one point, often on the edge of town: each point counts once. The median, so that no far suburb draws it away.
    const points = [...new Map(Array.from(rows, (at) => [`${lat[at]} ${lon[at]}`, at])).values()];
    const middle = (values: Float64Array) =>
      Float64Array.from(points, (at) => values[at] as number).sort()[points.length >> 1] as number;
    const centre = { latitude: middle(lat), longitude: middle(lon) };
    const milesOff = (at: number) =>
      milesBetween(centre, { latitude: lat[at] as number, longitude: lon[at] as number });
    const central = points.reduce((best, at) => (milesOff(at) < milesOff(best) ? at : best));
    const code = codes[central] as string;
    const name = cityName(cityNames[central] as string, code);
    const state = states[central] as string;
    return { city: name, state, country: countryOf(code), code, codes: rows.length, ...centre };
  };
  return {
    size: codes.length,
    find(area): PostalPlace | undefined {
      const at = rowOf.get(area);
      if (at === undefined) return undefined;
      const latitude = lat[at] as number;
      return {
        code: area,
        country: countryOf(area),
        city: cityNames[at] as string,
        state: states[at] as string,
        point: Number.isNaN(latitude) ? null : { latitude, longitude: lon[at] as number },
      };
    },
    *points() {
      for (const [at, code] of codes.entries()) {
        const latitude = lat[at] as number;
        if (!Number.isNaN(latitude)) yield { code, latitude, longitude: lon[at] as number };
      }
    },
    cities(prefix, state) {
      const wanted = keyOf(prefix);
      // A whole name before a longer one, the larger city first.
      const exact = (city: City) => (cities.keys[city]?.startsWith(`${wanted}|`) ? 0 : 1);
      return findStarting(cities.keys, wanted, state)
        .sort((a, b) => exact(a) - exact(b) || larger(a, b))
        .slice(0, mostCities)
        .map(cityOf);
    },
    citiesNamed(name, state) {
      const wanted = keyOf(name);
      if (wanted === "") return [];
      const named = findStarting(cities.keys, `${wanted}|`, state);
      // "ft worth"
      const found = named.length > 0 ? named : findStarting(cities.keys, `${spelt(wanted)}|`, state);
      return found.sort(larger).slice(0, mostCities).map(cityOf);
    },
    citiesIn({ west, east, south, north }, most) {
      const found: City[] = [];
      for (let city = 0; city < cities.keys.length; city++) {
        const row = cities.rows[cities.starts[city] as number] as number;
        const [latitude, longitude] = [lat[row] as number, lon[row] as number];
        if (latitude > south && latitude < north && longitude > west && longitude < east) found.push(city);
      }
      return found.sort(larger).slice(0, most).map(cityOf);
    },
  };
}

/** Those of a list in order whose key begins so, found by halves. */
function findStarting(keys: readonly string[], wanted: string, state: string | undefined): City[] {
  if (wanted === "") return [];
  const found: City[] = [];
  for (let at = firstAt(keys.length, (place) => (keys[place] as string) < wanted); keys[at]?.startsWith(wanted); at++) {
    if (!state || keys[at]?.endsWith(`|${state}`)) found.push(at);
  }
  return found;
}
