import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Carros en venta",
    description: "Carros completos que vendemos como están, con título, daños y millas a la vista.",
    heading: "Carros en venta",
  },
  en: {
    title: "Cars for sale",
    description: "Whole cars sold as they are, with title, damage and miles in plain sight.",
    heading: "Cars for sale",
  },
});
