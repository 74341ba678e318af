import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    human: "No pudimos comprobar que usted es una persona. Inténtelo de nuevo.",
    tooSoon: "El formulario se envió demasiado rápido. Espere unos segundos y envíelo de nuevo.",
    expired: "La página estuvo abierta mucho tiempo. Revise sus datos y envíelos de nuevo.",
    tooMany: "Recibimos muchos envíos de su red. Inténtelo más tarde o llámenos.",
    unavailable: "Por ahora no podemos guardar sus datos, y no se enviaron. Inténtelo en unos minutos o llámenos.",
    sent: "Gracias. Recibimos sus datos.",
    tooManyUnproven:
      "Sin la verificación solo recibimos unos pocos envíos por hora. Inténtelo más tarde, use un navegador con JavaScript o llámenos.",
    place: "Lugar del carro",
    nearestStore: `${y.One} más ${y.o("cercano", "cercana")}`,
    unprovenMark: "[sin verificar]",
    unprovenNote: "Llegó sin la verificación de que lo envió una persona: quizá su navegador no usa JavaScript.",
  }),
  en: (y) => ({
    human: "We couldn’t confirm that you’re a person. Please try again.",
    tooSoon: "The form was sent too fast. Wait a few seconds and send it again.",
    expired: "The page was open for a long time. Check your details and send them again.",
    tooMany: "We received many submissions from your network. Try again later, or call us.",
    unavailable: "We can’t save your details right now, and they weren’t sent. Try again in a few minutes, or call us.",
    sent: "Thank you. We have your details.",
    tooManyUnproven:
      "Without the human check we take only a few submissions an hour. Try again later, use a browser with JavaScript, or call us.",
    place: "Where the car is",
    nearestStore: `Nearest ${y.one}`,
    unprovenMark: "[not verified]",
    unprovenNote: "It came without the check that a person sent it: the browser may not run JavaScript.",
  }),
});

/** Said to those who sent a form and left an address. */
export const receiptCopy = defineCopy({
  es: {
    subject: (brand: string, what: string) => `${brand}: recibimos ${what}`,
    got: (what: string, brand: string, day: string) => `${brand} recibió ${what} el ${day}.`,
    call: (phone: string) => `Si tiene prisa, llame al ${phone}.`,
    notYou: "Si usted no envió nada, alguien escribió su dirección por error. No tiene que hacer nada.",
    never: (address: string) => `No me vuelvan a escribir: ${address}`,
    privacy: (address: string) => `Cómo cuidamos sus datos y cuándo se borran: ${address}`,
    automatic: "Este mensaje es automático.",
  },
  en: {
    subject: (brand: string, what: string) => `${brand}: we received ${what}`,
    got: (what: string, brand: string, day: string) => `${brand} received ${what} on ${day}.`,
    call: (phone: string) => `If you’re in a hurry, call ${phone}.`,
    notYou: "If you didn’t send this, someone typed your address by mistake. There’s nothing you need to do.",
    never: (address: string) => `Never email me again: ${address}`,
    privacy: (address: string) => `How we handle your information and when we delete it: ${address}`,
    automatic: "This is an automatic message.",
  },
});
