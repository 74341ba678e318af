import { carFields } from "./car-fields.ts";
import { contactFields } from "./contact-fields.ts";
import type { Form } from "./form.ts";
import { emailField, nameField, phoneField, reachMessage } from "./person-fields.ts";
import { sellFields } from "./sell-fields.ts";
import { jobStoreField } from "./store-field.ts";

/** Every form of the site. */
export const forms = {
  careers: {
    page: "careers",
    called: { es: "Su solicitud de trabajo", en: "Your job application" },
    subject: { es: "Solicitud de trabajo", en: "Job application" },
    summary: { es: "Envía la solicitud de trabajo.", en: "Sends the job application." },
    fields: { store: jobStoreField, name: nameField, phone: phoneField, email: emailField },
    parts: [{ rows: ["store", "name", "phone", "email"] }],
    thanksStay: true,
  },
  contact: {
    page: "contact",
    called: { es: "Su mensaje", en: "Your message" },
    subject: { es: "Mensaje desde el sitio", en: "Message from the site" },
    summary: { es: "Envía un mensaje a la cadena.", en: "Sends a message to the chain." },
    fields: {
      name: nameField,
      email: { ...emailField, required: false },
      phone: { ...phoneField, required: false },
      ...contactFields,
    },
    oneOf: { names: ["email", "phone"], message: reachMessage },
    parts: [
      { rows: ["subject", "store", "message", "name"] },
      {
        hint: {
          es: "Deje un correo o un teléfono: con uno basta.",
          en: "Leave an email address or a phone number; one is enough.",
        },
        rows: [["email", "phone"]],
      },
    ],
  },
  "sell-my-car": {
    page: "sellMyCar",
    called: { es: "Su solicitud de cotización", en: "Your quote request" },
    subject: { es: "Carro que nos ofrecen", en: "Car offered to us" },
    summary: { es: "Quiere vendernos un carro.", en: "Wants to sell us a car." },
    fields: sellFields,
    oneOf: { names: ["phone", "email"], message: reachMessage },
    parts: [
      {
        legend: { es: "Su carro", en: "Your car" },
        rows: [["year", "make", "model", "zip", "runs", "title"], "vin", "notes"],
      },
      {
        legend: { es: "Cómo comunicarnos con usted", en: "How to reach you" },
        hint: { es: "Un teléfono o un correo es suficiente.", en: "A phone number or an email is enough." },
        rows: [["phone", "email"], "name"],
      },
      { rows: ["consent"] },
    ],
  },
  donate: {
    page: "donateNow",
    called: { es: "Su solicitud para donar un vehículo", en: "Your vehicle donation request" },
    subject: { es: "Donación de un vehículo", en: "Vehicle donation" },
    summary: { es: "Ofrece un vehículo en donación.", en: "Offers a vehicle as a donation." },
    fields: {
      name: nameField,
      phone: phoneField,
      email: emailField,
      ...carFields,
      notes: {
        ...carFields.notes,
        hint: {
          es: "Diga dónde está el carro y qué organización eligió.",
          en: "Tell us where the car is and which organization you chose.",
        },
      },
    },
    parts: [
      {
        legend: { es: "Su carro", en: "Your car" },
        rows: [["year", "make", "model", "zip", "runs", "title"], "vin", "notes"],
      },
      { legend: { es: "Sus datos", en: "Your details" }, rows: ["name", ["phone", "email"]] },
    ],
  },
} as const satisfies Record<string, Form>;

export type FormId = keyof typeof forms;

export const formIds = Object.keys(forms) as FormId[];

export const getForm = (id: FormId): Form => forms[id];

/** Where its endpoint stands below /api. */
export const formPath = (id: FormId): string => `/${id.replaceAll("-", "")}/form`;
