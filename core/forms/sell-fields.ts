import { carFields } from "./car-fields.ts";
import type { Field } from "./field.ts";
import { emailField, nameField, phoneField } from "./person-fields.ts";

/** A phone or an e-mail is enough to answer someone; without leave to do so the form is not taken. */
export const sellFields = {
  ...carFields,
  runs: {
    ...carFields.runs,
    label: { es: "¿Cómo está el carro?", en: "What condition is it in?" },
    required: true,
  },
  vin: {
    ...carFields.vin,
    hint: {
      es: "Está en el tablero, junto al parabrisas, y en el registro.",
      en: "It’s on the dashboard by the windshield, and on the registration.",
    },
  },
  notes: {
    ...carFields.notes,
    label: { es: "Lo que debamos saber", en: "Anything we should know" },
    hint: {
      es: "Golpes, piezas que faltan, catalizador, si hay que ir por él.",
      en: "Dents, missing parts, the catalytic converter, whether it needs a tow.",
    },
  },
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
    box: {
      es: "Acepto que me llamen o me escriban sobre este carro.",
      en: "You may call or write me about this car.",
    },
  },
} satisfies Record<string, Field>;
