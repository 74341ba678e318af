import { createRequire } from "node:module";

type Row = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };
const { codes } = createRequire(import.meta.url)("zipcodes") as { codes: Record<string, Row> };

/** A town of the US needs this many codes to be named; every urban code of Canada names its town. */
const leastCodes = { US: 2, Canada: 1 } as const;
const isMilitary = (row: Row) => /^A[AEP]$/.test(row.state);
/** A second sign of 0 is a rural region, which is no town. */
const isRural = (row: Row) => row.country === "Canada" && row.zip.charAt(1) === "0";
const side = "(Downtown|Central|North|South|East|West|Northeast|Northwest|Southeast|Southwest)";
const quarter = new RegExp(`^${side} | ${side}$`, "g");

/** Canadian codes name quarters: "Airdrie East", "Downtown Toronto". */
const nameOf = ({ city, country }: Row) => {
  const plain = city.replace(/\s*\(.*$/, "").trim();
  return country === "Canada" ? plain.replace(quarter, "") : plain;
};

/** Towns with several postal codes, the larger first: [name, longitude and latitude in hundredths of a degree]. */
export function listTowns(): [string, number, number][] {
  const towns = Map.groupBy(
    Object.values(codes).filter(
      (row) => row.latitude && row.longitude && nameOf(row) && !isMilitary(row) && !isRural(row),
    ),
    (row) => `${nameOf(row)}|${row.state}`,
  );
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  return [...towns]
    .filter(([, rows]) => rows.length >= (rows[0]?.country === "Canada" ? leastCodes.Canada : leastCodes.US))
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, rows]) => [
      name.split("|")[0] as string,
      Math.round(middle(rows.map((row) => row.longitude)) * 100),
      Math.round(middle(rows.map((row) => row.latitude)) * 100),
    ]);
}
