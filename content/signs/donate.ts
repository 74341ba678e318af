import type { Board } from "./board.ts";

export const donateBoards: readonly Board[] = [
  {
    heading: { es: "Así se dona", en: "How to donate" },
    ordered: true,
    signs: [
      {
        sign: "gift",
        title: { es: "Elija la organización", en: "Choose the organization" },
        note: { es: "Sin fines de lucro", en: "A nonprofit" },
      },
      {
        sign: "signature",
        title: { es: "Firme el título", en: "Sign the title" },
        note: { es: "A nombre de quien ella indique", en: "To the name it gives you" },
      },
      {
        sign: "tow",
        title: { es: "Lo recogemos", en: "We pick it up" },
        note: { es: "Gratis, ande o no ande", en: "Free, running or not" },
      },
      {
        sign: "envelope",
        title: { es: "Le llega su carta", en: "Your letter arrives" },
        note: { es: "La manda la organización", en: "From the organization" },
      },
    ],
  },
];
