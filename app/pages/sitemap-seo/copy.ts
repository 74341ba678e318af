import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Lista de rutas del sitio",
    description: "Herramienta interna: reúne todas las rutas del sitio y las envía al servidor.",
    heading: "Lista de rutas",
  },
  en: {
    title: "List of site routes",
    description: "Internal tool: collects every route of the site and posts them to the server.",
    heading: "List of routes",
  },
});
