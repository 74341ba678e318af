import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    thanks: (brand: string) => `Gracias por su interés en trabajar en ${brand}`,
    when: (by: string) => `Leemos su solicitud en ${by}.`,
  },
  en: {
    thanks: (brand: string) => `Thank you for your interest in working at ${brand}`,
    when: (by: string) => `We’ll read your application within ${by}.`,
  },
});
