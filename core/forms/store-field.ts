import { sayYard } from "../yard-word.ts";
import type { Field } from "./field.ts";

/** The yard that a form is for; its choices are those that are open. */
export const storeField = {
  label: sayYard(
    (y) => y.One,
    (y) => y.One,
  ),
  message: sayYard(
    (y) => `Elija ${y.o("uno", "una")} de ${y.los} de la lista`,
    (y) => `Please choose one of the ${y.many} on the list`,
  ),
  required: false,
  max: 10,
  fits: (text: string) => /^\d{1,9}$/.test(text),
} satisfies Field;

/** Where somebody would like to work; who does not mind leaves it. */
export const jobStoreField = {
  ...storeField,
  label: sayYard(
    (y) => `${y.One} donde quiere trabajar`,
    (y) => `${y.One} where you’d like to work`,
  ),
  hint: {
    es: "Si le da igual, déjelo sin elegir.",
    en: "If you don’t mind which, leave it blank.",
  },
} satisfies Field;
