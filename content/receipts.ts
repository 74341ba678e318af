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

/** What the chain promises to those who sent a form and left an address. */
export function receiptOf(form: FormId): Receipt {
  const answer = businessDays(chainFacts().rules.answerDays);
  const jobs = businessDays(chainFacts().rules.jobReadDays);
  const carCall = businessDays(chainFacts().rules.carCallDays);
  const own: Partial<Record<FormId, Receipt>> = {
    careers: {
      next: {
        es: `Leemos su solicitud en ${jobs.es}. Si hay un puesto cerca de usted, le llamamos. Si no lo hay, la guardamos un tiempo por si se abre uno, y después la borramos.`,
        en: `We’ll read your application within ${jobs.en}. If there’s a job near you, we’ll call. If not, we keep it for a while in case one opens up, and then we delete it.`,
      },
      phone: deskPhone("main"),
    },
    "sell-my-car": {
      what: { es: "los datos de su carro", en: "your car’s details" },
      next: {
        es: `Un comprador le responde en ${carCall.es} con una cotización o con preguntas. Tenga a la mano los papeles del carro y su identificación.`,
        en: `A buyer will get back to you within ${carCall.en} with an offer or with questions. Have the car’s paperwork and your ID handy.`,
      },
      phone: deskPhone("carBuying"),
    },
    donate: {
      next: {
        es: `Le llamamos en ${answer.es} para acordar el día de la grúa.`,
        en: `We’ll call you within ${answer.en} to set a day for the tow truck.`,
      },
      phone: deskPhone("donations"),
    },
  };
  const general: Receipt = {
    next: {
      es: `Le respondemos en ${answer.es}, al teléfono o correo que nos dejó.`,
      en: `We’ll answer within ${answer.en}, at the phone number or email you gave us.`,
    },
    phone: deskPhone("main"),
  };
  return own[form] ?? general;
}
