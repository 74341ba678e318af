import { type SisterBond, sisterBonds } from "#core/generation.ts";
import { defineCopy } from "#site/copy.ts";
import { withArticle } from "./spoken.ts";

const inEs = new Intl.ListFormat("es-US", { type: "conjunction" });
const inEn = new Intl.ListFormat("en-US", { type: "conjunction" });

/** What is said to "does this fit that": what is known of both cars, and never that it fits. */
export const copy = defineCopy({
  es: {
    asked: "¿Le queda?",
    between: {
      table: (a: string, b: string) => `${a} y ${b}: la tabla de intercambio los da con la misma pieza.`,
      same: (a: string) => `${a}: es el mismo modelo y año, y suele ser la misma pieza.`,
      generation: (a: string, b: string, usual: string, years: string) =>
        `${a} y ${b} son de la misma generación (${years})${usual}.`,
      badge: (a: string, b: string, usual: string) =>
        `${a} y ${b}: ${sisterBonds.car.es.replace("es el", "son el")}${usual}.`,
      platform: (a: string, b: string) => `${a} y ${b} comparten plataforma, pero no sabemos si la pieza es la misma.`,
      cab: (a: string, b: string) => `${a} y ${b} comparten la cabina, pero no sabemos si la pieza es la misma.`,
      noEngine: (a: string, b: string) =>
        `Esta pieza va con el motor, y no sabemos de ningún motor que hayan llevado los dos: ${a} y ${b}.`,
      otherGeneration: (a: string, b: string) =>
        `${a} y ${b} no son de la misma generación, y no sabemos que compartan esta pieza.`,
      unknown: (a: string, b: string) => `De ${a} a ${b}, no sabemos.`,
      exact: (a: string, b: string) => `De ${a} a ${b}, no sabemos.`,
      years: (a: string, b: string) => `${a} y ${b}: depende de los años. Escriba de qué año es cada uno.`,
    },
    usual: ", y suelen llevar la misma pieza",
    /** Of a part that goes with the engine no more is known than that both may have had the same. */
    maySame: "Pueden llevar el mismo motor o no.",
    somewhere: "Sin el modelo y el año de los dos carros no sabemos.",
    which: (cars: readonly string[]) => `Que sepamos, esto también lo puede llevar: ${inEs.format(cars)}.`,
    whichNone: (car: string) => `No sabemos de otro carro ni de otro año con la misma pieza que ${car}.`,
    whichYear: (car: string) => `Depende del año: escriba de qué año es su ${car}.`,
    this: "No sabemos de qué carro salió esa pieza.",
    compare: "Compare la pieza con la suya antes de pagar: tornillos, conectores y medidas.",
    bond: { platform: " (misma plataforma)", cab: " (misma cabina)" } satisfies Partial<Record<SisterBond, string>>,
  },
  en: {
    asked: "Does it fit?",
    between: {
      table: (a: string, b: string) => `${a} and ${b}: same part, going by the interchange table.`,
      same: (a: string) => `${a}: it’s the same model and year, and usually the same part.`,
      generation: (a: string, b: string, usual: string, years: string) =>
        `The ${a} and the ${b} are the same generation (${years})${usual}.`,
      badge: (a: string, b: string, usual: string) =>
        `${a} and ${b}: ${sisterBonds.car.en.replace("is the", "they’re the")}${usual}.`,
      platform: (a: string, b: string) =>
        `The ${a} and the ${b} share a platform, but we don’t know whether this part is the same.`,
      cab: (a: string, b: string) =>
        `The ${a} and the ${b} share a cab, but we don’t know whether this part is the same.`,
      noEngine: (a: string, b: string) =>
        `We don’t know of any engine that came in both the ${a} and the ${b}, and this part goes with the engine.`,
      otherGeneration: (a: string, b: string) =>
        `The ${a} and the ${b} aren’t the same generation, and we don’t know that they share this part.`,
      unknown: (a: string, b: string) =>
        `We don’t know whether the part from ${withArticle(a)} fits ${withArticle(b)}.`,
      exact: (a: string, b: string) => `We don’t know whether the part from ${withArticle(a)} fits ${withArticle(b)}.`,
      years: (a: string, b: string) => `${a} and ${b}: it depends on the years. Type the year of each.`,
    },
    usual: ", and usually take the same part",
    maySame: "They may or may not have the same engine.",
    somewhere: "We can’t tell whether one car’s part fits another without the model and the year of both.",
    which: (cars: readonly string[]) => `As far as we know, these may take it too: ${inEn.format(cars)}.`,
    whichNone: (car: string) => `We don’t know of another car or another year with the same part as the ${car}.`,
    whichYear: (car: string) => `It depends on the year: type the year of your ${car}.`,
    this: "We can’t tell which car that part came from.",
    compare: "Compare the part with yours before you pay: bolts, connectors and size.",
    bond: { platform: " (same platform)", cab: " (same cab)" } satisfies Partial<Record<SisterBond, string>>,
  },
});
