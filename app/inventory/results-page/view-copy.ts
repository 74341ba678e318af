import { defineCopy } from "#site/copy.ts";

/** Words of the switch between lines and pictures, which travel to the browser. */
export const viewCopy = defineCopy({
  es: { view: "Cómo se ven los carros", list: "Lista", pictures: "Fotos" },
  en: { view: "How the cars are shown", list: "List", pictures: "Photos" },
});
