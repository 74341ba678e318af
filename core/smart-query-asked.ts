import type { Body } from "./body.ts";
import { wordsOf } from "./text.ts";

const opening = new Set(
  "abierto abiertos abierta abre abren abrir cierra cierran cerrar cerrado cerrados horario horarios open opens opening hours close closes closed closing".split(
    " ",
  ),
);
const beside = new Set(
  "hoy ahora ahorita manana lunes martes miercoles jueves viernes sabado sabados domingo domingos dia dias semana cuando hasta que hora horas esta estan yonke yonkes patio now today tomorrow monday tuesday wednesday thursday friday saturday saturdays sunday sundays weekend weekends holiday holidays thanksgiving christmas navidad festivo festivos feriado feriados fin day days week when what time yard yards is are".split(
    " ",
  ),
);

/** Without a number it asks for one. */
export const isRowWord = (word: string): boolean => ["fila", "row", "hilera"].includes(word);

const yardWords = new Set(
  "yard yards patio patios yarda yardas rastro rastros junker junkers store stores tienda tiendas sucursal sucursales".split(
    " ",
  ),
);
const yardFacts = new Set("telefono phone address domicilio ubicacion ubicaciones location locations".split(" "));

/** They say that a place is a yard's, and `alone`, beside no car or part, ask for what its page tells. */
export const isYardWord = (word: string, alone = true): boolean =>
  yardWords.has(word) || (alone && yardFacts.has(word));

/** A word that speaks of opening hours is no mistyped car or part. */
export const isHoursWord = (word: string): boolean => opening.has(word) || beside.has(word);

/** Whether the words are about opening hours and nothing else. */
export function asksForHours(leftover: readonly string[]): boolean {
  const words = leftover.flatMap(wordsOf);
  return words.some((word) => opening.has(word)) && words.every(isHoursWord);
}

const rowPhrase = /(?<![\w-])(?:fila|row|hilera)(?: numero| number| no\.?| #)? ?#?([a-z]{0,2}-?\d{1,3}[a-z]?)(?![\w-])/;

/** Takes "fila 52", "row A-12" out of a folded text. */
export function takeRow(text: string): { row: string; took: string; rest: string } {
  const found = rowPhrase.exec(text);
  if (!found?.[1]) return { row: "", took: "", rest: text };
  return { row: found[1].replace("-", "").toUpperCase(), took: found[0], rest: text.replace(found[0], " , ") };
}

/** How many doors a car has; "las 4 puertas de una tahoe" are asked for. */
const doorsPhrase =
  /(?<![\w.-])(?<!(?:las|the|all|todas) )([245]) ?(?:-)?(?:puertas|doors?|dr)(?![\w-])(?! (?:del?|para|for|off|from|out|pa)(?!\w))(?! (?:derech|izquierd|delanter|traser|left|right|front|rear|enfrente)[a-z]{0,3}(?! (?:puerta|door)))/;
const bodiesByDoors: Readonly<Record<string, readonly Body[]>> = {
  "2": ["coupe"],
  "4": ["sedan"],
  "5": ["hatchback"],
};

/** Takes "2 puertas", "4 door" out of a folded text: a kind of car, no part. */
export function takeDoors(text: string): { bodies: readonly Body[]; took: string; rest: string } {
  const found = doorsPhrase.exec(text);
  const bodies = found?.[1] ? bodiesByDoors[found[1]] : undefined;
  if (!found || !bodies) return { bodies: [], took: "", rest: text };
  return { bodies, took: found[0], rest: text.replace(found[0], " , ") };
}
