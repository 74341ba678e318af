import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Trabaje con nosotros",
    description: "Deje su nombre, teléfono y correo, y el yonke más cercano se comunica con usted.",
    heading: "Trabaje con nosotros",
  },
  en: {
    title: "Work with us",
    description: "Leave your name, phone and e-mail, and the nearest yard will get in touch.",
    heading: "Work with us",
  },
});
