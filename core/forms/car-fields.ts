import { namesPlace } from "../postal-code.ts";
import type { Field } from "./field.ts";

/** Fields of a car that someone wants to sell or give away. */
export const carFields = {
  zip: {
    label: { es: "Código postal (ZIP) o ciudad", en: "ZIP, postal code or city" },
    message: { es: "Indique su código postal o su ciudad", en: "Please enter your ZIP, postal code or city" },
    required: true,
    max: 60,
    place: true,
    fits: namesPlace,
    input: { autoComplete: "postal-code" },
  },
  year: {
    label: { es: "Año", en: "Year" },
    message: { es: "Indique el año del carro, con 4 dígitos", en: "Please give the car’s year, in 4 digits" },
    required: true,
    max: 4,
    fits: (text: string) => /^(19|20)\d\d$/.test(text),
    input: { inputMode: "numeric" },
  },
  make: {
    label: { es: "Marca", en: "Make" },
    message: { es: "Indique la marca del carro", en: "Please give the car’s make" },
    required: true,
    max: 60,
  },
  model: {
    label: { es: "Modelo", en: "Model" },
    message: { es: "Indique el modelo del carro", en: "Please give the car’s model" },
    required: true,
    max: 60,
  },
  vin: {
    label: { es: "VIN", en: "VIN" },
    message: { es: "El VIN lleva 17 letras y números como máximo", en: "A VIN has 17 letters and digits at most" },
    required: false,
    max: 17,
    fits: (text: string) => /^[A-Za-z0-9]{5,17}$/.test(text),
  },
  runs: {
    label: { es: "¿Enciende y anda?", en: "Does it run and drive?" },
    message: { es: "Elija si el carro enciende y anda", en: "Please choose whether the car runs and drives" },
    required: false,
    max: 20,
    choices: {
      "runs-and-drives": { es: "Enciende y anda", en: "Runs and drives" },
      starts: { es: "Enciende, no anda", en: "Starts, does not drive" },
      "does-not-run": { es: "No enciende", en: "Does not run" },
    },
  },
  title: {
    label: { es: "¿Tiene el título?", en: "Do you have the title?" },
    message: { es: "Elija si tiene el título", en: "Please choose whether you have the title" },
    required: false,
    max: 20,
    choices: {
      yes: { es: "Sí, a mi nombre", en: "Yes, in my name" },
      other: { es: "Sí, a nombre de otra persona", en: "Yes, in someone else’s name" },
      lien: { es: "Lo tiene el banco", en: "The lender has it" },
      lost: { es: "Se perdió", en: "It’s lost" },
      none: { es: "No, nunca tuve título", en: "No, I never had one" },
    },
  },
  notes: {
    label: { es: "Notas", en: "Notes" },
    message: { es: "Las notas llevan 2000 caracteres como máximo", en: "Notes have 2000 characters at most" },
    required: false,
    max: 2000,
    long: true,
  },
} satisfies Record<string, Field>;
