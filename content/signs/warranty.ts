import { defineCopy } from "#site/copy.ts";
import type { Board } from "./board.ts";

/** What it is for, where a part can be exchanged without it and where it cannot. */
export const warrantyBoards = (exchanges: boolean): readonly Board[] => [
  {
    heading: { es: "Conviene en", en: "Worth it on" },
    signs: [
      { sign: "engine", title: { es: "Motor", en: "Engine" } },
      { sign: "gear", title: { es: "Transmisión", en: "Transmission" } },
      { sign: "chip", title: { es: "Computadora", en: "Computer" } },
    ],
  },
  {
    heading: exchanges
      ? { es: "Con lo incluido basta", en: "No need for it on" }
      : { es: "Casi nunca hace falta", en: "Hardly ever needed on" },
    signs: [
      { sign: "handle", title: { es: "Manija", en: "Door handle" } },
      { sign: "hubcap", title: { es: "Tapón de rin", en: "Hubcap" } },
    ],
  },
  {
    heading: { es: "Para usarla", en: "To use it" },
    ordered: true,
    signs: [
      {
        sign: "receipt",
        title: { es: "Guarde el recibo", en: "Keep the receipt" },
        note: { es: "Tómele foto: se borra", en: "Take a photo: it fades" },
      },
      {
        sign: "mark",
        title: { es: "No borre la marca", en: "Leave the mark on" },
        note: defineCopy({ es: (y) => `La pintura ${y.del}`, en: (y) => `The ${y.one}’s paint` }),
      },
      {
        sign: "pin",
        title: defineCopy({ es: (y) => `Vaya a cualquier ${y.one}`, en: (y) => `Go to any ${y.one}` }),
        note: { es: "Otra igual, o un vale", en: "A matching part, or credit" },
      },
    ],
  },
];
