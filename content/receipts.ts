import type { Words } from "#core/edition.ts";
import type { FormId } from "#core/forms/forms.ts";
import { businessDays } from "./business-days.ts";
import type { Phone } from "./chain/schema.ts";
import { chainFacts, deskPhone } from "./chain-facts.ts";

export type Receipt = {
  /** What was sent, within a sentence; without it, as the form itself is called. */
  readonly what?: Words;
  /** What happens next, and how long it takes. */
  readonly next: Words;
  readonly phone: Phone;
};

/** With its days where the chain says them. */
const within = (days: number | undefined, es: (by: string) => string, en: (by: string) => string): Words => {
  const by = days === undefined ? undefined : businessDays(days);
  return { es: es(by ? ` en ${by.es}` : ""), en: en(by ? ` within ${by.en}` : "") };
};

/** What the chain promises to those who sent a form and left an address. */
export function receiptOf(form: FormId): Receipt {
  const { answerDays, jobReadDays, carCallDays } = chainFacts().rules;
  const own: Partial<Record<FormId, Receipt>> = {
    careers: {
      next: within(
        jobReadDays,
        (by) => `Leemos su solicitud${by}. Si hay un puesto para usted, le llamamos.`,
        (by) => `We’ll read your application${by}. If there’s a job for you, we’ll call.`,
      ),
      phone: deskPhone("main"),
    },
    "sell-my-car": {
      what: { es: "los datos de su carro", en: "your car’s details" },
      next: within(
        carCallDays,
        (by) =>
          `Un comprador le responde${by} con una cotización o con preguntas. Tenga a la mano los papeles del carro y su identificación.`,
        (by) =>
          `A buyer will get back to you${by} with an offer or with questions. Have the car’s paperwork and your ID handy.`,
      ),
      phone: deskPhone("carBuying"),
    },
    donate: {
      next: within(
        answerDays,
        (by) => `Le llamamos${by} para acordar el día de la grúa.`,
        (by) => `We’ll call you${by} to set a day for the tow truck.`,
      ),
      phone: deskPhone("donations"),
    },
  };
  const general: Receipt = {
    next: within(
      answerDays,
      (by) => `Le respondemos${by}, al teléfono o correo que nos dejó.`,
      (by) => `We’ll answer${by}, at the phone number or email you gave us.`,
    ),
    phone: deskPhone("main"),
  };
  return own[form] ?? general;
}
