import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Revise el inventario",
    description: "Busque por marca, modelo, año y código postal. Le decimos en qué yonke y en qué fila está el carro.",
    heading: "Revise el inventario",
  },
  en: {
    title: "Check inventory",
    description: "Search by make, model, year and ZIP code. We tell you which yard and which row the car is in.",
    heading: "Check inventory",
  },
});
