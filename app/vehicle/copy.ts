import { defineCopy } from "#site/copy.ts";

/** Words about a car of the yard that several pages say. */
export const copy = defineCopy({
  es: {
    since: "En el patio desde el",
    arrived: (when: string) => `llegó ${when}`,
    see: "Vea el carro",
    prices: "Precios",
    about: (what: string) => `: ${what}`,
    at: (store: string, distance: string) => `${store}, a ${distance}`,
    row: "Fila",
    newHere: "Nuevo",
    vin: "VIN",
    vinTail: "VIN, últimos 6",
    color: "Color de la pintura",
    illustration: "Ilustración, no foto. El carro puede tener piezas ya vendidas.",
  },
  en: {
    since: "In the yard since",
    arrived: (when: string) => `came ${when}`,
    see: "See the car",
    prices: "Prices",
    about: (what: string) => `: ${what}`,
    at: (store: string, distance: string) => `${store}, ${distance} away`,
    row: "Row",
    newHere: "New",
    vin: "VIN",
    vinTail: "VIN, last 6",
    color: "Paint color",
    illustration: "A drawing, not a photo. Parts may already be gone from this car.",
  },
});
