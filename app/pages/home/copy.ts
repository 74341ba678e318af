import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Saque la pieza. Pague menos.",
    description:
      "Yonkes de autoservicio en Estados Unidos y Canadá: busque su carro en el inventario, camine a la fila, saque la pieza y pague menos.",
    heading: "Saque la pieza. Pague menos.",
  },
  en: {
    title: "Pull the part. Pay less.",
    description:
      "Self-service yards in the US and Canada: find your car in the inventory, walk to the row, pull the part yourself and pay less.",
    heading: "Pull the part. Pay less.",
  },
});
