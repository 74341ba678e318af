import { defineCopy } from "#site/copy.ts";

/** Words of the typed search, which travel to the browser. */
export const typedSearchCopy = defineCopy({
  es: {
    name: "Busque con sus palabras",
    car: "¿Qué pieza o carro busca?",
    example: "alternador civic 2001",
    place: "¿Dónde?",
    placeExample: "Ciudad o código postal",
    search: "Buscar",
  },
  en: {
    name: "Search in your own words",
    car: "Which part or car are you after?",
    example: "alternator civic 2001",
    place: "Where?",
    placeExample: "City, ZIP or postal code",
    search: "Search",
  },
});
