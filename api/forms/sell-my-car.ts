import { reachMessage } from "#core/forms/person-fields.ts";
import { sellFields } from "#core/forms/sell-fields.ts";
import { defineForm } from "./form.ts";

export const sellMyCarForm = defineForm({
  id: "sell-my-car",
  subject: { es: "Carro en oferta", en: "Car offered for sale" },
  fields: sellFields,
  oneOf: { names: ["phone", "email"], message: reachMessage },
});
