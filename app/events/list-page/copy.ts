import { defineCopy } from "#site/copy.ts";

const eventos = (count: number) => (count === 1 ? "1 evento" : `${count} eventos`);
const events = (count: number) => (count === 1 ? "1 event" : `${count} events`);

export const copy = defineCopy({
  es: {
    title: "Eventos y especiales",
    description: "Ventas, descuentos y eventos en los yonkes: lo que hay ahora, lo que viene y en qué yonke.",
    heading: "Eventos y especiales",
    lead: "Lo que hay ahora, lo que viene y dónde.",
    store: "Yonke",
    everyStore: "Todos los yonkes",
    show: "Ver eventos",
    all: (count: number) => `${eventos(count)}.`,
    atStore: (count: number, store: string) =>
      count === 0 ? `No hay eventos en ${store}.` : `${eventos(count)} en ${store}.`,
    near: (count: number, miles: number, place: string) => `${eventos(count)} a menos de ${miles} millas de ${place}.`,
    far: (miles: number, place: string) =>
      `No hay eventos a menos de ${miles} millas de ${place}. Estos son todos, con el yonke más cercano de cada uno.`,
    running: "Ahora",
    coming: "Próximos",
    past: "Ya pasaron",
    nothingTitle: "Por ahora no hay nada anunciado",
    nothing: "Los precios de siempre siguen en la lista.",
    prices: "Vea la lista de precios",
    clear: "Ver todos los eventos",
    ads: "Anuncios de la cadena",
  },
  en: {
    title: "Events and specials",
    description: "Sales, discounts and events at the yards: what is on now, what is coming and at which yard.",
    heading: "Events and specials",
    lead: "What is on now, what is coming, and where.",
    store: "Yard",
    everyStore: "All yards",
    show: "Show events",
    all: (count: number) => `${events(count)}.`,
    atStore: (count: number, store: string) =>
      count === 0 ? `There are no events at ${store}.` : `${events(count)} at ${store}.`,
    near: (count: number, miles: number, place: string) => `${events(count)} within ${miles} miles of ${place}.`,
    far: (miles: number, place: string) =>
      `There are no events within ${miles} miles of ${place}. Here is everything, with the nearest yard for each.`,
    running: "On now",
    coming: "Coming up",
    past: "Past events",
    nothingTitle: "Nothing is announced right now",
    nothing: "Our everyday prices are on the list, as always.",
    prices: "See the price list",
    clear: "Show all events",
    ads: "From the chain",
  },
});
