import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    tellMe: "Avíseme",
    tellMeMore: "Avíseme por correo cuando llegue",
  },
  en: {
    tellMe: "Tell me",
    tellMeMore: "Email me when one comes in",
  },
});
