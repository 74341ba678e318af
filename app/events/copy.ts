import { defineCopy } from "#site/copy.ts";

/** Words about events that the list, the event's page and others say. */
export const copy = defineCopy({
  es: (y) => ({
    hours: (from: string, to: string) => `de ${from} a ${to}`,
    storeHours: `en el horario ${y.del}`,
    oneDay: (day: string, hours: string) => `${day}, ${hours}`,
    eachDay: (days: string, hours: string) => `${days}, ${hours} cada día`,
    less: (percent: number) => `−${percent}%`,
    running: "Ahora",
    past: "Ya pasó",
    cancelled: "Cancelado",
    everywhere: `En ${y.o("todos", "todas")} ${y.los}`,
    atStores: (count: number) => (count === 1 ? `En 1 ${y.one}` : `En ${count} ${y.many}`),
    nearest: (name: string, distance: string) => `${y.o("El más cercano", "La más cercana")}: ${name}, ${distance}`,
    details: "Vea los detalles",
  }),
  en: (y) => ({
    hours: (from: string, to: string) => `${from} to ${to}`,
    storeHours: `during ${y.one} hours`,
    oneDay: (day: string, hours: string) => `${day}, ${hours}`,
    eachDay: (days: string, hours: string) => `${days}, ${hours} each day`,
    less: (percent: number) => `${percent}% off`,
    running: "On now",
    past: "Ended",
    cancelled: "Canceled",
    everywhere: `At all ${y.many}`,
    atStores: (count: number) => (count === 1 ? `At 1 ${y.one}` : `At ${count} ${y.many}`),
    nearest: (name: string, distance: string) => `Nearest: ${name}, ${distance}`,
    details: "See the details",
  }),
});
