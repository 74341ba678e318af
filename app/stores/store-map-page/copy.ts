import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: (store: string) => `Mapa del patio de ${store}`,
    error: (store: string) => `Error: mapa del patio de ${store}`,
    description: (store: string, rows: number) =>
      `Las ${rows} filas del patio de ${store}, dónde está la entrada y cómo llegar a cada fila. Para ver en el teléfono o imprimir.`,
    heading: "Mapa del patio",
    row: "Fila",
    find: "Marcar la fila",
    hint: "Como está pintada en el letrero: 17 o A12.",
    unknownRow: (row: string) => `En este mapa no hay fila ${row}.`,
    way: (row: string) => `Cómo llegar a la fila ${row}`,
    size: "Tamaño del mapa",
    sizes: ["Completo", "Doble", "Triple"],
    picture: "Vea solo el mapa",
    pictureAlt: (title: string) => `${title}: el plano de las filas. Abajo están las filas por escrito.`,
    slide: "Mapa del patio, se puede deslizar",
    text: "Las filas por escrito",
    textNote: "En orden, desde la entrada del mapa. Toque una fila para marcarla.",
    zone: (name: string, rows: number) => (rows === 1 ? `${name}: 1 fila` : `${name}: ${rows} filas`),
    gate: (side: "left" | "right") =>
      `La entrada y la caja están abajo a la ${side === "left" ? "izquierda" : "derecha"} del mapa. El pasillo principal sube desde ahí.`,
    rowOf: (row: string) => `Fila ${row}`,
    missingTitle: "Mapa no encontrado",
    missing: "Lo sentimos, este mapa del yonke no existe.",
    missingNote: "En la caja le dan un mapa de papel.",
    seeStore: "Vea el yonke",
    find2: "Encuentre su yonke",
  },
  en: {
    title: (store: string) => `${store} yard map`,
    error: (store: string) => `Error: ${store} yard map`,
    description: (store: string, rows: number) =>
      `The ${rows} rows of the ${store} yard, where the gate is and how to get to each row. To view on your phone or print.`,
    heading: "Yard map",
    row: "Row",
    find: "Mark the row",
    hint: "As painted on its sign: 17 or A12.",
    unknownRow: (row: string) => `There is no row ${row} on this map.`,
    way: (row: string) => `How to get to row ${row}`,
    size: "Map size",
    sizes: ["Full", "Double", "Triple"],
    picture: "Open just the map",
    pictureAlt: (title: string) => `${title}: a plan of the rows. The rows are listed below.`,
    slide: "Yard map, scrolls sideways",
    text: "The rows as a list",
    textNote: "In order, as the map shows them. Choose a row to mark it.",
    zone: (name: string, rows: number) => (rows === 1 ? `${name}: 1 row` : `${name}: ${rows} rows`),
    gate: (side: "left" | "right") =>
      `The gate and the cashier are at the bottom ${side} of the map. The main aisle goes up from there.`,
    rowOf: (row: string) => `Row ${row}`,
    missingTitle: "Map not found",
    missing: "Sorry, this store map does not exist.",
    missingNote: "You can get a paper map at the counter.",
    seeStore: "See the yard",
    find2: "Find your yard",
  },
});

/** Said in both editions, word for word; the Spanish one has its twin beside it. */
export const missingMap = "Sorry, this store map does not exist.";
