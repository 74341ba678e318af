import type { StillThere } from "#core/still-there.ts";
import { defineCopy } from "#site/copy.ts";
import { inSentence } from "./spoken.ts";

const still = {
  es: {
    sure: "Es muy probable que siga ahí",
    likely: "Es probable que siga ahí",
    maybe: "Puede que siga ahí",
    doubtful: "Puede que ya no esté",
  },
  en: {
    sure: "Very likely still there",
    likely: "Likely still there",
    maybe: "May still be there",
    doubtful: "May be gone by now",
  },
} as const satisfies Record<"es" | "en", Record<StillThere, string>>;

/** Words that the form and the answer share. */
export const copy = defineCopy({
  es: {
    /** What a state lets nobody sell used. */
    notSold: (parts: string) => `${parts}: aquí no se venden`,
    /** No such car can have it. */
    lacks: (part: string, car: string) => `${car} no lleva esta pieza: ${inSentence(part)}`,
    part: "Pieza",
    partExample: "Por ejemplo: alternador",
    year: "Año",
    yearExample: "2001",
    search: "Buscar la pieza",
    still: still.es,
    unknownPart: (typed: string) => `“${typed}” no está en la lista de precios`,
    nearestNames: "¿Quiso decir alguna de estas?",
    noNames: "Pruebe con otra palabra: la pieza sola, como usted le diga.",
    whichPart: (typed: string) => `¿Cuál de estas es “${typed}”?`,
    wholeList: "Vea la lista completa de precios",
    asQuestion: (typed: string) => `Busque “${typed}” en el inventario`,
    whatPart: "¿Qué pieza busca? Precio, fila y más carros",
    otherPart: "Otra pieza",
    forWhichCar: (part: string) => `${part}: busque en qué carro está`,
    sharing: (cars: string) => `Otros carros que comparten sus piezas: ${cars}`,
    generations: "Años y carros que comparten piezas",
    wrongYear: "Escriba un año, como 2001, o varios, como 1998-2002.",
  },
  en: {
    notSold: (parts: string) => `${parts}: not sold here`,
    lacks: (part: string, car: string) => `The ${car} doesn’t have this part: ${inSentence(part)}`,
    part: "Part",
    partExample: "For example: alternator",
    year: "Year",
    yearExample: "2001",
    search: "Find the part",
    still: still.en,
    unknownPart: (typed: string) => `“${typed}” isn’t on the price list`,
    nearestNames: "Did you mean one of these?",
    noNames: "Try another word: the part alone, as you call it.",
    whichPart: (typed: string) => `Which of these is “${typed}”?`,
    wholeList: "See the whole price list",
    asQuestion: (typed: string) => `Search the inventory for “${typed}”`,
    whatPart: "Which part do you need? Price, row and more cars",
    otherPart: "Another part",
    forWhichCar: (part: string) => `${part}: find the car that has it`,
    sharing: (cars: string) => `Other cars that share its parts: ${cars}`,
    generations: "Years and cars that share parts",
    wrongYear: "Type a year, such as 2001, or several, such as 1998-2002.",
  },
});
