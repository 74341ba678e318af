import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    yard: (rows: string, cars: string) => `El patio visto desde arriba: ${rows}, ${cars}`,
    marked: (row: string) => `El patio visto desde arriba, con la fila ${row} marcada y el camino desde la entrada`,
    walked: (rows: string) => `El patio visto desde arriba, con el camino desde la entrada por las filas ${rows}`,
    rows: (count: number) => (count === 1 ? "1 fila" : `${count} filas`),
    cars: (count: number, written: string) => (count === 1 ? "1 carro" : `${written} carros`),
    row: (row: string, cars: string) => `Fila ${row}: ${cars}`,
    rowLit: (row: string, cars: string, lit: number) => `Fila ${row}: ${cars}, ${lit} de su búsqueda`,
    gate: "Entrada y caja",
    closer: "Acercar el patio",
    farther: "Alejar el patio",
    whole: "Completo",
    close: "Cerrar la fila",
  },
  en: {
    yard: (rows: string, cars: string) => `The yard from above: ${rows}, ${cars}`,
    marked: (row: string) => `The yard from above, with row ${row} marked and the route from the entrance`,
    walked: (rows: string) => `The yard from above, with the route from the entrance through rows ${rows}`,
    rows: (count: number) => (count === 1 ? "1 row" : `${count} rows`),
    cars: (count: number, written: string) => (count === 1 ? "1 car" : `${written} cars`),
    row: (row: string, cars: string) => `Row ${row}: ${cars}`,
    rowLit: (row: string, cars: string, lit: number) =>
      `Row ${row}: ${cars}, ${lit === 1 ? "1 matches" : `${lit} match`} your search`,
    gate: "Entrance and counter",
    closer: "Zoom in on the yard",
    farther: "Zoom out of the yard",
    whole: "Whole",
    close: "Close the row",
  },
});
