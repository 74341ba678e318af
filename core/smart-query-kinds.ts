import { stem } from "./search-words.ts";

/** They tell one kind of a part from another, and name none by themselves. */
const kinds = new Set(
  (
    "completo completa complete izquierdo izquierda derecho derecha left right delantero delantera trasero trasera front rear " +
    "superior inferior upper lower chico chica mediano mediana grande small medium large interior exterior lateral side juego set " +
    "tipo manual automatico automatica automatic electrico electrica power usada usado used aire agua tercera third central center " +
    "atras enfrente conductor pasajero copiloto driver passenger lado with con diesel 4x4 hybrid hibrido hibrida"
  ).split(" "),
);
export const cylinders = /^cil(?:indros?)?$|^cyl(?:inders?)?$/;
export const isCount = (word: string) => /^[468]$/.test(word);
export const isKind = (word: string): boolean =>
  kinds.has(word) || kinds.has(word.replace(/s$/, "")) || isCount(word) || cylinders.test(word);

/** Where a part is, on which side or at which end. */
export const isPlace = (word: string): boolean =>
  /^(?:left|right|front|rear|izquierd[oa]s?|derech[oa]s?|delanter[oa]s?|traser[oa]s?|atras|enfrente)$/.test(word);
/** What many parts of a car are called, each with another word. */
export const heads: ReadonlySet<string> = new Set(
  "sensor motor motorcito switch modulo module brazo actuador actuator solenoide solenoid valvula valve relevador relay"
    .split(" ")
    .map(stem),
);
/** Inches of the rims that lists have. */
export const isRimSize = (word: string) => /^(?:1[3-9]|2[0-4])(?:-inch)?$/.test(word);
