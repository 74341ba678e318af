import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Mapa del sitio",
    description: "Todas las páginas principales del sitio, en español y en inglés.",
    heading: "Mapa del sitio",
  },
  en: {
    title: "Site map",
    description: "Every main page of the site, in English and in Spanish.",
    heading: "Site map",
  },
});
