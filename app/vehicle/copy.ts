import { defineCopy } from "#site/copy.ts";

/** Words about a car of the yard that several pages say. */
export const copy = defineCopy({
  es: {
    since: "En el patio desde el",
    see: "Vea el carro",
    at: (store: string, distance: string) => `${store}, a ${distance}`,
  },
  en: {
    since: "In the yard since",
    see: "See the car",
    at: (store: string, distance: string) => `${store}, ${distance} away`,
  },
});
