import { contactSubjects } from "#content/contact-subjects.ts";
import { contactFields } from "#core/forms/contact-fields.ts";
import { emailField, nameField, phoneField, reachMessage } from "#core/forms/person-fields.ts";
import { defineForm } from "./form.ts";

export const contactForm = defineForm({
  id: "contact",
  subject: { es: "Mensaje desde el sitio", en: "Message from the site" },
  oneOf: { names: ["email", "phone"], message: reachMessage },
  fields: {
    name: nameField,
    email: { ...emailField, required: false },
    phone: { ...phoneField, required: false },
    ...contactFields,
    subject: {
      ...contactFields.subject,
      choices: Object.fromEntries(contactSubjects.map(({ id, label }) => [id, label])),
    },
  },
});
