import { carFields } from "./car-fields.ts";
import { defineForm } from "./form.ts";
import { emailField, nameField, phoneField } from "./person-fields.ts";

export const sellMyCarForm = defineForm({
  id: "sell-my-car",
  subject: { es: "Carro en oferta", en: "Car offered for sale" },
  fields: { name: nameField, phone: phoneField, email: { ...emailField, required: false }, ...carFields },
});
