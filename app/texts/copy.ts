import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    about: "Acerca de",
    donation: "Done un vehículo",
    legal: "Avisos",
    onThisPage: "En esta página",
    close: "Cerrar",
    wholeText: "Lea el texto completo",
  },
  en: {
    about: "About us",
    donation: "Donate a vehicle",
    legal: "Notices",
    onThisPage: "On this page",
    close: "Close",
    wholeText: "Read the whole text",
  },
});
