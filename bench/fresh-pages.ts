import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Figure } from "./figures.ts";
import { startBare } from "./servers.ts";
import { compare } from "./wrk.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T;

/** Addresses of results, of the common makes near each yard. */
async function listResultPaths(site: string): Promise<string[]> {
  const stores = await read<{ postalCode: string }[]>(`${site}/api/locations/inventory`);
  const makes = await read<{ id: number; name: string }[]>(`${site}/api/vehicle/makes`);
  const common = makes.filter(({ name }) => /^(Toyota|Honda|Ford|Chevrolet|Nissan|Dodge)$/.test(name));
  return stores.flatMap(({ postalCode }) =>
    common.map(({ id }) => `/revise-inventario/busque?make=${id}&model=0&zip=${postalCode.replace(" ", "")}`),
  );
}

/**
 * A script for wrk that asks for another page of results each time: its distance, up to 250 miles, is part of the address
 * that is kept. Every run asks for near and far by turns, whenever it begins: a far one is many times as large.
 */
export async function freshScript(site: string): Promise<{ script: string; typical: string }> {
  const paths = await listResultPaths(site);
  const script = `${root}.tmp/fresh.lua`;
  mkdirSync(`${root}.tmp`, { recursive: true });
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",\n")}}
local n = os.time() * 5003
request = function()
  n = n + 1
  return wrk.format("GET", paths[n % #paths + 1] .. "&distance=" .. (22 + n * 37 % 229))
end
`,
  );
  return { script, typical: `${site}${paths[Math.floor(paths.length / 2)]}&distance=50` };
}

/** As browsers ask. */
export const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Results made anew, compressed and sent, every address another, against a bare server that sends one of them. */
export async function freshPages(site: string): Promise<Figure> {
  const { script, typical } = await freshScript(site);
  const bare = await startBare(typical, headers);
  const { said, failed } = await compare([`${site}/`, { script, headers }], [bare, { headers }]);
  return {
    what: "results pages made anew and compressed, every address different, against bare `node:http`",
    bar: "–",
    measured: said,
    holds: failed === 0 ? undefined : false,
  };
}
