import type { Board } from "./board.ts";

export const donateBoards: readonly Board[] = [
  {
    heading: { es: "Así se dona", en: "How to donate" },
    ordered: true,
    signs: [
      {
        sign: "gift",
        title: { es: "Elija la organización", en: "Choose the nonprofit" },
        note: { es: "Sin fines de lucro", en: "The cause is yours to pick" },
      },
      {
        sign: "signature",
        title: { es: "Firme el título", en: "Sign the title" },
        note: { es: "A nombre de quien ella indique", en: "Over to whoever it names" },
      },
      {
        sign: "tow",
        title: { es: "Lo recogemos", en: "We pick it up" },
        note: { es: "Gratis, ande o no ande", en: "Free, running or not" },
        when: "freePickup",
      },
      {
        sign: "tow",
        title: { es: "Pregunte por la grúa", en: "Ask about the tow truck" },
        unless: "freePickup",
      },
      {
        sign: "envelope",
        title: { es: "Le llega su carta", en: "Your letter arrives" },
        note: { es: "La manda la organización", en: "From the nonprofit" },
      },
    ],
  },
];
