import { defineCopy } from "#site/copy.ts";

/** Said to a reader of this language who stands on the other edition. */
export const offerCopy = defineCopy({
  es: { text: "Esta página también está en español.", go: "Ver en español", stay: "Seguir en inglés" },
  en: { text: "This page is also in English.", go: "See it in English", stay: "Stay in Spanish" },
});

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

const kinds = {
  es: {
    careers: "Su solicitud de trabajo",
    contact: "Su mensaje",
    donate: "Su solicitud para donar un vehículo",
    "sell-my-car": "Su solicitud de cotización",
  },
  en: {
    careers: "Your job application",
    contact: "Your message",
    donate: "Your vehicle donation request",
    "sell-my-car": "Your quote request",
  },
};
const kind = (edition: "es" | "en", form: string) => kinds[edition][form as keyof typeof kinds.es] ?? form;

/** Said of a form that the visitor sent and that has not reached the server. */
export const outboxCopy = defineCopy({
  es: {
    label: "Envíos pendientes",
    waiting: (form: string) =>
      `${kind("es", form)} sigue en su teléfono o computadora. Se enviará en cuanto haya conexión con el sitio.`,
    sending: (form: string) => `Enviando: ${kind("es", form).toLowerCase()}…`,
    sent: (form: string) => `${kind("es", form)} ya nos llegó.`,
    refused: (form: string) => `${kind("es", form)} no se aceptó y sigue en su teléfono o computadora.`,
    expired: (form: string) =>
      `${kind("es", form)} pasó 7 días en su teléfono o computadora sin poder enviarse y se borró. Llene el formulario de nuevo, por favor.`,
    mend: "Corregir",
    now: "Enviar ahora",
    drop: "Borrar",
    close: "Cerrar",
  },
  en: {
    label: "Waiting to be sent",
    waiting: (form: string) =>
      `${kind("en", form)} is still on your phone or computer. It will be sent as soon as the site can be reached.`,
    sending: (form: string) => `Sending: ${kind("en", form).toLowerCase()}…`,
    sent: (form: string) => `${kind("en", form)} has reached us.`,
    refused: (form: string) => `${kind("en", form)} was not accepted and is still on your phone or computer.`,
    expired: (form: string) =>
      `${kind("en", form)} stayed on your phone or computer for 7 days, could not be sent, and was deleted. Please fill in the form again.`,
    mend: "Correct it",
    now: "Send now",
    drop: "Delete",
    close: "Close",
  },
});
