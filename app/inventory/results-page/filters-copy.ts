import { defineCopy } from "#site/copy.ts";

/** Words of the filters' form, which travel to the browser. */
export const filtersCopy = defineCopy({
  es: (y) => ({
    see: (cars: string) => `Vea ${cars}`,
    clear: "Quitar todos los filtros",
    since: "Llegaron",
    sinceShort: (days: number | null) =>
      days === null ? "Todos" : days === 0 ? "Hoy" : days === 1 ? "Desde ayer" : `${days} días`,
    sinceDays: (days: number) =>
      days === 0 ? "Llegaron hoy" : days === 1 ? "Desde ayer" : `En los últimos ${days} días`,
    color: "Color",
    body: "Carrocería",
    hit: "Golpe",
    hitHint: "Solo salen carros de los que alguien lo anotó.",
    stores: y.Many,
    numbers: "VIN y motor",
    vin: "VIN",
    vinHint: "* vale por varios caracteres y ? por uno: 1HG*633A*",
    engine: "Motor",
    engineHint: "Por ejemplo: 5.3 o V6",
    moreStores: (n: string) => `y ${n} más`,
  }),
  en: (y) => ({
    see: (cars: string) => `See ${cars}`,
    clear: "Remove all filters",
    since: "Arrived",
    sinceShort: (days: number | null) =>
      days === null ? "All" : days === 0 ? "Today" : days === 1 ? "2 days" : `${days} days`,
    sinceDays: (days: number) =>
      days === 0 ? "Arrived today" : days === 1 ? "Since yesterday" : `In the last ${days} days`,
    color: "Color",
    body: "Body",
    hit: "Hit",
    hitHint: "Shows only cars somebody noted it for.",
    stores: y.Many,
    numbers: "VIN and engine",
    vin: "VIN",
    vinHint: "* stands for several characters and ? for one: 1HG*633A*",
    engine: "Engine",
    engineHint: "For example: 5.3 or V6",
    moreStores: (n: string) => `and ${n} more`,
  }),
});
