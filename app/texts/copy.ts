import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    about: "Acerca de",
    donation: "Done un vehículo",
    legal: "Avisos",
  },
  en: { about: "About us", donation: "Donate a vehicle", legal: "Notices" },
});
