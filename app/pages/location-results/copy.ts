import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Yonkes cerca de usted",
    description: "Los yonkes más cercanos a su código postal, con horario, teléfono y cómo llegar.",
    heading: "Yonkes cerca de usted",
  },
  en: {
    title: "Yards near you",
    description: "The yards nearest to your ZIP code, with hours, phone and directions.",
    heading: "Yards near you",
  },
});
