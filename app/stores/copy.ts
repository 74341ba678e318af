import { defineCopy } from "#site/copy.ts";

/** "la 1 p. m.", "las 4:30 p. m." */
const theHour = (clock: string) => (/^1[\u00a0:]/.test(clock) ? `la ${clock}` : `las ${clock}`);

/** Words about stores that several pages say. */
export const copy = defineCopy({
  es: (y) => ({
    at: (clock: string) => `a ${theHour(clock)}`,
    /** Who closes, where it is not the whole store. */
    closing: {
      yard: (closes: string) => `el patio ${closes}`,
      shop: (closes: string) => `la tienda ${closes}`,
    },
    askHours: "Pregunte el horario",
    shopUntil: (clock: string) => `Tienda abierta hasta ${theHour(clock)}`,
    shopOpen: (until: string | undefined) => (until ? `Tienda abierta, ${until}` : "Tienda abierta"),
    open: y.o("Abierto", "Abierta"),
    yardClosed: "Patio cerrado",
    closesAt: (time: string) => `cierra ${time}`,
    closesIn: (minutes: string) => `cierra en ${minutes}`,
    always: "las 24 horas",
    opensToday: (time: string) => `abre hoy ${time}`,
    opensTomorrow: (time: string) => `abre mañana ${time}`,
    opensOn: (day: string, time: string) => `abre el ${day} ${time}`,
    kilometres: (km: string) => `${km} km`,
    miles: (miles: string) => `${miles} mi`,
    todayStore: (hours: string) => `Hoy, tienda: ${hours}`,
    todayYard: (hours: string) => `Hoy, patio: ${hours}`,
    closed: "Cerrado",
    open24: "Las 24 horas",
    scale: (miles: number, km: number) => `${miles} mi · ${km} km`,
    pin: (number: number, name: string) => `${number}. ${name}`,
    here: "Punto de partida",
    /** Where metal is bought and no parts are pulled is no yard. */
    found: (yards: number, sites: number) =>
      [
        (yards > 0 || sites === 0) && `${yards} ${yards === 1 ? y.one : y.many}`,
        sites > 0 && (sites === 1 ? "1 sitio de metales" : `${sites} sitios de metales`),
      ]
        .filter(Boolean)
        .join(" y "),
    cluster: (found: string, name: string) => `${found} en la zona de ${name}`,
    overview: `Mapa con ${y.o("todos", "todas")} ${y.los}`,
    slide: "Mapa, se puede deslizar",
    ring: (miles: number, km: number, metric: boolean) => (metric ? `${km} km` : `${miles} mi`),
    openNow: y.o("Abierto ahora", "Abierta ahora"),
    closedNow: y.o("Cerrado", "Cerrada"),
    day: "Día",
    yardHours: "Patio",
    today: "(hoy)",
    directions: "Cómo llegar",
    call: "Llamar",
    inventory: "Inventario",
  }),
  en: (y) => ({
    at: (clock: string) => `at ${clock}`,
    closing: {
      yard: (closes: string) => `yard ${closes}`,
      shop: (closes: string) => `store ${closes}`,
    },
    askHours: "Ask for the hours",
    shopUntil: (clock: string) => `Store open until ${clock}`,
    shopOpen: (until: string | undefined) => (until ? `Store open, ${until}` : "Store open"),
    open: "Open",
    yardClosed: "Yard closed",
    closesAt: (time: string) => `closes ${time}`,
    closesIn: (minutes: string) => `closes in ${minutes}`,
    always: "24 hours",
    opensToday: (time: string) => `opens today ${time}`,
    opensTomorrow: (time: string) => `opens tomorrow ${time}`,
    opensOn: (day: string, time: string) => `opens ${day} ${time}`,
    kilometres: (km: string) => `${km} km`,
    miles: (miles: string) => `${miles} mi`,
    todayStore: (hours: string) => `Today, store: ${hours}`,
    todayYard: (hours: string) => `Today, yard: ${hours}`,
    closed: "Closed",
    open24: "24 hours",
    scale: (miles: number, km: number) => `${miles} mi · ${km} km`,
    pin: (number: number, name: string) => `${number}. ${name}`,
    here: "Starting point",
    found: (yards: number, sites: number) =>
      [
        (yards > 0 || sites === 0) && `${yards} ${yards === 1 ? y.one : y.many}`,
        sites > 0 && (sites === 1 ? "1 metals site" : `${sites} metals sites`),
      ]
        .filter(Boolean)
        .join(" and "),
    cluster: (found: string, name: string) => `${found} around ${name}`,
    overview: `Map of all the ${y.many}`,
    slide: "Map, scrolls sideways",
    ring: (miles: number, km: number, metric: boolean) => (metric ? `${km} km` : `${miles} mi`),
    openNow: "Open now",
    closedNow: "Closed",
    day: "Day",
    yardHours: "Yard",
    today: "(today)",
    directions: "Directions",
    call: "Call",
    inventory: "Inventory",
  }),
});
