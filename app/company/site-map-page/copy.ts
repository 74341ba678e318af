import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Mapa del sitio",
    description: "Todas las páginas principales del sitio, en una sola lista.",
    heading: "Mapa del sitio",
  },
  en: {
    title: "Site map",
    description: "Every main page of the site, all of them in one list.",
    heading: "Site map",
  },
});
