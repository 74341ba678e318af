import { defineCopy } from "#site/copy.ts";

/** Words of the strip of yards, which travel to the browser. */
export const stripCopy = defineCopy({
  es: (y) => ({
    label: `${y.Many} con resultados`,
    cars: " carros",
    car: " carro",
    farther: "Más lejos",
    widen: ": amplíe la distancia",
    ask: "¿Cuál queda cerca? Ponga su código postal",
    store: y.El,
    map: "Patio",
    yardOf: (store: string) => `El patio de ${store}`,
    prices: "Precios",
    of: (store: string) => `: ${store}`,
  }),
  en: (y) => ({
    label: `${y.Many} with results`,
    cars: " cars",
    car: " car",
    farther: "Farther",
    widen: ": widen the distance",
    ask: "Which is closest? Add your ZIP code",
    store: "Store",
    map: "Yard",
    yardOf: (store: string) => `The ${store} yard`,
    prices: "Prices",
    of: (store: string) => `: ${store}`,
  }),
});
