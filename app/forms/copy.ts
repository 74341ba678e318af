import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    wrong: (title: string) => `Error: ${title}`,
    choose: "Elija",
    send: "Enviar",
    sending: "Enviando sus datos…",
    received: "Recibimos sus datos.",
    another: "Llenar otro formulario",
  },
  en: {
    wrong: (title: string) => `Error: ${title}`,
    choose: "Choose",
    send: "Send",
    sending: "Sending your details…",
    received: "We have your details.",
    another: "Fill in another form",
  },
});
