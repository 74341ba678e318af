import { sentence } from "#core/sentence.ts";
import { defineCopy } from "#site/copy.ts";

/** One o'clock is one. */
const atHour = (time: string) => (/^1\D/.test(time) ? `a la ${time}` : `a las ${time}`);

/** What is said without signal; travels with the worker. */
export const copy = defineCopy({
  es: {
    title: "Sin señal",
    heading: "No hay señal",
    unkept: "Esta página no se había abierto en este teléfono. Ábrala otra vez cuando haya señal.",
    unsent: "Lo que acaba de mandar no se guardó. Vuelva atrás: lo que escribió sigue ahí. Mándelo cuando haya señal.",
    here: "Lo que sí está en este teléfono",
    again: "Pruebe otra vez",
    none: "Sin señal.",
    asOf: (time: string) => sentence(`Como estaba ${atHour(time)}`),
    asOfYesterday: (time: string) => sentence(`Como estaba ayer ${atHour(time)}`),
    back: "Ya hay señal.",
    fresh: "Ver lo de ahora",
    notSent: "No se mandó: no hay señal. Lo que escribió sigue aquí.",
  },
  en: {
    title: "No signal",
    heading: "There’s no signal",
    unkept: "This page hadn’t been opened on this phone. Open it again when there’s signal.",
    unsent: "What you just sent wasn’t saved. Go back: what you typed is still there. Send it when there’s signal.",
    here: "What is on this phone",
    again: "Try again",
    none: "No signal.",
    asOf: (time: string) => sentence(`As of ${time}`),
    asOfYesterday: (time: string) => sentence(`As of ${time} yesterday`),
    back: "You have signal again.",
    fresh: "See the latest",
    notSent: "Not sent: there’s no signal. What you typed is still here.",
  },
});
