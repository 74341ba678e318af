import { defineCopy } from "#site/copy.ts";

/** Also said by script: it carries no other words. */
export const copy = defineCopy({
  es: {
    name: "Resultados",
    back: (count: string) => (count === "1" ? "Volver al resultado" : `Volver a los ${count} resultados`),
    of: (n: number, count: string) => `${n} de ${count}`,
    previous: (car: string) => `Carro anterior: ${car}`,
    next: (car: string) => `Carro siguiente: ${car}`,
    nextShort: (car: string) => `Siguiente: ${car}`,
  },
  en: {
    name: "Results",
    back: (count: string) => (count === "1" ? "Back to the result" : `Back to ${count} results`),
    of: (n: number, count: string) => `${n} of ${count}`,
    previous: (car: string) => `Previous car: ${car}`,
    next: (car: string) => `Next car: ${car}`,
    nextShort: (car: string) => `Next: ${car}`,
  },
});
