import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    included: "Incluida",
    plus: "Warranty Plus",
    both: "Para cambiar la pieza y para cobrar el casco.",
    ask: "Se pide al pagar.",
    road: (plain: string, plus: string) => `Un camino de ${plus}: sin Warranty Plus termina a los ${plain}.`,
  },
  en: {
    included: "Included",
    plus: "Warranty Plus",
    both: "To exchange the part and to get your core charge back.",
    ask: "Ask for it when you pay.",
    road: (plain: string, plus: string) => `A road of ${plus}: without Warranty Plus it ends at ${plain}.`,
  },
});
