import { brand, type Phone, type Words } from "./brand.ts";

type Receipt = {
  /** What was sent, as the first sentence of the receipt says it. */
  readonly what: Words;
  /** What happens next, and how long it takes. */
  readonly next: Words;
  readonly phone: Phone;
};

/** What the chain promises to those who sent a form and left an address. */
export const receipts = {
  careers: {
    what: { es: "su solicitud de trabajo", en: "your job application" },
    next: {
      es: "La leemos en cinco días hábiles. Si hay un puesto cerca de usted, le llamamos; si no lo hay, guardamos su solicitud hasta que se borre.",
      en: "We read it within five business days. If there is a job near you, we call you; if there is none, we keep your application until it is deleted.",
    },
    phone: brand.phones.main,
  },
  contact: {
    what: { es: "su mensaje", en: "your message" },
    next: {
      es: "Le respondemos en dos días hábiles, por el medio que usted nos dejó.",
      en: "We answer within two business days, in the way you asked for.",
    },
    phone: brand.phones.main,
  },
  "sell-my-car": {
    what: { es: "los datos de su carro", en: "your car's details" },
    next: {
      es: "Un comprador le responde en un día hábil con una oferta o con preguntas. Tenga a la mano el título y su identificación.",
      en: "A buyer answers within one business day with an offer or with questions. Have the title and your ID at hand.",
    },
    phone: brand.phones.carBuying,
  },
  donate: {
    what: { es: "su oferta de donación", en: "your donation offer" },
    next: {
      es: "Le llamamos en dos días hábiles para acordar el día de la grúa.",
      en: "We call you within two business days to set a day for the tow truck.",
    },
    phone: brand.phones.donations,
  },
} as const satisfies Record<string, Receipt>;
