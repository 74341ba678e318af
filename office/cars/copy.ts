import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Carros",
    find: "Número de stock o últimas cifras del VIN",
    hint: "Por ejemplo B6729500, o las seis últimas del VIN.",
    look: "Buscar",
    none: (text: string) => `No hay ningún carro «${text}» en sus patios.`,
    row: "Fila",
    space: "Lugar",
    save: "Guardar",
    gone: "Ya no está",
    saved: (name: string, row: string) => `${name} está ahora en la fila ${row}.`,
    left: (name: string) => `${name} ya no está.`,
    undo: "Deshacer",
    same: "No cambió nada: ya estaba así.",
    absent: "Ese carro ya no está en el patio.",
    clash: (now: string, yours: string) =>
      `Otra persona cambió esta fila: ahora es ${now || "ninguna"}. Usted puso ${yours}. Guarde otra vez si la suya es la buena.`,
    badRow: "Escriba la fila: letras y cifras, hasta 20.",
  },
  en: {
    title: "Cars",
    find: "Stock number or last digits of the VIN",
    hint: "For example B6729500, or the last six of the VIN.",
    look: "Find",
    none: (text: string) => `There is no car “${text}” in your yards.`,
    row: "Row",
    space: "Space",
    save: "Save",
    gone: "It is gone",
    saved: (name: string, row: string) => `${name} is now in row ${row}.`,
    left: (name: string) => `${name} is gone.`,
    undo: "Undo",
    same: "Nothing changed: it was so already.",
    absent: "That car is not in the yard any more.",
    clash: (now: string, yours: string) =>
      `Somebody else changed this row: it is ${now || "none"} now. You wrote ${yours}. Save again if yours is right.`,
    badRow: "Write the row: letters and digits, 20 at most.",
  },
});
