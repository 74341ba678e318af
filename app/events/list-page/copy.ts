import { ofPlace } from "#core/place-phrase.ts";
import { defineCopy } from "#site/copy.ts";

const eventos = (count: number) => (count === 1 ? "1 evento" : `${count} eventos`);
const events = (count: number) => (count === 1 ? "1 event" : `${count} events`);

export const copy = defineCopy({
  es: (y) => ({
    title: `Ofertas y eventos en ${y.los}`,
    description: `Descuentos en piezas, talleres y otros eventos: lo que hay ahora, lo que viene, en qué ${y.one} y a qué hora. Vea lo que hay cerca de usted.`,
    heading: "Eventos y especiales",
    lead: "Lo que hay ahora, lo que viene y dónde.",
    store: y.One,
    everyStore: y.o("Todos", "Todas"),
    show: "Ver eventos",
    all: (count: number) => `${eventos(count)}.`,
    atStore: (count: number, store: string) =>
      count === 0 ? `No hay eventos en ${store}.` : `${eventos(count)} en ${store}.`,
    near: (count: number, radius: string, place: string) => `${eventos(count)} a menos de ${radius} ${ofPlace(place)}.`,
    far: (radius: string, place: string) =>
      `No hay eventos a menos de ${radius} ${ofPlace(place)}. Estos son todos, con ${y.el} más ${y.o("cercano", "cercana")} de cada uno.`,
    running: "Ahora",
    coming: "Próximos",
    past: "Ya pasaron",
    nothingTitle: "Por ahora no hay nada anunciado",
    nothing: "Los precios de siempre siguen en la lista.",
    prices: "Vea la lista de precios",
    clear: "Ver todos los eventos",
    ads: "Anuncios de la cadena",
  }),
  en: (y) => ({
    title: `${y.Kind} sales and events near you`,
    description: `Part sales, workshops and other events: what’s on now, what’s coming, at which ${y.one} and when. See what’s going on near you.`,
    heading: "Events and specials",
    lead: "What’s on now, what’s coming up, and where.",
    store: y.One,
    everyStore: "All",
    show: "Show events",
    all: (count: number) => `${events(count)}.`,
    atStore: (count: number, store: string) =>
      count === 0 ? `There are no events at ${store}.` : `${events(count)} at ${store}.`,
    near: (count: number, radius: string, place: string) => `${events(count)} within ${radius} of ${place}.`,
    far: (radius: string, place: string) =>
      `There are no events within ${radius} of ${place}. Here is everything, with the nearest ${y.one} for each.`,
    running: "On now",
    coming: "Coming up",
    past: "Past events",
    nothingTitle: "Nothing on the calendar right now",
    nothing: "Our everyday prices are on the list, as always.",
    prices: "See the price list",
    clear: "Show all events",
    ads: "From the chain",
  }),
});
