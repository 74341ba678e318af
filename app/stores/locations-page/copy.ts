import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: `${y.Many} cerca de usted: horario, dirección y mapa`,
    description: (yards: string, regions: string, openDays: string) =>
      `${yards} en ${regions}, ${openDays}. Busque ${y.o("el más cercano", "la más cercana")} por código postal o ciudad: horario, dirección y teléfono.`,
    heading: `Encuentre su ${y.one}`,
    metals: (n: number) => (n === 1 ? ", más 1 sitio de metales" : `, más ${n} sitios de metales`),
    lead: (yards: string, regions: string, more: string) =>
      `${yards} en ${regions}${more}. Busque por código postal o ciudad, o elija ${y.o("uno", "una")} de la lista.`,
    map: `${y.o("Todos", "Todas")} ${y.los} en el mapa`,
    list: (canada: boolean) => `${y.o("Todos", "Todas")} ${y.los} por estado${canada ? " y provincia" : ""}`,
    jump: (canada: boolean) => (canada ? "Estados y provincias" : "Estados"),
    count: (n: number) => (n === 1 ? `1 ${y.one}` : `${n} ${y.many}`),
    whole: (state: string) => `${y.o("Todos", "Todas")} ${y.los} de ${state}`,
    everywhere: (canada: boolean) => `Ver los demás estados${canada ? " y provincias" : ""}`,
  }),
  en: (y) => ({
    title: `${y.Kinds} near you: hours, addresses and map`,
    description: (yards: string, regions: string, openDays: string) =>
      `${yards} in ${regions}, ${openDays}. Find the nearest ${y.kind} by ZIP code or city: hours, address and phone.`,
    heading: `Find your ${y.one}`,
    metals: (n: number) => (n === 1 ? ", plus 1 metals site" : `, plus ${n} metals sites`),
    lead: (yards: string, regions: string, more: string) =>
      `${yards} in ${regions}${more}. Search by ZIP, postal code or city, or pick one from the list.`,
    map: `All ${y.many} on the map`,
    list: (canada: boolean) => `All ${y.many} by state${canada ? " and province" : ""}`,
    jump: (canada: boolean) => (canada ? "States and provinces" : "States"),
    count: (n: number) => (n === 1 ? `1 ${y.one}` : `${n} ${y.many}`),
    whole: (state: string) => `All ${y.many} in ${state}`,
    everywhere: (canada: boolean) => `See the other states${canada ? " and provinces" : ""}`,
  }),
});
