import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Yonkes cerca de usted: horario, dirección y mapa",
    description: (yards: string, regions: string, openDays: string) =>
      `${yards} en ${regions}, ${openDays}. Busque el más cercano por código postal o ciudad: horario, dirección y teléfono.`,
    heading: "Encuentre su yonke",
    metals: (n: number) => (n === 1 ? ", más 1 sitio de metales" : `, más ${n} sitios de metales`),
    lead: (yards: string, regions: string, more: string) =>
      `${yards} en ${regions}${more}. Busque por código postal o ciudad, o elija uno de la lista.`,
    map: "Todos los yonkes en el mapa",
    mapNote: "El número indica cuántos yonkes hay en esa zona.",
    slideHint: "← Deslice el mapa →",
    list: "Todos los yonkes por estado y provincia",
    jump: "Estados y provincias",
    count: (n: number) => (n === 1 ? "1 yonke" : `${n} yonkes`),
    whole: (state: string) => `Todos los yonkes de ${state}`,
    everywhere: "Ver los demás estados y provincias",
  },
  en: {
    title: "Junkyards near you: hours, addresses and map",
    description: (yards: string, regions: string, openDays: string) =>
      `${yards} in ${regions}, ${openDays}. Find the nearest junkyard by ZIP code or city: hours, address and phone.`,
    heading: "Find your yard",
    metals: (n: number) => (n === 1 ? ", plus 1 metals site" : `, plus ${n} metals sites`),
    lead: (yards: string, regions: string, more: string) =>
      `${yards} in ${regions}${more}. Search by ZIP, postal code or city, or pick one from the list.`,
    map: "All yards on the map",
    mapNote: "The number shows how many yards are in that area.",
    slideHint: "← Slide the map →",
    list: "All yards by state and province",
    jump: "States and provinces",
    count: (n: number) => (n === 1 ? "1 yard" : `${n} yards`),
    whole: (state: string) => `All yards in ${state}`,
    everywhere: "See the other states and provinces",
  },
});
