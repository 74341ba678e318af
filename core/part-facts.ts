import type { Words } from "./edition.ts";
import type { SharedKind } from "./part-sharing.ts";

/** What a puller knows of a part, of every kind of it. */
export type PartFacts = {
  readonly shared: SharedKind;
  /** Empty where none is needed. */
  readonly tools: Readonly<Record<keyof Words, readonly string[]>>;
  /** About how long it takes, from … to; undefined when unknown. */
  readonly minutes: readonly [number, number] | undefined;
  /** How it comes off; empty where nobody wrote it down. */
  readonly how: Words;
  /** What to look at before paying. */
  readonly check: Words;
  readonly danger: PartDanger | undefined;
};

/** What to beware of while taking a part off. */
export const partDangers = {
  weight: {
    es: "Pesa: sáquela entre dos o con grúa, y nunca se meta debajo.",
    en: "Heavy: get a helper or a hoist, and never get under it.",
  },
  airbag: {
    es: "Hay una bolsa de aire: no la toque ni la saque; pregunte antes en la caja.",
    en: "There’s an airbag here: don’t touch it or pull it; ask at the counter first.",
  },
  fuel: {
    es: "Gasolina: saque la presión, sin chispas y con lentes.",
    en: "Fuel: let the pressure out, no sparks, and wear safety glasses.",
  },
  spring: {
    es: "Resorte comprimido: no suelte la tuerca del centro.",
    en: "Loaded spring: don’t undo the center nut.",
  },
  glass: { es: "Vidrio: use guantes y lentes.", en: "Glass: wear gloves and safety glasses." },
  refrigerant: {
    es: "Gas refrigerante: no abra líneas con presión; pregunte en la caja.",
    en: "Refrigerant: don’t open a line under pressure; ask at the counter.",
  },
  acid: { es: "Ácido: lentes y guantes; no la incline.", en: "Acid: safety glasses and gloves; keep it upright." },
} as const satisfies Record<string, Words>;
export type PartDanger = keyof typeof partDangers;
export const partDangerIds = Object.keys(partDangers) as PartDanger[];
