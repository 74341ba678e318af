import { defineCopy } from "#site/copy.ts";

/** Said to a reader of this language who stands on the other edition. */
export const offerCopy = defineCopy({
  es: { text: "Esta página también está en español.", go: "Ver en español", stay: "Seguir en inglés" },
  en: { text: "This page is also in English.", go: "See it in English", stay: "Stay in Spanish" },
});
