import { createRequire } from "node:module";

type Row = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };
const { codes } = createRequire(import.meta.url)("zipcodes") as { codes: Record<string, Row> };

const leastCodes = 3;

/** Towns with several postal codes, the larger first: [name, longitude and latitude in hundredths of a degree]. */
export function listTowns(): [string, number, number][] {
  const towns = Map.groupBy(
    Object.values(codes).filter((row) => row.latitude && row.longitude && row.city && !/^A[AEP]$/.test(row.state)),
    (row) => `${row.city.replace(/\s*\(.*$/, "").trim()}|${row.state}`,
  );
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  return [...towns]
    .filter(([, rows]) => rows.length >= leastCodes)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, rows]) => [
      name.split("|")[0] as string,
      Math.round(middle(rows.map((row) => row.longitude)) * 100),
      Math.round(middle(rows.map((row) => row.latitude)) * 100),
    ]);
}
