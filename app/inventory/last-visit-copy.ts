import { defineCopy } from "#site/copy.ts";

/** Said of what came since this device saw the same search; travels to the browser. */
export const copy = defineCopy({
  es: {
    new: (n: number) => (n === 1 ? "1 nuevo para usted" : `${n} nuevos para usted`),
    newOrMore: (n: number) => `${n} o más nuevos`,
    since: (day: string) => `, desde su última visita (${day})`,
    newForYou: "Nuevo para usted",
  },
  en: {
    new: (n: number) => `${n} new to you`,
    newOrMore: (n: number) => `${n} or more new`,
    since: (day: string) => `, since your last visit (${day})`,
    newForYou: "New to you",
  },
});
