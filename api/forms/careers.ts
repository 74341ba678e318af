import { defineForm } from "./form.ts";
import { emailField, nameField, phoneField } from "./person-fields.ts";

export const careersForm = defineForm({
  id: "careers",
  subject: { es: "Solicitud de trabajo", en: "Job application" },
  fields: { name: nameField, phone: phoneField, email: emailField },
});
