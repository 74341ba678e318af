import type { Words } from "./edition.ts";
import { type HitSide, hitChoice, hitSideIds } from "./hit-side.ts";
import type { CarFacts as VinSays } from "./vin/facts.ts";

/** A choice is one of a few words, and nothing else. */
type Kind = { text: string; number: number; yes: true; choice: HitSide };

/** One thing that is known of some cars beyond their name. */
type FactOf<K extends keyof Kind> = {
  readonly kind: K;
  /** In the tables `vehicles`, and in files. */
  readonly column: string;
  /** Which bit of `by_vin` says that the VIN told it, and of `by_staff` that staff did. Never given to another fact. */
  readonly bit: number;
  readonly label: Words;
  /** What it is, for who writes files and reads the API. */
  readonly doc: Words;
  /** What files call it, and one example. */
  readonly aliases: readonly string[];
  readonly example: string;
  /** The most that it may be; of a text, the most signs. */
  readonly most: number;
  /** A number that need not be whole. */
  readonly decimals?: true;
  /** What a text of few signs or a choice means, for who reads it. */
  readonly words?: Readonly<Record<string, Words>>;
  /** What files call each of a choice, in any spelling. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
  readonly ofVin: (vin: VinSays) => Kind[K] | undefined;
  /** Of one engine: where a file names another engine, what the VIN says of its own is not taken. */
  readonly ofEngine?: true;
};
type Said<K extends keyof Kind> = Omit<FactOf<K>, "kind">;
const text = <const F extends Said<"text">>(fact: F) => ({ kind: "text" as const, ...fact });
const number = <const F extends Said<"number">>(fact: F) => ({ kind: "number" as const, ...fact });
const yes = <const F extends Omit<Said<"yes">, "most">>(fact: F) => ({ kind: "yes" as const, most: 1, ...fact });
type Choosing = Omit<Said<"choice">, "most" | "ofVin"> & Required<Pick<Said<"choice">, "words" | "called">>;
const choice = <const F extends Choosing>(fact: F) => ({
  kind: "choice" as const,
  most: 40,
  ofVin: () => undefined,
  ...fact,
});

/**
 * What may be known of a car beyond its name, in the order in which it is shown. Files, database, snapshot, pages, API and
 * open data all go by this table: docs/add-a-fact-of-a-car.md. Nobody said what is undefined: that is no "no".
 */
export const carFacts = {
  litres: number({
    column: "litres",
    bit: 5,
    label: { es: "Cilindrada", en: "Engine size" },
    doc: { es: "Cilindrada, en litros.", en: "Engine size in litres." },
    aliases: ["liters", "displacement", "cilindrada"],
    example: "2.4",
    most: 20,
    decimals: true,
    ofVin: (vin) => vin.litres,
    ofEngine: true,
  }),
  cylinders: number({
    column: "cylinders",
    bit: 6,
    label: { es: "Cilindros", en: "Cylinders" },
    doc: { es: "Cuántos cilindros tiene.", en: "How many cylinders it has." },
    aliases: ["cyl", "cilindros"],
    example: "4",
    most: 16,
    ofVin: (vin) => vin.cylinders,
    ofEngine: true,
  }),
  engineShape: text({
    column: "engine_shape",
    bit: 7,
    label: { es: "Disposición de los cilindros", en: "Cylinder layout" },
    doc: {
      es: "Cómo están los cilindros: I en línea, V, H opuestos, W, R rotativo.",
      en: "How the cylinders stand: I in line, V, H opposed, W, R rotary.",
    },
    words: {
      I: { es: "en línea", en: "in line" },
      V: { es: "en V", en: "V" },
      H: { es: "opuestos", en: "opposed" },
      W: { es: "en W", en: "W" },
      R: { es: "rotativo", en: "rotary" },
    },
    aliases: ["forma del motor"],
    example: "I",
    most: 1,
    ofVin: (vin) => vin.shape,
    ofEngine: true,
  }),
  engineCode: text({
    column: "engine_code",
    bit: 8,
    label: { es: "Código del motor", en: "Engine code" },
    doc: { es: "Código del motor, como lo llama el fabricante.", en: "The engine’s code, as its maker calls it." },
    aliases: ["engine family", "código de motor", "código del motor"],
    example: "K24A4",
    most: 40,
    ofVin: (vin) => vin.engineCode,
    ofEngine: true,
  }),
  turbo: yes({
    column: "turbo",
    bit: 9,
    label: { es: "Turbo", en: "Turbo" },
    doc: { es: "Si tiene turbo.", en: "Whether it has a turbocharger." },
    aliases: ["turbocharged"],
    example: "",
    ofVin: (vin) => vin.turbo,
    ofEngine: true,
  }),
  highVoltage: yes({
    column: "high_voltage",
    bit: 10,
    label: { es: "Alto voltaje", en: "High voltage" },
    doc: {
      es: "Si es híbrido o eléctrico. Donde no se dice, nadie lo sabe: no es señal de que sea seguro.",
      en: "Whether it is a hybrid or electric. Where that is not said nobody knows: it does not make the car safe.",
    },
    aliases: ["hybrid", "híbrido", "alto voltaje"],
    example: "",
    ofVin: (vin) => vin.highVoltage,
  }),
  doors: number({
    column: "doors",
    bit: 11,
    label: { es: "Puertas", en: "Doors" },
    doc: { es: "Cuántas puertas tiene.", en: "How many doors it has." },
    aliases: ["puertas"],
    example: "4",
    most: 6,
    ofVin: (vin) => vin.doors,
  }),
  weightClass: number({
    column: "weight_class",
    bit: 12,
    label: { es: "Clase de peso", en: "Weight class" },
    doc: {
      es: "Clase por el peso que puede llegar a tener cargado, de 1 a 8.",
      en: "Class by the weight it may have loaded, 1 to 8.",
    },
    aliases: ["gvwr class", "clase de peso"],
    example: "1",
    most: 8,
    ofVin: (vin) => vin.weightClass,
  }),
  hitSide: choice({
    column: "hit_side",
    bit: 13,
    label: { es: "Golpe", en: "Hit" },
    doc: {
      es: "Dónde recibió el golpe: front adelante, rear atrás, left izquierda (del chofer), right derecha, none sin golpe (en archivos “sin golpe”). Donde no se dice, nadie lo sabe: no es señal de que esté entero.",
      en: "Where it was hit: front, rear, left (the driver’s side), right, or none (in files “no hit”). Where that is not said nobody knows: it does not mean that it is whole.",
    },
    aliases: ["hit", "damage side", "primary damage", "golpe", "lado del golpe", "golpeado"],
    example: "front",
    words: Object.fromEntries(
      hitSideIds.map((side) => [side, { es: hitChoice(side, "es"), en: hitChoice(side, "en") }]),
    ),
    called: {
      front: ["front end", "front damage", "frente", "frontal", "delante", "delantero", "adelante", "de frente"],
      rear: ["rear end", "rear damage", "back", "atrás", "trasero", "detrás", "posterior"],
      left: ["left side", "driver", "driver side", "drivers side", "izquierda", "izquierdo", "lado izquierdo"],
      right: ["right side", "passenger", "passenger side", "passengers side", "derecha", "derecho", "lado derecho"],
      none: ["no hit", "no damage", "not hit", "sin golpe", "sin golpes", "sin daño", "ninguno"],
    },
  }),
} as const;

type Table = typeof carFacts;
export type CarFact = keyof Table;
type ValueOf<F extends CarFact> = Kind[Table[F]["kind"]];

/** What is known of one car, and what of it its VIN told, or staff. */
export type CarFacts = { readonly [F in CarFact]?: ValueOf<F> } & { readonly byVin: number; readonly byStaff?: number };
/** The same as columns of a row. */
export type FactColumns = {
  [F in CarFact as Table[F]["column"]]: {
    text: string;
    choice: HitSide | "";
    number: number | null;
    yes: number | null;
  }[Table[F]["kind"]];
} & { by_vin: number; by_staff: number };

type AnyFact = FactOf<keyof Kind>;
export const listFacts = Object.entries(carFacts) as readonly [CarFact, AnyFact][];

/** What somebody says of a car, as columns. "No" is never kept: of high voltage it would promise too much. */
export function factColumnsOf(
  said: (fact: CarFact, about: AnyFact) => string | number | boolean | undefined,
): Partial<FactColumns> {
  const columns: Record<string, string | number> = {};
  for (const [fact, about] of listFacts) {
    const value = said(fact, about);
    if (value !== undefined && value !== false) columns[about.column] = value === true ? 1 : value;
  }
  return columns as Partial<FactColumns>;
}

/** Columns that the VIN fills in and that are no facts of this table, with their bits. */
const otherBits = { year: 0, model_id: 1, body: 2, fuel: 3, engine: 4 } as const;
export type VinColumn = keyof typeof otherBits | Table[CarFact]["column"];
/** The bit of `by_vin` by column. */
export const vinBits = Object.fromEntries([
  ...Object.entries(otherBits),
  ...listFacts.map(([, { column, bit }]) => [column, bit] as const),
]) as Readonly<Record<VinColumn, number>>;

const hasBit = (bits: number, column: VinColumn) => (bits & (1 << vinBits[column])) !== 0;
export const isByVin = (byVin: number, column: VinColumn): boolean => hasBit(byVin, column);

/** Who said what stands in a column that is not empty. */
export function tellerOf({ byVin, byStaff = 0 }: CarFacts, column: VinColumn): "staff" | "vin" | "file" {
  return hasBit(byStaff, column) ? "staff" : hasBit(byVin, column) ? "vin" : "file";
}

/** A row of which nobody said any of it. */
export const noFactColumns = Object.fromEntries([
  ...listFacts.map(([, { column, kind }]) => [column, kind === "text" || kind === "choice" ? "" : null] as const),
  ["by_vin", 0],
  ["by_staff", 0],
]) as FactColumns;

/** What the snapshot reads of a car as one text. */
export const joinedColumns: readonly string[] = [...listFacts.map(([, { column }]) => column), "by_vin", "by_staff"];

/** Between the values of one text; no value holds it. */
export const factBar = "|";

/** The values of `joinedColumns` as one text; "" where nothing is known. */
export function readFacts(joined: string): CarFacts {
  if (joined === "") return noFacts;
  const values = joined.split(factBar);
  const byStaff = Number(values.at(-1));
  const facts: Record<string, string | number | true> = { byVin: Number(values.at(-2)), ...(byStaff && { byStaff }) };
  listFacts.forEach(([name, { kind }], at) => {
    const value = values[at] ?? "";
    if (value !== "") facts[name] = kind === "number" ? Number(value) : kind === "yes" ? true : value;
  });
  return facts as CarFacts;
}

export const noFacts: CarFacts = { byVin: 0 };
