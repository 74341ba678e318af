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
    label: { es: "Acepta que le llamemos o le escribamos", en: "Agrees that we may call or write" },
    message: {
      es: "Marque la casilla para que podamos llamarle o escribirle sobre este carro",
      en: "Check the box so we can call or write you about this car",
    },
    required: true,
    max: 3,
    choices: { yes: { es: "Sí", en: "Yes" } },
  },
} satisfies Record<string, Field>;
