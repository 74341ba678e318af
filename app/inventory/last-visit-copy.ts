import { defineCopy } from "#site/copy.ts";

/** Said of what came since this device saw the same search; travels to the browser. */
export const copy = defineCopy({
  es: {
    since: (n: number, day: string) =>
      n === 1
        ? `1 carro nuevo desde su última visita (${day}).`
        : `${n} carros nuevos desde su última visita (${day}).`,
    sinceOrMore: (n: number, day: string) => `${n} o más carros nuevos desde su última visita (${day}).`,
    newForYou: "Nuevo para usted",
  },
  en: {
    since: (n: number, day: string) =>
      n === 1 ? `1 new car since your last visit (${day}).` : `${n} new cars since your last visit (${day}).`,
    sinceOrMore: (n: number, day: string) => `${n} or more new cars since your last visit (${day}).`,
    newForYou: "New to you",
  },
});
