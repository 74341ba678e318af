import { defineCopy } from "#site/copy.ts";

/** What surrounds a danger wherever a part stands. */
export const dangerCopy = defineCopy({
  es: {
    others: (n: number) => (n === 1 ? "1 cuidado más" : `${n} cuidados más`),
    careful: "Cuidado",
    title: "Más cuidados",
    general: "Así es la pieza en general. Si duda, pregunte en la caja.",
    recall: "Busque el VIN:",
  },
  en: {
    others: (n: number) => (n === 1 ? "1 more warning" : `${n} more warnings`),
    careful: "Careful",
    title: "Watch out",
    general: "True of the part in general. Not sure? Ask at the counter.",
    recall: "Look up the VIN:",
  },
});
