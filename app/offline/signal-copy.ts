import { sentence } from "#core/sentence.ts";
import { defineCopy } from "#site/copy.ts";

/** One o'clock is one. */
const atHour = (time: string) => (/^1\D/.test(time) ? `a la ${time}` : `a las ${time}`);

/** Said over a page that the device kept; travels with the worker. */
export const copy = defineCopy({
  es: {
    none: "Sin señal.",
    poor: "Señal débil.",
    savedAt: (when: string) => sentence(`Guardado ${when}`),
    today: (time: string) => `hoy ${atHour(time)}`,
    yesterday: (time: string) => `ayer ${atHour(time)}`,
    onDay: (day: string) => `el ${day}`,
    noPrices: "Sin precios: tienen más de un día.",
    device: "Esto es lo que quedó guardado.",
    again: "Pruebe otra vez",
    back: "Ya hay señal.",
    fresh: "Ver lo de ahora",
    lost: "Se fue la señal.",
    lostMore: (time: string) => sentence(`Esta página es de hoy ${atHour(time)}`),
  },
  en: {
    none: "No signal.",
    poor: "Weak signal.",
    savedAt: (when: string) => sentence(`Saved ${when}`),
    today: (time: string) => `today at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
    onDay: (day: string) => `on ${day}`,
    noPrices: "No prices: they’re over a day old.",
    device: "Here’s what you have saved.",
    again: "Try again",
    back: "You have signal again.",
    fresh: "See the latest",
    lost: "You lost signal.",
    lostMore: (time: string) => sentence(`This page is from ${time}`),
  },
});
