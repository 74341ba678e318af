import { DataError } from "#data/data-error.ts";
import type { Executor } from "#data/schema.ts";
import { cityLines, closedLine, metalsLines } from "./data/cities.ts";
import { stateFacts } from "./data/state-facts.ts";

type YardSize = "large" | "medium" | "small" | "metals";
export type Place = {
  id: number;
  site: string;
  city: string;
  state: string;
  country: "US" | "CA";
  postalCode: string;
  zone: string;
  area: string;
  street: string;
  size: YardSize;
  closed: boolean;
  latitude: number;
  longitude: number;
};
type UnplacedYard = Omit<Place, "latitude" | "longitude">;

const firstId = 101;
const metalsId = 91;
const closedId = 99;
const extraId = 1001;

function readLine(line: string, id: number, closed = false): UnplacedYard {
  const [site = "", city = "", state = "", postalCode = "", zone = "", area = "", street = "", size = ""] =
    line.split("|");
  const country = /^\d/.test(postalCode) ? "US" : "CA";
  return { id, site, city, state, country, postalCode, zone, area, street, size: size as YardSize, closed };
}

const readLines = (lines: string, from: number) =>
  lines
    .trim()
    .split("\n")
    .map((line, index) => readLine(line, from + index));

/** `count` yards: spread over the list when fewer, and at further real postal codes when more. */
export async function listPlaces(db: Executor, count: number): Promise<Place[]> {
  const listed = readLines(cityLines, firstId);
  const chosen =
    count >= listed.length
      ? [...listed, ...readLines(metalsLines, metalsId), readLine(closedLine, closedId, true)]
      : Array.from({ length: count }, (_, i) => listed[Math.floor((i * listed.length) / count)] as UnplacedYard);
  const points = await readPoints(
    db,
    chosen.map((yard) => codeOf(yard.postalCode)),
  );
  const placed = chosen.map((yard) => {
    const point = points.get(codeOf(yard.postalCode));
    if (!point)
      throw new DataError(`The postal code ${yard.postalCode} is not in the table: run the migrations first.`);
    return { ...yard, ...point };
  });
  const more = count - listed.length;
  return more > 0 ? [...placed, ...(await listFurtherPlaces(db, more, new Set(points.keys())))] : placed;
}

const codeOf = (postalCode: string) => (/^\d/.test(postalCode) ? postalCode : postalCode.slice(0, 3));

async function readPoints(db: Executor, codes: readonly string[]) {
  const rows = await db.selectFrom("postal_codes").selectAll().where("code", "in", codes).execute();
  return new Map(rows.map((row) => [row.code, { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 }]));
}

/** For benchmarks: as many more yards as wanted, evenly over the country's postal codes. */
async function listFurtherPlaces(db: Executor, count: number, taken: ReadonlySet<string>): Promise<Place[]> {
  const rows = await db
    .selectFrom("postal_codes")
    .selectAll()
    .where("country", "=", "US")
    .where("latitude", "is not", null)
    .where("state", "in", Object.keys(stateFacts))
    .orderBy("code")
    .execute();
  const free = rows.filter((row) => !taken.has(row.code));
  if (count > free.length)
    throw new DataError(`There are postal codes for ${free.length + taken.size} stores at most.`);
  return Array.from({ length: count }, (_, i): Place => {
    const row = free[Math.floor((i * free.length) / count)] as (typeof free)[number];
    return {
      id: extraId + i,
      site: `X${i + 1}`,
      city: row.city,
      state: row.state,
      country: "US",
      postalCode: row.code,
      zone: stateFacts[row.state]?.zone ?? "America/Chicago",
      area: "800",
      street: `${100 + ((i * 37) % 9000)} Yard Road`,
      size: "medium",
      closed: false,
      latitude: row.latitude ?? 0,
      longitude: row.longitude ?? 0,
    };
  });
}
