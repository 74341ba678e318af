import { carFields } from "./car-fields.ts";
import type { Field } from "./field.ts";
import { emailField, nameField, phoneField } from "./person-fields.ts";

/** A phone or an e-mail is enough to answer someone; without leave to do so the form is not taken. */
export const sellFields = {
  ...carFields,
  runs: {
    ...carFields.runs,
    label: { es: "¿En qué estado está?", en: "What condition is it in?" },
    required: true,
  },
  notes: { ...carFields.notes, label: { es: "Lo que debamos saber", en: "Anything we should know" } },
  name: { ...nameField, required: false },
  phone: { ...phoneField, required: false },
  email: { ...emailField, required: false },
  consent: {
    label: { es: "Acepta que lo contactemos", en: "Agrees to be contacted" },
    message: {
      es: "Marque la casilla para que podamos contactarlo sobre este carro",
      en: "Check the box so that we may contact you about this car",
    },
    required: true,
    max: 3,
    choices: { yes: { es: "Sí", en: "Yes" } },
  },
} satisfies Record<string, Field>;
