import { defineCopy } from "#site/copy.ts";
import type { Languages } from "#site/editions.ts";

/** What a tool is for. Assistants read English best, so it stands first where both are spoken. */
const copy = defineCopy({
  es: (y) => ({
    find_cars: `Carros en ${y.los}.`,
    find_part: "Una pieza para un carro.",
    part_prices: `Precios de una pieza en ${y.un}.`,
    yards_near: `${y.Many} ${y.o("cercanos", "cercanas")}.`,
    yard_hours: `Horario de ${y.un}.`,
    yard_events: `Eventos y ofertas de ${y.un}.`,
  }),
  en: (y) => ({
    find_cars: `Cars in the ${y.many} by make, model and years, near a place, with row and day of arrival.`,
    find_part: `A part for a car: ${y.many} near a place that have such cars, rows, price, core and total at the counter, years that share the part, tools.`,
    part_prices: `Prices of a part at one ${y.one}, with core and total.`,
    yards_near: `${y.Many} near a place, nearest first, with address, phone, hours and services.`,
    yard_hours: `${y.A}: its hours of the week and on special days, address, phone.`,
    yard_events: `Events and sales of ${y.a}, now and ahead.`,
  }),
});

type Tool = keyof (typeof copy)["en"];

export const aboutTool = (tool: Tool, languages: Languages): string =>
  ["en" as const, ...(languages.includes("es") ? (["es"] as const) : [])]
    .map((edition) => copy[edition][tool])
    .join(" ");
