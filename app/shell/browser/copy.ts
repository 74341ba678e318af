import { defineCopy } from "#site/copy.ts";

/** Asked where a statistics service is set up and nothing was chosen yet. */
export const consentCopy = defineCopy({
  es: {
    label: "Permiso para estadísticas",
    ga4: "¿Permite que Google Analytics cuente su visita, con cookies, para mejorar el sitio?",
    plausible: "¿Permite que Plausible cuente su visita para mejorar el sitio?",
    either: "Todo funciona igual si dice que no. Puede cambiarlo al pie de la página.",
    yes: "Permitir",
    no: "No permitir",
  },
  en: {
    label: "Permission for statistics",
    ga4: "May Google Analytics count your visit, with cookies, to help improve the site?",
    plausible: "May Plausible count your visit to help improve the site?",
    either: "Everything works the same if you say no. You can change it at the foot of the page.",
    yes: "Allow",
    no: "Do not allow",
  },
});
