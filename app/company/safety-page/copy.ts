import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    closes: "antes que la tienda cierra el patio",
    wrong: "Si algo sale mal, pida ayuda",
    tell: "Avise a cualquier empleado, aunque el golpe parezca leve. Al 911 dígale el número de fila.",
  },
  en: {
    closes: "before the store closes, the yard does",
    wrong: "If something goes wrong, get help",
    tell: "Tell any employee, even if it seems minor. Give 911 the row number.",
  },
});
