import type { Words } from "#core/edition.ts";
import type { FormId } from "#core/forms/forms.ts";
import { businessDays } from "./business-days.ts";
import type { Phone } from "./chain/schema.ts";
import { chainFacts, deskPhone } from "./chain-facts.ts";

type Receipt = {
  /** What was sent, within a sentence; without it, as the form itself is called. */
  readonly what?: Words;
  /** What happens next, and how long it takes. */
  readonly next: Words;
  readonly phone: Phone;
};

/** Promised where the chain says in how many days; else how to hear of it. The phone stands below. */
const within = (days: number | undefined, es: (by: string) => string, en: (by: string) => string): Words => {
  if (days === undefined) return { es: "Para saber qué sigue, llámenos.", en: "To find out what’s next, call us." };
  const by = businessDays(days);
  return { es: es(by.es), en: en(by.en) };
};

/** What the chain promises to those who sent a form and left an address. */
export function receiptOf(form: FormId): Receipt {
  const { answerDays, jobReadDays, carCallDays, freePickup } = chainFacts().rules;
  const answer = within(
    answerDays,
    (by) => `Le respondemos en ${by}, al teléfono o correo que nos dejó.`,
    (by) => `We’ll answer within ${by}, at the phone number or email you gave us.`,
  );
  const car = within(
    carCallDays,
    (by) => `Un comprador le responde en ${by} con una cotización o con preguntas.`,
    (by) => `A buyer will get back to you within ${by} with an offer or with questions.`,
  );
  const own: Partial<Record<FormId, Receipt>> = {
    careers: {
      next: within(
        jobReadDays,
        (by) => `Leemos su solicitud en ${by}. Si hay un puesto para usted, le llamamos.`,
        (by) => `We’ll read your application within ${by}. If there’s a job for you, we’ll call.`,
      ),
      phone: deskPhone("main"),
    },
    "sell-my-car": {
      what: { es: "los datos de su carro", en: "your car’s details" },
      next: {
        es: `${car.es} Tenga a la mano los papeles del carro y su identificación.`,
        en: `${car.en} Have the car’s paperwork and your ID handy.`,
      },
      phone: deskPhone("carBuying"),
    },
    donate: {
      // No tow truck of a chain that does not say that it sends one.
      next: freePickup
        ? within(
            answerDays,
            (by) => `Le llamamos en ${by} para acordar el día de la grúa.`,
            (by) => `We’ll call you within ${by} to set a day for the tow truck.`,
          )
        : answer,
      phone: deskPhone("donations"),
    },
  };
  return own[form] ?? { next: answer, phone: deskPhone("main") };
}
