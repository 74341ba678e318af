import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    included: "Incluida",
    plus: "Warranty Plus",
    exchange: "Para cambiar la pieza.",
    both: "Para cambiar la pieza y para cobrar el casco.",
    ask: "Se pide al pagar.",
    road: (plain: string, plus: string) => `Un camino de ${plus}: sin Warranty Plus termina después de ${plain}.`,
    roadAlone: (plus: string) => `Un camino de ${plus}, solo con Warranty Plus.`,
  },
  en: {
    included: "Included",
    plus: "Warranty Plus",
    exchange: "To exchange the part.",
    both: "To exchange the part and to get your core charge back.",
    ask: "Ask for it when you pay.",
    road: (plain: string, plus: string) => `A road of ${plus}: without Warranty Plus it ends after ${plain}.`,
    roadAlone: (plus: string) => `A road of ${plus}, with Warranty Plus only.`,
  },
});
