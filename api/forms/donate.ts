import { carFields } from "./car-fields.ts";
import { defineForm } from "./form.ts";
import { emailField, nameField, phoneField } from "./person-fields.ts";

export const donateForm = defineForm({
  id: "donate",
  subject: { es: "Donación de un vehículo", en: "Vehicle donation" },
  fields: { name: nameField, phone: phoneField, email: emailField, ...carFields },
});
