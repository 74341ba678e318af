import { defineCopy } from "#site/copy.ts";
import type { Languages } from "#site/editions.ts";

/** What a tool is for. */
const copy = defineCopy({
  es: (y) => ({
    find_cars: `Carros en ${y.los} por marca, modelo y años, cerca de un lugar, con su fila y el día en que llegaron.`,
    find_part: `Una pieza para un carro: ${y.los} cerca de un lugar que tienen esos carros, filas, precio, casco y total en la caja, años que llevan la misma pieza, herramienta, cuidados. Si vienen varios motores (engines), pregunte cuál y llame otra vez; si el precio va de billFrom a billTo, diga los dos. Diga siempre los cuidados (warnings); lo que saca el personal no se explica cómo sacarlo.`,
    part_prices: `Precios de una pieza en ${y.un}, con casco, total y cuidados (warning), que se dicen siempre.`,
    read_vin:
      "Qué carro es según su VIN: año, marca, modelo, motor, alto voltaje. Si no cuadra, los que pudieron ser (mends). Lo que no viene, nadie lo sabe.",
    yards_near: `${y.Many} cerca de un lugar, ${y.o("del más cercano al más lejano", "de la más cercana a la más lejana")}, con dirección, teléfono, horario y servicios.`,
    yard_hours: `Horario de ${y.un}: el de la semana y el de días especiales, dirección, teléfono.`,
    yard_events: `Eventos y ofertas de ${y.un}, de hoy y por venir.`,
  }),
  en: (y) => ({
    find_cars: `Cars in the ${y.many} by make, model and years, near a place, with row and day of arrival.`,
    find_part: `A part for a car: ${y.many} near a place that have such cars, rows, price, core and total at the counter, years that share the part, tools, dangers. Where it names several engines, ask which and call again; where the price goes from billFrom to billTo, say both. Always pass on the warnings; never explain how to pull what only the staff pulls.`,
    part_prices: `Prices of a part at one ${y.one}, with core, total and a warning, which is always to be passed on.`,
    read_vin:
      "Which car a VIN stands for: year, make, model, engine, high voltage. With a wrong sign, those that may be meant (mends). What is left out nobody knows.",
    yards_near: `${y.Many} near a place, nearest first, with address, phone, hours and services.`,
    yard_hours: `${y.A}: its hours of the week and on special days, address, phone.`,
    yard_events: `Events and sales of ${y.a}, now and ahead.`,
  }),
});

type Tool = keyof (typeof copy)["en"];

/** Assistants read English best, so it stands first where both are spoken. */
export const aboutTool = (tool: Tool, languages: Languages): string =>
  languages
    .toSorted()
    .map((edition) => copy[edition][tool])
    .join(" ");
