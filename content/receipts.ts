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
      es: "La leemos en cinco días hábiles. Si hay un puesto cerca de usted, le llamamos. Si no lo hay, la guardamos un tiempo por si se abre uno, y después la borramos.",
      en: "We read it within five business days. If there is a job near you, we will call you. If there is none, we keep it for a while in case one opens, and then we delete it.",
    },
    phone: brand.phones.main,
  },
  contact: {
    what: { es: "su mensaje", en: "your message" },
    next: {
      es: "Le respondemos en dos días hábiles, al teléfono o correo que nos dejó.",
      en: "We answer within two business days, at the phone number or email you gave us.",
    },
    phone: brand.phones.main,
  },
  "sell-my-car": {
    what: { es: "los datos de su carro", en: "your car's details" },
    next: {
      es: "Un comprador le responde en un día hábil con una cotización o con preguntas. Tenga a la mano el título y su identificación.",
      en: "A buyer will get back to you within one business day with a quote or with questions. Have the title and your ID handy.",
    },
    phone: brand.phones.carBuying,
  },
  donate: {
    what: { es: "su solicitud para donar un vehículo", en: "your vehicle donation request" },
    next: {
      es: "Le llamamos en dos días hábiles para acordar el día de la grúa.",
      en: "We call you within two business days to set a day for the tow truck.",
    },
    phone: brand.phones.donations,
  },
} as const satisfies Record<string, Receipt>;
