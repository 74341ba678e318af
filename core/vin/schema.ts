/** One pattern of a maker's filing: which signs it asks for, and the values that it gives then. */
export type Line = {
  /** Place 0 to 4 is the VIN's fourth to eighth sign, 5 none, 6 to 13 the tenth to last; with the signs that do there. */
  readonly tests: readonly (readonly [place: number, signs: string])[];
  /** How narrow it is: a sign that must be just so counts 1, one of many less. */
  readonly weight: number;
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

const weigh = (signs: string) => 1 - Math.min(0.9, (signs.length - 1) / 40);

/** `key value value`, the values' numbers in base 36. */
export function readLine(text: string): Line {
  const [key = "", ...ids] = text.split(" ");
  const tests = readKey(key);
  const weight = tests.reduce((sum, [, signs]) => sum + weigh(signs), 0);
  return { tests, weight, values: ids.map((id) => Number.parseInt(id, 36)) };
}
