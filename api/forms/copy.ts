import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    human: "No pudimos comprobar que usted es una persona. Inténtelo de nuevo.",
    tooSoon: "El formulario se envió demasiado rápido. Espere unos segundos y envíelo de nuevo.",
    expired: "La página estuvo abierta mucho tiempo. Revise sus datos y envíelos de nuevo.",
    tooMany: "Recibimos muchos envíos de su red. Inténtelo más tarde o llámenos.",
    unavailable: "Por ahora no podemos guardar sus datos, y no se enviaron. Inténtelo en unos minutos o llámenos.",
    sent: "Gracias. Recibimos sus datos.",
  },
  en: {
    human: "We could not confirm that you are a person. Please try again.",
    tooSoon: "The form was sent too fast. Wait a few seconds and send it again.",
    expired: "The page was open for a long time. Check your details and send them again.",
    tooMany: "We received many submissions from your network. Try again later, or call us.",
    unavailable:
      "We cannot save your details right now, and they were not sent. Try again in a few minutes, or call us.",
    sent: "Thank you. We have your details.",
  },
});
