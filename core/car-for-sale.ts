import type { Words } from "./edition.ts";
import type { Day } from "./local-time.ts";
import type { Vehicle } from "./vehicle.ts";

export const titleTypes = {
  clean: { es: "Título limpio", en: "Clean title" },
  salvage: { es: "Título de pérdida total", en: "Salvage title" },
  rebuilt: { es: "Título reconstruido", en: "Rebuilt title" },
  junk: { es: "Solo para piezas", en: "Parts only" },
  "bill-of-sale": { es: "Carta de venta", en: "Bill of sale" },
  unknown: { es: "Título sin especificar", en: "Title not stated" },
} as const satisfies Record<string, Words>;
export type TitleType = keyof typeof titleTypes;

export const odometerBrands = {
  actual: { es: "Millaje real", en: "Actual mileage" },
  "not-actual": { es: "Millaje no real", en: "Not actual mileage" },
  exempt: { es: "Exento por su antigüedad", en: "Exempt by age" },
  unknown: { es: "Sin especificar", en: "Not stated" },
} as const satisfies Record<string, Words>;
export type OdometerBrand = keyof typeof odometerBrands;

export const runsStates = {
  "runs-and-drives": { es: "Enciende y anda", en: "Runs and drives" },
  starts: { es: "Enciende, no anda", en: "Starts, does not drive" },
  "does-not-run": { es: "No enciende", en: "Does not run" },
  unknown: { es: "Sin probar", en: "Not tested" },
} as const satisfies Record<string, Words>;
export type RunsState = keyof typeof runsStates;

export const damages = {
  front: { es: "Golpe al frente", en: "Front end" },
  rear: { es: "Golpe atrás", en: "Rear end" },
  side: { es: "Golpe de lado", en: "Side" },
  "all-over": { es: "Golpes por todos lados", en: "All over" },
  rollover: { es: "Volcadura", en: "Rollover" },
  undercarriage: { es: "Parte de abajo", en: "Undercarriage" },
  hail: { es: "Granizo", en: "Hail" },
  flood: { es: "Inundación", en: "Flood" },
  fire: { es: "Incendio", en: "Fire" },
  theft: { es: "Robo", en: "Theft" },
  vandalism: { es: "Vandalismo", en: "Vandalism" },
  mechanical: { es: "Falla mecánica", en: "Mechanical" },
  "minor-scratches": { es: "Rayones y abolladuras leves", en: "Minor dents and scratches" },
  "normal-wear": { es: "Uso normal", en: "Normal wear" },
} as const satisfies Record<string, Words>;
export type Damage = keyof typeof damages;

export type CarForSale = Pick<
  Vehicle,
  | "id"
  | "storeId"
  | "stockNumber"
  | "vin"
  | "year"
  | "makeId"
  | "make"
  | "modelId"
  | "model"
  | "trim"
  | "body"
  | "color"
  | "engine"
  | "transmission"
  | "drive"
  | "fuel"
  | "facts"
  | "section"
  | "row"
  | "photos"
> & {
  /** Null = ask. */
  readonly priceCents: number | null;
  readonly odometer: number | null;
  readonly odometerUnit: "mi" | "km";
  readonly odometerBrand: OdometerBrand;
  readonly titleType: TitleType;
  readonly titleState: string;
  /** A key of `damages`, another word, or "". */
  readonly damagePrimary: string;
  readonly damageSecondary: string;
  readonly runs: RunsState;
  readonly testedOn: Day | null;
  readonly hasKeys: boolean | null;
  readonly notes: Words;
  readonly listedOn: Day;
  readonly soldOn: Day | null;
};

export const damageName = (damage: string): Words =>
  Object.hasOwn(damages, damage) ? damages[damage as Damage] : { es: damage, en: damage };
