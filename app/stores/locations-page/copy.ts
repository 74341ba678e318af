import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Encuentre su yonke",
    description: "Yonkes en Estados Unidos y Canadá, abiertos los 7 días. Busque por código postal o ciudad.",
    heading: "Encuentre su yonke",
    lead: (stores: number, regions: number) =>
      `${stores} yonkes en ${regions} estados y provincias. Busque por código postal o ciudad, o elija uno de la lista.`,
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
    title: "Find your yard",
    description: "Yards in the US and Canada, open 7 days a week. Search by ZIP code or city.",
    heading: "Find your yard",
    lead: (stores: number, regions: number) =>
      `${stores} yards in ${regions} states and provinces. Search by ZIP, postal code or city, or pick one from the list.`,
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
