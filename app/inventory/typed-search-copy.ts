import { defineCopy } from "#site/copy.ts";

/** Words of the typed search, which travel to the browser. */
export const typedSearchCopy = defineCopy({
  es: {
    name: "Busque su carro con sus palabras",
    car: "¿Qué carro busca?",
    example: "civic 1999-2003",
    place: "¿Dónde?",
    placeExample: "Ciudad o código postal",
    search: "Buscar",
  },
  en: {
    name: "Search for your car in your own words",
    car: "Which car are you after?",
    example: "civic 1999-2003",
    place: "Where?",
    placeExample: "City, ZIP or postal code",
    search: "Search",
  },
});
