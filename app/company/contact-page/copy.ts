import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    call: (phone: string) => `Llame al ${phone}`,
    write: "Escríbanos",
    reach: "Deje un correo o un teléfono: con uno basta.",
    thanks: "Gracias por su mensaje",
  },
  en: {
    call: (phone: string) => `Call ${phone}`,
    write: "Write to us",
    reach: "Leave an e-mail address or a phone number: one is enough.",
    thanks: "Thank you for your message",
  },
});
