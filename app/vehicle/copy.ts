import { defineCopy } from "#site/copy.ts";

/** Words about a car of the yard that several pages say. */
export const copy = defineCopy({
  es: {
    today: "Hoy",
    daysHere: (days: number) => (days === 1 ? " día aquí" : " días aquí"),
    arrived: (when: string) => `llegó ${when}`,
    at: (store: string, distance: string) => `${store}, a ${distance}`,
    section: (section: string) => `Sección\u00a0${section}`,
    space: (space: string) => `Lugar\u00a0${space}`,
    row: "Fila",
    highVoltage: "Alto voltaje",
    newHere: "Recién llegado",
    vin: "VIN",
    illustration: "Ilustración, no foto. El carro puede tener piezas ya vendidas.",
  },
  en: {
    today: "Today",
    daysHere: (days: number) => (days === 1 ? " day here" : " days here"),
    arrived: (when: string) => `came in ${when}`,
    at: (store: string, distance: string) => `${store}, ${distance} away`,
    section: (section: string) => `Section\u00a0${section}`,
    space: (space: string) => `Space\u00a0${space}`,
    row: "Row",
    highVoltage: "High voltage",
    newHere: "Just in",
    vin: "VIN",
    illustration: "A drawing, not a photo. Parts may already be gone from this car.",
  },
});
