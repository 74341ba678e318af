import { defineCopy } from "#site/copy.ts";
import type { Refusal } from "./list-store.ts";

const refused = {
  es: {
    full: "Su teléfono o computadora ya no tiene lugar para guardar la lista.",
    refused: "Este navegador no deja guardar la lista.",
    most: "La lista está llena: quite algo antes de agregar más.",
    odd: "Esto no cabe en la lista como viene.",
    newer: "La lista es de una versión más nueva. Vuelva a cargar la página.",
  },
  en: {
    full: "Your phone or computer has no room left for the list.",
    refused: "This browser doesn’t let us keep the list.",
    most: "The list is full: remove something before you add more.",
    odd: "This doesn’t fit on the list as it comes.",
    newer: "The list was written by a newer version. Load the page again.",
  },
} satisfies Record<"es" | "en", Record<Refusal, string>>;

/** Words of the buttons that add to the list: these travel to pages that have one. */
export const copy = defineCopy({
  es: {
    add: "Lista",
    added: "En lista",
    put: (name: string, n: number) => `${name}: en su lista, que lleva ${n}.`,
    taken: (name: string, n: number) => `${name}: fuera de su lista, que lleva ${n}.`,
    refused: refused.es,
  },
  en: {
    add: "List",
    added: "On list",
    put: (name: string, n: number) => `${name}: on your list, which has ${n}.`,
    taken: (name: string, n: number) => `${name}: off your list, which has ${n}.`,
    refused: refused.en,
  },
});
