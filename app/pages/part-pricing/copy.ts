import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Precios de piezas usadas",
    description:
      "Más de 1,000 piezas con precio, casco y garantía. El precio depende de la pieza, no de la marca del carro.",
    heading: "Precios de piezas",
  },
  en: {
    title: "Used part prices",
    description:
      "Over 1,000 parts priced, with core charge and warranty. The price depends on the part, not on the make of the car.",
    heading: "Part prices",
  },
});
