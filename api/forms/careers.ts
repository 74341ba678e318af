import { emailField, nameField, phoneField } from "#core/forms/person-fields.ts";
import { defineForm } from "./form.ts";

export const careersForm = defineForm({
  id: "careers",
  subject: { es: "Solicitud de trabajo", en: "Job application" },
  fields: { name: nameField, phone: phoneField, email: emailField },
});
