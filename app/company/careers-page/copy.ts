import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: { thanks: (brand: string) => `Gracias por su interés en trabajar en ${brand}` },
  en: { thanks: (brand: string) => `Thank you for your interest in working at ${brand}` },
});
