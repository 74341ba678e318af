import { carFields } from "./car-fields.ts";
import { defineForm } from "./form.ts";
import { emailField, nameField, phoneField } from "./person-fields.ts";

export const sellMyCarForm = defineForm({
  id: "sell-my-car",
  subject: { es: "Carro en oferta", en: "Car offered for sale" },
  anyOf: ["phone", "email"],
  fields: {
    name: nameField,
    phone: { ...phoneField, required: false },
    email: { ...emailField, required: false },
    ...carFields,
    consent: {
      label: { es: "Acepta que le llamemos o escribamos", en: "Agrees to be called or written to" },
      message: {
        es: "Marque la casilla para que podamos llamarle o escribirle",
        en: "Please check the box so that we may call or write to you",
      },
      required: true,
      max: 5,
      choices: { yes: { es: "Sí", en: "Yes" } },
    },
  },
});
