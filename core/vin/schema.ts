import { remember } from "#core/remember.ts";

/** One pattern of a maker's filing: which signs it asks for, and the values that it gives then. */
export type Line = {
  /** Place 0 to 4 is the VIN's fourth to eighth sign, 5 none, 6 to 13 the tenth to last; with the signs that do there. */
  readonly tests: readonly (readonly [place: number, signs: string])[];
  /** Numbers of values. */
  readonly values: readonly number[];
};

/** "A-C5" as "ABC5". */
function spell(text: string): string {
  let signs = "";
  for (let at = 0; at < text.length; at++) {
    const last = text[at + 1] === "-" ? text.charCodeAt(at + 2) : Number.NaN;
    if (Number.isNaN(last)) {
      signs += text[at];
      continue;
    }
    for (let code = text.charCodeAt(at); code <= last; code++) signs += String.fromCharCode(code);
    at += 2;
  }
  return signs;
}

/** A key is a prefix of signs: itself, `[A-C5]` one of these, `*` any, `|` between the eighth and the tenth. */
export function readKey(key: string): [place: number, signs: string][] {
  const tests: [number, string][] = [];
  let place = 0;
  for (let at = 0; at < key.length; at++, place++) {
    const sign = key.charAt(at);
    if (sign === "[") {
      const end = key.indexOf("]", at);
      if (end < 0) break;
      tests.push([place, spell(key.slice(at + 1, end))]);
      at = end;
    } else if (sign !== "*" && sign !== "|") tests.push([place, sign]);
  }
  return tests;
}

/** A sign that must be just so counts 1, one of many less. */
const weigh = (signs: string) => 1 - Math.min(0.9, (signs.length - 1) / 40);
const signsOf = remember(spell);

/**
 * How narrow the pattern is that begins there, where a car's signs fit it; else -1. Read where it stands: most patterns end
 * at their first sign, and to open them all took ten times as long.
 */
export function weighFit(schema: string, start: number, signs: string): number {
  let weight = 0;
  for (let at = start, place = 0; at < schema.length; at++, place++) {
    const wanted = schema.charAt(at);
    if (wanted === " ") break;
    if (wanted === "*" || wanted === "|") continue;
    const end = wanted === "[" ? schema.indexOf("]", at) : at;
    if (end < 0) return -1;
    const oneOf = end > at ? signsOf(schema.slice(at + 1, end)) : wanted;
    if (!oneOf.includes(signs.charAt(place))) return -1;
    weight += weigh(oneOf);
    at = end;
  }
  return weight;
}

/** How many signs the longest key of a schema asks for. */
export const longestKey = (schema: string): number =>
  schema.split("\t").reduce((most, line) => {
    const key = line.slice(0, line.indexOf(" "));
    return Math.max(most, key.includes("[") ? key.replace(/\[[^[\]]{1,99}\]/g, "*").length : key.length);
  }, 0);

/** `value value`, their numbers in base 36. */
export const readValues = (text: string): number[] => text.split(" ").map((id) => Number.parseInt(id, 36));

/** All patterns of a schema, `key value value⇥key …`, for who writes VINs; a VIN is read without them. */
export function readSchema(text: string): Line[] {
  return text.split("\t").map((line) => {
    const [key = "", ...ids] = line.split(" ");
    return { tests: readKey(key), values: ids.flatMap(readValues) };
  });
}
