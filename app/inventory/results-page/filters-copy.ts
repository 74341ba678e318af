import { defineCopy } from "#site/copy.ts";

/** Words of the filters' form, which travel to the browser. */
export const filtersCopy = defineCopy({
  es: {
    apply: "Aplicar filtros",
    clear: "Quitar todos los filtros",
    since: "Llegada",
    sinceAny: "En cualquier fecha",
    sinceDays: (days: number) => (days === 1 ? "Desde ayer" : `En los últimos ${days} días`),
    color: "Color",
    body: "Carrocería",
    stores: "Yonkes",
    numbers: "VIN y motor",
    vin: "VIN",
    vinHint: "* vale por varios caracteres y ? por uno: 1HG*633A*",
    engine: "Motor",
    engineHint: "Por ejemplo: 5.3 o V6",
    moreStores: (n: string) => `y ${n} más lejos`,
  },
  en: {
    apply: "Apply filters",
    clear: "Remove all filters",
    since: "Arrived",
    sinceAny: "Any time",
    sinceDays: (days: number) => (days === 1 ? "Since yesterday" : `In the last ${days} days`),
    color: "Color",
    body: "Body",
    stores: "Yards",
    numbers: "VIN and engine",
    vin: "VIN",
    vinHint: "* stands for several characters and ? for one: 1HG*633A*",
    engine: "Engine",
    engineHint: "For example: 5.3 or V6",
    moreStores: (n: string) => `and ${n} farther away`,
  },
});
