import { certificateCents, pointsPerCertificate } from "#core/rewards.ts";
import { defineCopy } from "#site/copy.ts";
import type { Board } from "./board.ts";

const certificate = `$${certificateCents / 100}`;

export const rewardsBoard: Board = {
  heading: { es: "Cómo funciona", en: "How it works" },
  ordered: true,
  signs: [
    {
      sign: "card",
      title: { es: "Pida su tarjeta", en: "Ask for your card" },
      note: { es: "En la caja, gratis", en: "At the counter, free" },
      when: "cardFree",
    },
    {
      sign: "receipt",
      title: { es: "Enséñela al pagar", en: "Show it at checkout" },
      note: { es: "O diga su teléfono", en: "Or give your number" },
      when: "cardFree",
    },
    {
      figure: String(pointsPerCertificate),
      title: { es: `Junte ${pointsPerCertificate} puntos`, en: `Reach ${pointsPerCertificate} points` },
      note: { es: "1 por dólar, más o menos", en: "1 for about every dollar" },
    },
    {
      sign: "envelope",
      title: { es: "Le llega el certificado", en: "The certificate arrives" },
      note: { es: "Por correo electrónico", en: "By email" },
    },
    {
      figure: certificate,
      title: { es: "Úselo en la caja", en: "Use it at the counter" },
      note: { es: "No se cambia por efectivo", en: "No cash value" },
      when: "certificateNotCash",
    },
    {
      figure: certificate,
      title: { es: "Úselo en la caja", en: "Use it at the counter" },
      unless: "certificateNotCash",
    },
    {
      sign: "pin",
      title: { es: "Una sola tarjeta", en: "One card" },
      note: defineCopy({ es: (y) => `En ${y.o("todos", "todas")} ${y.los}`, en: (y) => `At every ${y.one}` }),
      when: "cardFree",
    },
  ],
};
