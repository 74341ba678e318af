import type { Board } from "./board.ts";

/** Selling in three plates; the last one is paid. */
export const sellingSteps: Board = {
  heading: { es: "Así se vende", en: "How to sell it" },
  ordered: true,
  signs: [
    {
      sign: "ask",
      title: { es: "Díganos cuál es", en: "Tell us which car" },
      note: { es: "Y si enciende y anda", en: "And whether it runs" },
    },
    {
      sign: "tow",
      title: { es: "Tráigalo, o vamos por él", en: "Bring it, or we tow" },
      note: { es: "Pregunte por la grúa", en: "Ask about your area" },
      when: "towsCars",
    },
    {
      sign: "tow",
      title: { es: "Tráigalo", en: "Bring it" },
      note: { es: "O pregunte por la grúa", en: "Or ask about a tow" },
      unless: "towsCars",
    },
    {
      sign: "pay",
      title: { es: "Firme y cobre", en: "Sign and get paid" },
      note: { es: "Como permite su estado", en: "As your state allows" },
    },
  ],
};

export const sellingPapers: Board = {
  heading: { es: "Traiga", en: "Bring" },
  signs: [
    {
      sign: "title",
      title: { es: "El título", en: "The title" },
      note: { es: "En Canadá, el registro", en: "In Canada, registration" },
      when: "canada",
    },
    {
      sign: "title",
      title: { es: "El título", en: "The title" },
      note: { es: "A su nombre", en: "In your name" },
      unless: "canada",
    },
    {
      sign: "id-card",
      title: { es: "Su identificación", en: "Your ID" },
      note: { es: "Con foto, vigente", en: "With a photo, valid" },
    },
    {
      sign: "key",
      title: { es: "Las llaves", en: "The keys" },
      note: { es: "Si las tiene", en: "If you have them" },
    },
    {
      sign: "bank",
      title: { es: "La carta del banco", en: "The lien release" },
      note: { es: "Si el título lo nombra", en: "If the title names a lender" },
    },
    {
      sign: "signature",
      title: { es: "Todas las firmas", en: "Every signature" },
      note: { es: "Si hay más dueños", en: "If there are more owners" },
    },
  ],
};
