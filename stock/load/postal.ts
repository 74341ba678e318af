import { milesBetween } from "#core/distance.ts";
import { fold } from "#core/text.ts";
import type { Executor, PostalCodeRow } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import type { CityPlace, PostalPlace, PostalTable } from "../postal-table.ts";

type City = { key: string; state: string; rows: number[] };

const slice = 4000;
const mostCities = 50;

/** "Calgary (Downtown)" → "Calgary". */
const cityName = (text: string): string => (text.split("(", 1)[0] as string).trimEnd();

/** 44,000 codes in typed arrays and shared texts; read in slices, in order of code. */
export async function loadPostal(db: Executor, yieldIfDue: YieldIfDue): Promise<PostalTable> {
  const codes: string[] = [];
  const cityNames: string[] = [];
  const states: string[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const rowOf = new Map<string, number>();
  const cities = new Map<string, City>();
  const shared = new Map<string, string>();
  const share = (text: string) => {
    const held = shared.get(text);
    if (held === undefined) shared.set(text, text);
    return held ?? text;
  };
  const add = (row: PostalCodeRow) => {
    const at = codes.length;
    codes.push(row.code);
    rowOf.set(row.code, at);
    cityNames.push(share(row.city));
    states.push(share(row.state));
    latitudes.push(row.latitude ?? Number.NaN);
    longitudes.push(row.longitude ?? Number.NaN);
    if (row.latitude === null) return;
    const key = `${fold(cityName(row.city))}|${row.state}`;
    const city = cities.get(key);
    if (city) city.rows.push(at);
    else cities.set(key, { key, state: row.state, rows: [at] });
  };
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("postal_codes")
      .selectAll()
      .where("code", ">", last)
      .orderBy("code")
      .limit(slice)
      .execute();
    for (const row of rows) add(row);
    await yieldIfDue();
    last = rows.at(-1)?.code ?? "";
    if (rows.length < slice) break;
  }
  const lat = Float64Array.from(latitudes);
  const lon = Float64Array.from(longitudes);
  const sorted = [...cities.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const countryOf = (code: string) => (code.length === 5 ? "US" : "CA");
  const cityOf = ({ rows, state }: City): CityPlace => {
    // Post boxes share one point, often on the edge of town: each point counts once. The median, so that no far suburb draws it away.
    const points = [...new Map(rows.map((at) => [`${lat[at]} ${lon[at]}`, at])).values()];
    const middle = (values: Float64Array) =>
      Float64Array.from(points, (at) => values[at] as number).sort()[points.length >> 1] as number;
    const centre = { latitude: middle(lat), longitude: middle(lon) };
    const milesOff = (at: number) =>
      milesBetween(centre, { latitude: lat[at] as number, longitude: lon[at] as number });
    const central = points.reduce((best, at) => (milesOff(at) < milesOff(best) ? at : best));
    const code = codes[central] as string;
    const name = cityName(cityNames[central] as string);
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
      const wanted = fold(prefix).trim();
      // A whole name before a longer one, the larger city first.
      const exact = (city: City) => (city.key.startsWith(`${wanted}|`) ? 0 : 1);
      return findStarting(sorted, wanted, state)
        .sort((a, b) => exact(a) - exact(b) || larger(a, b))
        .slice(0, mostCities)
        .map(cityOf);
    },
    citiesNamed(name, state) {
      const wanted = fold(name).trim();
      if (wanted === "") return [];
      return findStarting(sorted, `${wanted}|`, state).sort(larger).slice(0, mostCities).map(cityOf);
    },
  };
}

const larger = (a: City, b: City) => b.rows.length - a.rows.length;

/** Those of a list in order of key whose key begins so, found by halves. */
function findStarting(sorted: readonly City[], wanted: string, state: string | undefined): City[] {
  if (wanted === "") return [];
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as City).key < wanted) low = middle + 1;
    else high = middle;
  }
  const found: City[] = [];
  for (let at = low; at < sorted.length && sorted[at]?.key.startsWith(wanted); at++) {
    const city = sorted[at] as City;
    if (!state || city.state === state) found.push(city);
  }
  return found;
}
