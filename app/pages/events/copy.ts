import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Eventos y especiales",
    description: "Ventas y eventos en los yonkes: qué hay ahora y qué viene.",
    heading: "Eventos y especiales",
  },
  en: {
    title: "Events and specials",
    description: "Sales and events at the yards: what is on now and what is coming.",
    heading: "Events and specials",
  },
});
