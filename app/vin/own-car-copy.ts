import { defineCopy } from "#site/copy.ts";

export const ownCarCopy = defineCopy({
  es: { lead: "El carro de su último VIN:", forget: "Olvidar" },
  en: { lead: "The car of your last VIN:", forget: "Forget" },
});
