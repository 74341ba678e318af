import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    tellMe: "Avíseme",
    tellMeMore: "Avíseme cuando llegue",
    tellMeEvents: "Avíseme de eventos nuevos aquí",
    tellMeEvent: "Avíseme si cambia",
    tellMePrice: "Avíseme si baja",
    eventsAt: (store: string) => `Eventos en ${store}`,
    eventOn: (title: string, when: string) => `${title} · ${when}`,
    priceAt: (part: string, store: string) => `Precio: ${part} en ${store}`,
  },
  en: {
    tellMe: "Tell me",
    tellMeMore: "Tell me when one comes in",
    tellMeEvents: "Tell me about new events here",
    tellMeEvent: "Tell me if it changes",
    tellMePrice: "Tell me if it drops",
    eventsAt: (store: string) => `Events at ${store}`,
    eventOn: (title: string, when: string) => `${title} · ${when}`,
    priceAt: (part: string, store: string) => `Price: ${part} at ${store}`,
  },
});
