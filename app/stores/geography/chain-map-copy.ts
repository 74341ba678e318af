import { defineCopy } from "#site/copy.ts";

/** Words around the map of all stores, which no script needs. */
export const copy = defineCopy({
  es: (y) => ({
    slideHint: "← Deslice el mapa →",
    mapNote: `El número indica ${y.o("cuántos", "cuántas")} hay en esa zona.`,
  }),
  en: () => ({
    slideHint: "← Slide the map →",
    mapNote: "The number shows how many there are in that area.",
  }),
});
