import { defineCopy } from "#site/copy.ts";

const filas = (rows: number) => `Las ${rows} filas`;
const rowsOf = (rows: number) => `The ${rows} rows`;

export const copy = defineCopy({
  es: (y) => ({
    title: (place: string) => `Mapa del patio en ${place}`,
    error: (place: string) => `Error: mapa del patio en ${place}`,
    description: (store: string, rows: number) =>
      `${rows === 1 ? "La única fila" : filas(rows)} del patio de ${store}, dónde está la entrada y cómo llegar a cada fila. Para ver en el teléfono o imprimir.`,
    heading: "Mapa del patio",
    yardOf: (store: string) => `El patio de ${store}`,
    cars: (count: number, written: string) => (count === 1 ? "1 carro" : `${written} carros`),
    rows: (count: number) => (count === 1 ? "1 fila" : `${count} filas`),
    inRows: (count: number) => (count === 1 ? "en 1 fila" : `en ${count} filas`),
    views: "Qué se enciende",
    wholeYard: "Todo el patio",
    found: (search: string, count: number) => `${search} (${count})`,
    results: "Vea los resultados",
    row: "Fila",
    find: "Marcar la fila",
    hint: "Como está pintada en el letrero: 17 o A12.",
    unknownRow: (row: string) => `En este mapa no hay fila ${row}.`,
    unmark: "Quitar la marca",
    lit: (count: number) => (count === 1 ? "1 de su búsqueda" : `${count} de su búsqueda`),
    litHere: (count: number) =>
      count === 1
        ? "1 carro encendido. Ábralo desde aquí, o en el mapa."
        : `${count} carros encendidos, en el orden del camino desde la entrada.`,
    litMany: "Son muchos: toque una fila amarilla para ver cuáles están ahí.",
    litNone: (search: string) => `Nada de ${search} en este patio. Toque una fila para ver qué carros tiene.`,
    zones: "Zonas",
    press: "Toque una fila para ver qué carros tiene y cómo llegar.",
    picture: "Vea solo el mapa",
    text: "Las filas por escrito",
    textNote: "Elija una fila para marcarla.",
    zone: (name: string, rows: number) => (rows === 1 ? `${name}: 1 fila` : `${name}: ${rows} filas`),
    gate: (side: "left" | "right") =>
      `La entrada y la caja están abajo a la ${side === "left" ? "izquierda" : "derecha"} del mapa. El pasillo principal sube desde ahí.`,
    rowOf: (row: string) => `Fila ${row}`,
    rowCars: (row: string, cars: string) => `Fila ${row}: ${cars}`,
    rowLit: (row: string, cars: string, lit: number) => `Fila ${row}: ${cars}, ${lit} de su búsqueda`,
    missingTitle: "Mapa no encontrado",
    missing: `Lo sentimos, este mapa ${y.del} no existe.`,
    missingNote: "Pregunte en la caja dónde queda cada fila.",
    seeStore: `Vea ${y.el}`,
    find2: `Encuentre su ${y.one}`,
  }),
  en: (y) => ({
    title: (place: string) => `${y.Kind} map: ${place}`,
    error: (place: string) => `Error: ${y.kind} map, ${place}`,
    description: (store: string, rows: number) =>
      `${rows === 1 ? "The one row" : rowsOf(rows)} of the ${store} yard, where the gate is and how to get to each row. To view on your phone or print.`,
    heading: "Yard map",
    yardOf: (store: string) => `The ${store} yard`,
    cars: (count: number, written: string) => (count === 1 ? "1 car" : `${written} cars`),
    rows: (count: number) => (count === 1 ? "1 row" : `${count} rows`),
    inRows: (count: number) => (count === 1 ? "in 1 row" : `in ${count} rows`),
    views: "What is lit",
    wholeYard: "Whole yard",
    found: (search: string, count: number) => `${search} (${count})`,
    results: "See the results",
    row: "Row",
    find: "Mark the row",
    hint: "As painted on its sign: 17 or A12.",
    unknownRow: (row: string) => `There is no row ${row} on this map.`,
    unmark: "Clear the mark",
    lit: (count: number) => `${count === 1 ? "1 matches" : `${count} match`} your search`,
    litHere: (count: number) =>
      count === 1
        ? "1 car is lit. Open it here, or on the map."
        : `${count} cars are lit, in the order you’ll walk from the entrance.`,
    litMany: "There are many: choose a yellow row to see what’s there.",
    litNone: (search: string) => `No ${search} in this yard. Choose a row to see which cars it has.`,
    zones: "Zones",
    press: "Choose a row to see which cars it has and how to get there.",
    picture: "Open just the map",
    text: "The rows as a list",
    textNote: "Choose a row to mark it.",
    zone: (name: string, rows: number) => (rows === 1 ? `${name}: 1 row` : `${name}: ${rows} rows`),
    gate: (side: "left" | "right") =>
      `The gate and the counter are at the bottom ${side} of the map. The main aisle goes up from there.`,
    rowOf: (row: string) => `Row ${row}`,
    rowCars: (row: string, cars: string) => `Row ${row}: ${cars}`,
    rowLit: (row: string, cars: string, lit: number) =>
      `Row ${row}: ${cars}, ${lit === 1 ? "1 matches" : `${lit} match`} your search`,
    missingTitle: "Map not found",
    missing: "Sorry, this store map does not exist.",
    missingNote: "Ask at the counter where each row is.",
    seeStore: `See the ${y.one}`,
    find2: `Find your ${y.one}`,
  }),
});

/** Said in both editions, word for word; the Spanish one has its twin beside it. */
export const missingMap = "Sorry, this store map does not exist.";
