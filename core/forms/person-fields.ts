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
  message: { es: "Indique su número de teléfono", en: "Please give your phone number" },
  required: true,
  max: 20,
  input: { type: "tel", autoComplete: "tel" },
} satisfies Field;

export const emailField = {
  label: { es: "Correo electrónico", en: "E-mail" },
  message: {
    es: "Indique una dirección de correo electrónico con un formato válido",
    en: "Please give an e-mail address in a valid format",
  },
  required: true,
  max: 100,
  fits: isMailAddress,
  input: { type: "email", autoComplete: "email" },
} satisfies Field;

/** Said when someone leaves neither, where one of the two is enough. */
export const reachMessage = {
  es: "Indique un teléfono o un correo electrónico",
  en: "Please give a phone number or an e-mail address",
} satisfies Words;
