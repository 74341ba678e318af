import { carFields } from "#core/forms/car-fields.ts";
import { emailField, nameField, phoneField, reachMessage } from "#core/forms/person-fields.ts";
import { defineForm } from "./form.ts";

/** A phone or an e-mail is enough to answer someone; without leave to do so the form is not taken. */
export const sellMyCarForm = defineForm({
  id: "sell-my-car",
  subject: { es: "Carro en oferta", en: "Car offered for sale" },
  fields: {
    ...carFields,
    runs: { ...carFields.runs, required: true },
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
  },
  oneOf: { names: ["phone", "email"], message: reachMessage },
});
