import type { Words } from "./edition.ts";
import { hasHighVoltage, isOnlyHighVoltage } from "./high-voltage-cars.ts";
import type { PartType } from "./part.ts";
import { dangersByName } from "./parts-by-name.ts";
import { fold } from "./text.ts";

/** Parts that not every car ever had. */
type RarePart = "airbag" | "side-airbag" | "high-voltage" | "alternator";

const beside = /\b(side|curtain|knee|lateral|laterales|cortina|rodillas?)\b/;
const alternator = /^alternator\b/;

export function rarePartOf(name: Words): RarePart | undefined {
  const dangers = dangersByName(name);
  if (dangers.includes("high-voltage")) return "high-voltage";
  if (dangers.includes("airbag") || dangers.includes("airbag-near"))
    return beside.test(`${fold(name.en)} ${fold(name.es)}`) ? "side-airbag" : "airbag";
  return alternator.test(fold(name.en)) ? "alternator" : undefined;
}

/** Before these years hardly any car had one; the first side airbags were Volvo's, of model year 1995. */
const firstYears: Readonly<Partial<Record<RarePart, number>>> = { airbag: 1980, "side-airbag": 1995 };

/**
 * 49 U.S.C. 30127 (49 CFR 571.208): airbags for driver and front passenger in cars made from September 1, 1997, and in
 * light trucks a year later. No law asks for side airbags.
 */
const lawYears: Readonly<Record<PartType, number>> = { CAR: 1998, "PU/VAN": 1999 };

/** Among which cars of a model such a part is looked for. */
export type CarsWithPart = { readonly firstYear: number; readonly highVoltageOnly: boolean; readonly none: boolean };

/** `modelName`: "Toyota Prius". Undefined where any of its cars may have the part. */
export function carsWithPart(rare: RarePart | undefined, modelName: string): CarsWithPart | undefined {
  const firstYear = (rare && firstYears[rare]) ?? 0;
  const highVoltageOnly = rare === "high-voltage" && !hasHighVoltage(modelName);
  const none = rare === "alternator" && isOnlyHighVoltage(modelName);
  return firstYear > 0 || highVoltageOnly || none ? { firstYear, highVoltageOnly, none } : undefined;
}

/** Whether a car among those surely came with one: only then is it guessed whether the part is still there. */
export function surelyHad(
  rare: RarePart | undefined,
  car: { readonly highVoltage: boolean; readonly year: number; readonly type: PartType },
): boolean {
  if (rare === "airbag") return car.year >= lawYears[car.type];
  if (rare === "alternator") return !car.highVoltage;
  return rare !== "side-airbag";
}

/** What is said where cars are shown, and where the model is there but none of it with the part. */
export const rareWords: Readonly<Record<RarePart, { readonly some: Words; readonly none: Words }>> = {
  airbag: {
    some: {
      es: "No todos los carros de antes de 1998, ni las trocas y vans de antes de 1999, traían bolsas de aire: pregunte en la caja.",
      en: "Not every car before 1998, or pickup or van before 1999, had airbags: ask at the counter.",
    },
    none: {
      es: "Antes de 1980 casi ningún carro traía bolsas de aire. Pregunte en la caja.",
      en: "Before 1980 hardly any car had airbags. Ask at the counter.",
    },
  },
  "side-airbag": {
    some: {
      es: "No todos los carros traen bolsas laterales: pregunte en la caja.",
      en: "Not every car has side airbags: ask at the counter.",
    },
    none: {
      es: "Antes de 1995 los carros no traían bolsas laterales. Pregunte en la caja.",
      en: "Before 1995 cars had no side airbags. Ask at the counter.",
    },
  },
  "high-voltage": {
    some: {
      es: "Solo salen los carros que sabemos que son híbridos o eléctricos.",
      en: "Only cars known to be hybrid or electric are listed.",
    },
    none: {
      es: "De ninguno de los que hay sabemos que sea híbrido o eléctrico. Pregunte en la caja.",
      en: "None of those here is known to be a hybrid or electric car. Ask at the counter.",
    },
  },
  alternator: {
    some: {
      es: "Muchos híbridos y eléctricos no llevan alternador: pregunte en la caja.",
      en: "Many hybrids and electric cars have no alternator: ask at the counter.",
    },
    none: {
      es: "Este modelo es híbrido o eléctrico y no lleva alternador: lo carga su sistema de alto voltaje.",
      en: "This model is a hybrid or electric car and has no alternator: its high-voltage system does the charging.",
    },
  },
};
