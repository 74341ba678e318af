import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Busque en el sitio",
    description: "Busque páginas, yonkes, eventos, carros en venta y piezas.",
    heading: "Busque en el sitio",
  },
  en: {
    title: "Search the site",
    description: "Search pages, yards, events, cars for sale and parts.",
    heading: "Search the site",
  },
});
