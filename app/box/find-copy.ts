import { defineCopy } from "#site/copy.ts";

/** Words of the form with its three plates, which travel to the browser. */
export const findCopy = defineCopy({
  es: {
    title: "Busque en el inventario",
    plates: { part: "Pieza", car: "Carro", place: "Dónde" },
    unset: { part: "Cualquiera", car: "Todos", place: "¿Cerca de?" },
    part: "Pieza",
    partExample: "Por ejemplo: alternador",
    common: "Las más buscadas",
    search: "Buscar",
    see: (count: number, n: string) => (count === 1 ? "Ver el carro" : `Ver ${n} carros`),
    forget: (plate: string, what: string) => `Quitar: ${plate} ${what}`,
  },
  en: {
    title: "Search the inventory",
    plates: { part: "Part", car: "Car", place: "Where" },
    unset: { part: "Any", car: "All", place: "Near?" },
    part: "Part",
    partExample: "For example: alternator",
    common: "Most asked for",
    search: "Search",
    see: (count: number, n: string) => (count === 1 ? "See the car" : `See ${n} cars`),
    forget: (plate: string, what: string) => `Remove: ${plate} ${what}`,
  },
});
