import { defineCopy } from "#site/copy.ts";

/** Of a car that was never sold in the year asked for. */
export const copy = defineCopy({
  es: {
    unknown: (car: string, years: string) => `No conocemos un ${car} de ${years}`,
    between: (from: string, to: string) => `Que sepamos, se vendió aquí de ${from} a ${to}. Revise el año.`,
    only: (year: string) => `Que sepamos, se vendió aquí solo en ${year}. Revise el año.`,
    since: (year: string) => `El más antiguo que conocemos aquí es de ${year}. Revise el año.`,
    meant: (car: string, years: string) => `¿Quiso decir ${car} ${years}?`,
  },
  en: {
    unknown: (car: string, years: string) => `We know of no ${years} ${car}`,
    between: (from: string, to: string) => `As far as we know, it was sold here from ${from} to ${to}. Check the year.`,
    only: (year: string) => `As far as we know, it was sold here only in ${year}. Check the year.`,
    since: (year: string) => `The oldest we know of here is from ${year}. Check the year.`,
    meant: (car: string, years: string) => `Did you mean the ${years} ${car}?`,
  },
});
