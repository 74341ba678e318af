import type { Form } from "#core/forms/form.ts";
import { forms } from "#core/forms/forms.ts";
import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    wrong: (title: string) => `Error: ${title}`,
    choose: "Elija",
    send: "Enviar",
    sending: "Enviando sus datos…",
    received: "Recibimos sus datos.",
    hurry: "Si tiene prisa, llame al",
    receivedUnproven:
      "Sus datos llegaron sin la comprobación de que los envió una persona, que su navegador no hizo. Por eso quedan aparte: no le llega un comprobante y no podemos decirle cuándo los leemos.",
    callInstead: "Para hablar con alguien, llame al",
    another: "Llenar otro formulario",
    privacy: "Cómo cuidamos sus datos",
  },
  en: {
    wrong: (title: string) => `Error: ${title}`,
    choose: "Choose",
    send: "Send",
    sending: "Sending your details…",
    received: "We have your details.",
    hurry: "If you’re in a hurry, call",
    receivedUnproven:
      "Your details came in without the check that a person sent them, which your browser didn’t run. So they’re kept apart: you won’t get a receipt, and we can’t say when we’ll read them.",
    callInstead: "To talk to someone, call",
    another: "Fill out another form",
    privacy: "How we handle your information",
  },
});

/** A device may still keep a form that the site has no more. */
const calledOf = (id: string) => (forms as Readonly<Record<string, Form>>)[id]?.called ?? { es: id, en: id };

/** Said of a form that the visitor sent and that has not reached the server. */
export const outboxCopy = defineCopy({
  es: {
    label: "Envíos pendientes",
    waiting: (form: string) =>
      `${calledOf(form).es} sigue en su teléfono o computadora. Se enviará en cuanto haya conexión con el sitio.`,
    sending: (form: string) => `Enviando: ${calledOf(form).es.toLowerCase()}…`,
    sent: (form: string) => `${calledOf(form).es} ya nos llegó.`,
    refused: (form: string) => `${calledOf(form).es} no se aceptó y sigue en su teléfono o computadora.`,
    expired: (form: string) =>
      `${calledOf(form).es} pasó 7 días en su teléfono o computadora sin poder enviarse y se borró. Llene el formulario de nuevo, por favor.`,
    mend: "Corregir",
    now: "Enviar ahora",
    drop: "Borrar",
    close: "Cerrar",
  },
  en: {
    label: "Waiting to be sent",
    waiting: (form: string) =>
      `${calledOf(form).en} is still on your phone or computer. It will be sent as soon as the site can be reached.`,
    sending: (form: string) => `Sending: ${calledOf(form).en.toLowerCase()}…`,
    sent: (form: string) => `${calledOf(form).en} has reached us.`,
    refused: (form: string) => `${calledOf(form).en} was not accepted and is still on your phone or computer.`,
    expired: (form: string) =>
      `${calledOf(form).en} stayed on your phone or computer for 7 days, could not be sent, and was deleted. Please fill out the form again.`,
    mend: "Correct it",
    now: "Send now",
    drop: "Delete",
    close: "Close",
  },
});
