import { defineCopy } from "#site/copy.ts";

/** What surrounds a danger wherever a part stands. */
export const dangerCopy = defineCopy({
  es: {
    others: (n: number) => (n === 1 ? "Lea el otro cuidado" : `Lea los otros ${n} cuidados`),
    title: "Cuidado",
    general:
      "Se sabe de la pieza en general; nadie ha revisado este carro. Si tiene duda, pregunte en la caja antes de empezar.",
    recall: "Busque el VIN:",
  },
  en: {
    others: (n: number) => (n === 1 ? "Read the other warning" : `Read the other ${n} warnings`),
    title: "Watch out",
    general:
      "This is known of the part in general; nobody has checked this car. If you aren’t sure, ask at the counter before you start.",
    recall: "Look up the VIN:",
  },
});
