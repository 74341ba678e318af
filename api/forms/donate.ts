import { carFields } from "#core/forms/car-fields.ts";
import { emailField, nameField, phoneField } from "#core/forms/person-fields.ts";
import { defineForm } from "./form.ts";

export const donateForm = defineForm({
  id: "donate",
  subject: { es: "Donación de un vehículo", en: "Vehicle donation" },
  fields: { name: nameField, phone: phoneField, email: emailField, ...carFields },
});
