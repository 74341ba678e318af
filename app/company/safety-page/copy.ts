import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    /** Around how long it is. */
    closes: ["El patio cierra", "antes que la tienda"],
    wrong: "Si algo sale mal, pida ayuda",
    tell: `Avise a cualquier empleado, aunque el golpe parezca leve. Llame al 911: dé la dirección ${y.del} y la fila. Mande a alguien a la entrada.`,
  }),
  en: (y) => ({
    closes: ["The yard closes", "before the store"],
    wrong: "If something goes wrong, get help",
    tell: `Tell any employee, even if it seems minor. Call 911: give the ${y.one}’s address and your row. Send someone to the gate.`,
  }),
});
