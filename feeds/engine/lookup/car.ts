import { findColor } from "#core/color.ts";
import type { Words } from "#core/edition.ts";
import { remember } from "#core/remember.ts";
import { termName } from "#core/vehicle-terms.ts";
import { isFullVin, isShortVin, readVin, vinYear } from "#core/vin/signs.ts";
import { mendVin, vinOf } from "#feeds/engine/clean/mend-vin.ts";
import { properCase } from "#feeds/engine/clean/proper-case.ts";
import type { Remark } from "#feeds/engine/feed.ts";
import type { Images, Picture } from "#feeds/engine/images/images.ts";
import type { FoundModel } from "./read-names.ts";
import { findCode } from "./yard-codes.ts";

/** What the site knows of a VIN that a file gives; what is odd about it is a warning, for the sign in the yard rules. */
export function readVinCell(
  cell: string | undefined,
  year: number | undefined,
  now: Date,
): { vin: string | undefined; warnings: Remark[] } {
  if (cell === undefined) return { vin: undefined, warnings: [] };
  const vin = vinOf(cell);
  const warn = (reason: Words) => [{ column: "vin", value: cell, reason }];
  if (vin === "" || vin.length > 17)
    return {
      vin: undefined,
      warnings: warn({ es: "no es un VIN y se dejó fuera.", en: "is no VIN and was left out." }),
    };
  if (!isFullVin(vin)) {
    if (year !== undefined && year < 1981 && isShortVin(vin)) return { vin, warnings: [] };
    return {
      vin,
      warnings: warn({
        es: `tiene ${vin.length} signos, o una letra que los VIN no usan; lo normal son 17. Se conservó.`,
        en: `has ${vin.length} signs or a letter that VINs do not use; 17 are usual. It was kept.`,
      }),
    };
  }
  const reading = readVin(vin, now);
  const warnings = reading.checkDigitRight
    ? mendVin(cell) === undefined
      ? []
      : warn({
          es: `trae una letra que los VIN no usan. Se leyó ${vin}, que sí cuadra.`,
          en: `has a letter that VINs do not use. It was read as ${vin}, which adds up.`,
        })
    : warn({
        es: "tiene mal el dígito de control: seguramente se tecleó mal un signo. Se conservó.",
        en: "has a wrong check digit: one sign is probably wrong. It was kept.",
      });
  // The year's sign comes round every 30 years.
  if (year !== undefined && reading.year !== undefined && (year - reading.year) % 30 !== 0)
    warnings.push(
      ...warn({
        es: `dice ${reading.year}, el archivo dice ${year}. Se conservó el año del archivo.`,
        en: `says ${reading.year}, the file says ${year}. The file's year was kept.`,
      }),
    );
  return { vin, warnings };
}

type Year = { year: number; warnings: Remark[] } | { problems: Remark[] };

const noYear: Words = {
  es: "está vacío o no es un año, y el VIN no lo dice. Escriba cuatro cifras, así: 2003.",
  en: "is empty or no year, and the VIN does not tell. Write four digits, like 2003.",
};

/** The year of a line, or the one that its VIN has. */
export function readYear(line: { year?: number | undefined; vin?: string | undefined }, now: Date): Year {
  if (line.year !== undefined) return { year: line.year, warnings: [] };
  const vin = vinOf(line.vin ?? "");
  const year = readVin(vin, now).checkDigitRight ? vinYear(vin, now) : undefined;
  if (year === undefined) return { problems: [{ column: "year", value: "", reason: noYear }] };
  const reason = {
    es: `no viene en el archivo; el VIN dice ${year}.`,
    en: `is not in the file; the VIN says ${year}.`,
  };
  return { year, warnings: [{ column: "year", value: vin, reason }] };
}

/** Files say the same few words again and again. */
function readOften(read: (cell: string) => string): (cell: string | undefined) => string | undefined {
  const known = remember(read);
  return (cell) => (cell === undefined ? undefined : known(cell));
}

/** A paint of the design, or the yard's own word. */
export const readColor = readOften((cell) => {
  const code = findCode("color", cell);
  const meant = code?.sure ? code.means : cell;
  return findColor(cell) ?? findColor(meant) ?? properCase(meant);
});

/** Transmission, drive and fuel in one spelling, so that both editions can name them. */
const termReader = (kind: "transmission" | "drive" | "fuel") =>
  readOften((cell) => {
    const code = findCode(kind, cell);
    return termName(code?.sure ? code.means : properCase(cell), "en");
  });
const readTransmission = termReader("transmission");
const readDrive = termReader("drive");
const readFuel = termReader("fuel");

const unknownReadings = new Set([0, 818, 999_999]);

/** Programs write 0, 818 or 999999 when nobody read the odometer. */
export const readOdometer = (value: number | undefined): number | undefined =>
  value === undefined || unknownReadings.has(value) ? undefined : value;

type CarLine = Readonly<
  Partial<Record<"stock_number" | "trim" | "color" | "engine" | "transmission" | "drive" | "fuel", string | undefined>>
>;

/** What a car in a yard and one for sale are stored with alike. */
export const carValues = (
  line: CarLine,
  { storeId, vin, found }: { storeId: number; vin: string | undefined; found: FoundModel },
) => ({
  store_id: storeId,
  stock_number: line.stock_number,
  vin,
  trim: line.trim ?? (properCase(found.trim) || undefined),
  color: readColor(line.color),
  engine: line.engine,
  transmission: readTransmission(line.transmission),
  drive: readDrive(line.drive),
  fuel: readFuel(line.fuel),
});

/** Image ids of the photos that could be read, and warnings for the rest; undefined = none named, keep what is there. */
export function readPhotos(
  names: readonly string[] | undefined,
  images: Images,
): { photos: string | undefined; warnings: Remark[] } {
  const ids: string[] = [];
  const warnings: Remark[] = [];
  for (const name of names ?? []) {
    const image = images.find(name, "photo");
    if (!image) continue;
    if ("id" in image) ids.push(image.id);
    else warnings.push({ column: "photo_urls", value: name, reason: image.problem });
  }
  return { photos: ids.length > 0 ? JSON.stringify(ids) : undefined, warnings };
}

export const photosOf = (row: { photo_urls?: readonly string[] | undefined }): Picture[] =>
  (row.photo_urls ?? []).map((name) => ({ name, use: "photo" }));
