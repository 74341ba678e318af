import type { Field } from "./field.ts";
import { storeField } from "./store-field.ts";

/** What a message to the chain has beside the person's own fields; its subjects are the chain's own. */
export const contactFields = {
  subject: {
    label: { es: "Tema", en: "Subject" },
    message: { es: "Elija el tema de su mensaje", en: "Please choose what your message is about" },
    required: true,
    max: 100,
  },
  store: storeField,
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
