import { defineCopy } from "#site/copy.ts";

/** Words of the locator's form, which stands on two pages. */
export const locatorCopy = defineCopy({
  es: {
    place: "Ciudad o código postal",
    division: "Tipo de patio",
    everyDivision: "Todos los tipos",
    distance: "Distancia",
    within: (miles: number, km: number) => `${miles} mi (${km} km)`,
    anywhere: "Sin límite",
    search: "Buscar",
  },
  en: {
    place: "City, ZIP or postal code",
    division: "Type of yard",
    everyDivision: "All types",
    distance: "Distance",
    within: (miles: number, km: number) => `${miles} mi (${km} km)`,
    anywhere: "Any distance",
    search: "Search",
  },
});
