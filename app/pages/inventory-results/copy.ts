import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Resultados del inventario",
    description: "Carros que coinciden con su búsqueda, por yonke, primero el más cercano.",
    heading: "Resultados del inventario",
  },
  en: {
    title: "Inventory results",
    description: "Cars that match your search, by yard, nearest first.",
    heading: "Inventory results",
  },
});
