import { defineCopy } from "#site/copy.ts";

/** Words of the strip of yards, which travel to the browser. */
export const stripCopy = defineCopy({
  es: {
    label: "Yonkes con resultados",
    farther: "Más lejos",
    ask: "¿Cuál queda cerca? Ponga su código postal",
    store: "El yonke",
    prices: "Precios",
    of: (store: string) => `: ${store}`,
  },
  en: {
    label: "Yards with results",
    farther: "Farther",
    ask: "Which is closest? Add your ZIP code",
    store: "The yard",
    prices: "Prices",
    of: (store: string) => `: ${store}`,
  },
});
