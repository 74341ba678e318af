import { writeFileSync } from "node:fs";
import { get } from "node:http";
import type { Figure } from "./figures.ts";
import { scratch } from "./folders.ts";
import { startBare } from "./servers.ts";
import { compare } from "./wrk.ts";

type Match = { location: { postalCode: string }; vehicles: { year: number }[] };
type Slim = { postalCode: string };
const read = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;

/** Years of a make's cars within so few miles that there are thirty: one yard of a small chain, some of a large one. */
async function carsNear(site: string, makeId: number, zip: string): Promise<{ distance: number; years: number[] }> {
  for (const distance of [1, 10, 25, 50]) {
    const matches = await read<Match[]>(`${site}/api/vehicle/search?makeId=${makeId}&zip=${zip}&distance=${distance}`);
    const years = matches.flatMap(({ vehicles }) => vehicles.map(({ year }) => year)).toSorted((a, b) => a - b);
    if (years.length >= 30) return { distance, years };
  }
  return { distance: 0, years: [] };
}

/** The yards, and the makes that all of them have. */
export async function listCommon(site: string) {
  const stores = await read<Slim[]>(`${site}/api/locations/inventory`);
  const makes = await read<{ id: number; name: string }[]>(`${site}/api/vehicle/makes`);
  const common = makes.filter(({ name }) => /^(Toyota|Honda|Ford|Chevrolet|Nissan|Dodge)$/.test(name));
  return { stores, common };
}

const wanted = 200;

/** Searches that find about thirty cars each: a make, some years, a yard or its neighbourhood. */
export async function selectiveSearches(site: string): Promise<string[]> {
  const { stores, common } = await listCommon(site);
  const found: string[] = [];
  for (const { postalCode } of stores) {
    for (const { id } of common) {
      const zip = encodeURIComponent(postalCode);
      const { distance, years } = await carsNear(site, id, zip);
      for (let from = 0; from + 30 <= years.length; from += 30) {
        const [first, last] = [years[from] as number, years[from + 29] as number];
        const count = years.filter((year) => year >= first && year <= last).length;
        if (count >= 26 && count <= 36)
          found.push(
            `/api/vehicle/search?makeId=${id}&modelId=0&year=${first}-${last}&distance=${distance}&zip=${zip}`,
          );
      }
    }
    if (found.length >= wanted) break;
  }
  return found;
}

/** A script for wrk that asks for one path after another, each time with another number in it. */
function writeScript(paths: readonly string[], name: string, path: string): string {
  const file = `${scratch}${name}.lua`;
  const list = paths.map((one) => JSON.stringify(one)).join(",\n");
  writeFileSync(
    file,
    `local paths = {${list}}\nlocal n = os.time() % 1000000 * 100000\nrequest = function()\n  n = n + 1\n  local path = paths[n % #paths + 1]\n  return wrk.format("GET", ${path})\nend\n`,
  );
  return file;
}

/** Every request has an address that was never asked before; `by` is a parameter of pages, which may be one they do not read. */
export const writeVaryingScript = (paths: readonly string[], name: string, by = "n"): string =>
  writeScript(paths, name, `path .. "&${by}=" .. n`);

/**
 * The same for searches of the API, by what they read: anything else would make no other answer, and the first would serve
 * for all. Some millionths of a mile find the same cars.
 */
export const writeSearchScript = (paths: readonly string[], name: string): string =>
  writeScript(paths, name, `(path:gsub("distance=%d+", string.format("%%0.%06d", math.floor(n / #paths) % 1000000)))`);

async function typical(site: string, paths: readonly string[]): Promise<string> {
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, size: (await (await fetch(site + path)).arrayBuffer()).byteLength })),
  );
  return sizes.toSorted((a, b) => a.size - b.size)[Math.floor(sizes.length / 2)]?.path ?? "";
}

/** The search that is asked most, as a program asks it: always another one, and the same one again. */
export async function selectiveSearch(site: string): Promise<Figure[]> {
  const paths = await selectiveSearches(site);
  const script = writeSearchScript(paths, "vary");
  const path = await typical(site, paths);
  const different = await compare([`${site}/`, { script }], [await startBare(site + path), {}]);
  const packed = { headers: { "accept-encoding": "br" } };
  const again = await compare([site + path, packed], [await startBare(site + path, packed.headers), packed]);
  return [
    {
      what: "`/api/vehicle/search`, 30 vehicles, every request different, against bare `node:http`",
      bar: "≥ 25 %",
      measured: different.said,
      holds: different.share >= 0.25 && different.failed === 0,
    },
    {
      what: "the same search again, compressed",
      bar: "≥ 70 %",
      measured: again.said,
      holds: again.share >= 0.7 && again.failed === 0,
    },
  ];
}

const timeOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now();
    get(url, (response) => {
      response.resume();
      response.once("end", () => resolve(performance.now() - began));
    }).on("error", reject);
  });

/** While thousands of cars go out, a small call must not wait. */
export async function largeAnswer(site: string): Promise<Figure> {
  const makes = await read<{ id: number; name: string }[]>(`${site}/api/vehicle/makes`);
  const id = makes.find(({ name }) => name === "Toyota")?.id ?? 0;
  const began = performance.now();
  let bytes = 0;
  let ended = false;
  const large = fetch(`${site}/api/vehicle/search?makeId=${id}&distance=0&n=${Date.now()}`).then(async (answer) => {
    for await (const piece of answer.body ?? []) bytes += piece.length;
    ended = true;
    return performance.now() - began;
  });
  const waits: number[] = [];
  for (let n = 0; !ended || waits.length < 20; n++)
    waits.push(await timeOf(`${site}/api/locations/count/APBStore?n=${began}-${n}`));
  const ms = await large;
  const worst = Math.max(...waits);
  return {
    what: "slowest small call while every Toyota goes out",
    bar: "≤ 50 ms",
    measured: `${worst.toFixed(0)} ms (${(bytes / 1e6).toFixed(1)} MB in ${ms.toFixed(0)} ms, ${waits.length} calls meanwhile)`,
    holds: worst <= 50,
  };
}
