import { defineCopy } from "#site/copy.ts";

/** Words about a car of the yard that several pages say. */
export const copy = defineCopy({
  es: {
    since: "En el patio desde el",
    see: "Vea el carro",
    section: (section: string) => `Sección ${section}`,
    space: (space: string) => `Lugar ${space}`,
    at: (store: string, distance: string) => `${store}, a ${distance}`,
  },
  en: {
    since: "In the yard since",
    see: "See the car",
    section: (section: string) => `Section ${section}`,
    space: (space: string) => `Space ${space}`,
    at: (store: string, distance: string) => `${store}, ${distance} away`,
  },
});
