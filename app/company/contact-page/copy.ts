import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    call: (phone: string) => `Llame al ${phone}`,
    write: "Escríbanos",
    thanks: "Gracias por su mensaje",
  },
  en: {
    call: (phone: string) => `Call ${phone}`,
    write: "Write to us",
    thanks: "Thank you for your message",
  },
});
