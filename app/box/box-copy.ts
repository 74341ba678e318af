import { defineCopy } from "#site/copy.ts";

/** Words of the one box, which travel to the browser. */
export const boxCopy = defineCopy({
  es: (y) => ({
    name: `Busque pieza, carro, lugar o ${y.one}`,
    question: "¿Qué pieza, para qué carro y dónde?",
    short: "Pieza o carro",
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
    name: `Search for a part, a car, a place or ${y.a}`,
    question: "Which part, for which car, and where?",
    short: "Part or car",
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
