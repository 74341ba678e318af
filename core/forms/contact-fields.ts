import { sayYard } from "../yard-word.ts";
import type { Field } from "./field.ts";

/** What a message to the chain has beside the person's own fields; its subjects are the chain's own. */
export const contactFields = {
  subject: {
    label: { es: "Tema", en: "Subject" },
    message: { es: "Elija el tema de su mensaje", en: "Please choose what your message is about" },
    required: true,
    max: 100,
  },
  store: {
    label: sayYard(
      (y) => y.One,
      (y) => y.One,
    ),
    message: sayYard(
      (y) => `Elija ${y.o("uno", "una")} de ${y.los} de la lista`,
      (y) => `Please choose one of the ${y.many} on the list`,
    ),
    required: false,
    max: 10,
    fits: (text: string) => /^\d{1,9}$/.test(text),
  },
  message: {
    label: { es: "Mensaje", en: "Message" },
    message: {
      es: "Escriba su mensaje, de 4000 caracteres como máximo",
      en: "Please write your message, 4000 characters at most",
    },
    required: true,
    max: 4000,
    long: true,
  },
} satisfies Record<string, Field>;
