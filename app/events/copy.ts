import { defineCopy } from "#site/copy.ts";

/** Words about events that the list, the event's page and others say. */
export const copy = defineCopy({
  es: {
    oneDay: (day: string, from: string, to: string) => `${day}, de ${from} a ${to}`,
    days: (first: string, last: string, from: string, to: string) =>
      `Del ${first} al ${last}, de ${from} a ${to} cada día`,
    less: (percent: number) => `−${percent}%`,
    running: "Ahora",
    past: "Ya pasó",
    cancelled: "Cancelado",
    everywhere: "En todos los yonkes",
    atStores: (count: number) => (count === 1 ? "En 1 yonke" : `En ${count} yonkes`),
    nearest: (name: string, distance: string) => `El más cercano: ${name}, ${distance}`,
    details: "Vea los detalles",
  },
  en: {
    oneDay: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
    days: (first: string, last: string, from: string, to: string) => `${first} to ${last}, ${from} to ${to} each day`,
    less: (percent: number) => `${percent}% off`,
    running: "On now",
    past: "Over",
    cancelled: "Canceled",
    everywhere: "At all yards",
    atStores: (count: number) => (count === 1 ? "At 1 yard" : `At ${count} yards`),
    nearest: (name: string, distance: string) => `Nearest: ${name}, ${distance}`,
    details: "See the details",
  },
});
