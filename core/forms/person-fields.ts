import type { Words } from "../edition.ts";
import { isMailAddress } from "../mail-address.ts";
import type { Field } from "./field.ts";

export const nameField = {
  label: { es: "Nombre", en: "Name" },
  message: { es: "Por favor, indique su nombre", en: "Please tell us your name" },
  required: true,
  max: 100,
  input: { autoComplete: "name" },
} satisfies Field;

export const phoneField = {
  label: { es: "Teléfono", en: "Phone" },
  message: { es: "Indique su número de teléfono", en: "Please enter your phone number" },
  required: true,
  max: 20,
  input: { type: "tel", autoComplete: "tel" },
} satisfies Field;

export const emailField = {
  label: { es: "Correo electrónico", en: "Email" },
  message: {
    es: "Indique una dirección de correo electrónico con un formato válido",
    en: "Please enter a valid email address",
  },
  required: true,
  max: 100,
  fits: isMailAddress,
  input: { type: "email", autoComplete: "email" },
} satisfies Field;

/** Said when someone leaves neither, where one of the two is enough. */
export const reachMessage = {
  es: "Indique un teléfono o un correo electrónico",
  en: "Please enter a phone number or an email address",
} satisfies Words;
