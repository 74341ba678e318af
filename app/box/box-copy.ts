import { defineCopy } from "#site/copy.ts";

/** Words of the one box, which travel to the browser. */
export const boxCopy = defineCopy({
  es: (y) => ({
    name: `Busque en todo el sitio: carros, piezas, ${y.many} y páginas`,
    question: "¿Qué carro, pieza, lugar o página busca?",
    short: `Busque de todo: carros, piezas, ${y.many}, páginas`,
    example: "alternador civic 2001",
    search: "Buscar",
    suggestions: "Sugerencias",
    count: (n: number) => (n === 1 ? "1 sugerencia" : `${n} sugerencias`),
    groups: {
      recent: "Recientes",
      answer: "Pieza para su carro",
      part: "Piezas",
      car: "Carros",
      yard: y.Many,
      place: "Lugares",
      page: "Páginas",
    },
  }),
  en: (y) => ({
    name: `Search the whole site: cars, parts, ${y.many} and pages`,
    question: "Which car, part, place or page are you after?",
    short: `Search it all: cars, parts, ${y.many}, pages`,
    example: "alternator civic 2001",
    search: "Search",
    suggestions: "Suggestions",
    count: (n: number) => (n === 1 ? "1 suggestion" : `${n} suggestions`),
    groups: {
      recent: "Recent",
      answer: "Part for your car",
      part: "Parts",
      car: "Cars",
      yard: y.Many,
      place: "Places",
      page: "Pages",
    },
  }),
});
