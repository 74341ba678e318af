import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Encuentre su yonke",
    description: "Yonkes en Estados Unidos y Canadá, abiertos los 7 días. Busque por código postal o ciudad.",
    heading: "Encuentre su yonke",
  },
  en: {
    title: "Find your yard",
    description: "Yards in the US and Canada, open 7 days a week. Search by ZIP code or city.",
    heading: "Find your yard",
  },
});
