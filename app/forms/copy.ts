import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    wrong: (title: string) => `Error: ${title}`,
    choose: "Elija",
    send: "Enviar",
    sending: "Enviando sus datos…",
    received: "Recibimos sus datos.",
    kept: "Por ahora no pudimos recibir sus datos. Quedaron guardados en este aparato y se enviarán solos en cuanto se pueda.",
    another: "Llenar otro formulario",
  },
  en: {
    wrong: (title: string) => `Error: ${title}`,
    choose: "Choose",
    send: "Send",
    sending: "Sending your details…",
    received: "We have your details.",
    kept: "We could not receive your details yet. They are kept on this device and will be sent automatically as soon as possible.",
    another: "Fill in another form",
  },
});
