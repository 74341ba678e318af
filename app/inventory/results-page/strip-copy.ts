import { defineCopy } from "#site/copy.ts";

/** Words of the strip of yards, which travel to the browser. */
export const stripCopy = defineCopy({
  es: {
    label: "Yonkes con resultados",
    cars: " carros,",
    farther: "Más lejos",
    widen: ": amplíe la distancia",
    ask: "¿Cuál queda cerca? Ponga su código postal",
    store: "El yonke",
    map: "Patio",
    yardOf: (store: string) => `El patio de ${store}`,
    prices: "Precios",
    of: (store: string) => `: ${store}`,
  },
  en: {
    label: "Yards with results",
    cars: " cars,",
    farther: "Farther",
    widen: ": widen the distance",
    ask: "Which is closest? Add your ZIP code",
    store: "Store",
    map: "Yard",
    yardOf: (store: string) => `The ${store} yard`,
    prices: "Prices",
    of: (store: string) => `: ${store}`,
  },
});
