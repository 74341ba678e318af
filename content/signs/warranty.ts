import { defineCopy } from "#site/copy.ts";
import type { Board } from "./board.ts";

/** What needs none of it, where a part can be exchanged without it and where it cannot. */
const notFor = (exchangeDays: number): Board => ({
  heading:
    exchangeDays > 0
      ? { es: "Con lo incluido basta", en: "No need for it on" }
      : { es: "Casi nunca hace falta", en: "Hardly ever needed on" },
  signs: [
    { sign: "handle", title: { es: "Manija", en: "Door handle" } },
    { sign: "hubcap", title: { es: "Tapón de rin", en: "Hubcap" } },
  ],
});

/** `exchangeDays`: how long one has without it; null where nobody has said so, and then no part is said to need none. */
export const warrantyBoards = (exchangeDays: number | null): readonly Board[] => [
  {
    heading: { es: "Conviene en", en: "Worth it on" },
    signs: [
      { sign: "engine", title: { es: "Motor", en: "Engine" } },
      { sign: "gear", title: { es: "Transmisión", en: "Transmission" } },
      { sign: "chip", title: { es: "Computadora", en: "Computer" } },
    ],
  },
  ...(exchangeDays === null ? [] : [notFor(exchangeDays)]),
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
        when: "paintMark",
      },
      {
        sign: "pin",
        title: defineCopy({ es: (y) => `Vaya a cualquier ${y.one}`, en: (y) => `Go to any ${y.one}` }),
        note: { es: "Otra igual, o un vale", en: "A matching part, or credit" },
        when: ["warrantyAnywhere", "warrantyCredit"],
      },
    ],
  },
];
