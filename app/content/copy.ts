import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    onThisPage: "En esta página",
    about: "Acerca de",
    donation: "Done un vehículo",
    legal: "Avisos",
    close: "Cerrar",
  },
  en: { onThisPage: "On this page", about: "About us", donation: "Donate a vehicle", legal: "Notices", close: "Close" },
});
