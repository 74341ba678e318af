import type { Words } from "#core/edition.ts";

/** Tokens with values, by name without the dashes. */
export type Tokens = ReadonlyMap<string, string>;

/** What is written on what, and how far apart they must stand: WCAG 2.x, text AAA. */
const pairs: readonly [front: string, ground: string, least: number][] = [
  ["text", "surface", 7],
  ["text", "surface-2", 7],
  ["text", "surface-3", 7],
  ["text-2", "surface", 7],
  ["text-2", "surface-2", 7],
  ["text", "field-bg", 7],
  ["field-line", "surface", 3],
  ["ok", "surface", 7],
  ["bad", "surface", 7],
  ["bad", "bad-bg", 7],
  ["act-fg", "act", 7],
  ["hot-fg", "hot", 7],
  ["on-primary", "primary", 7],
  ["on-chosen", "chosen", 7],
  ["ink", "yellow", 7],
  ["ink", "orange", 7],
  ["zinc-0", "green", 7],
  ["zinc-0", "blue", 7],
  ["zinc-0", "red", 7],
  ["asphalt-text", "night", 7],
  ["yellow", "night", 7],
];

/** The token in which a colour is written: others only stand for it. */
function writtenIn(tokens: Tokens, name: string): string {
  let last = name;
  for (let steps = 0; steps < 10; steps++) {
    const other = /^var\(--([\w-]+)\)$/.exec(tokens.get(last) ?? "")?.[1];
    if (!other) break;
    last = other;
  }
  return last;
}

const colourOf = (tokens: Tokens, name: string) => tokens.get(writtenIn(tokens, name)) ?? "";

function luminance(colour: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const hex = short ? short.slice(1).map((digit) => digit + digit) : /^#(..)(..)(..)$/.exec(colour)?.slice(1);
  if (!hex) return undefined;
  const [red = 0, green = 0, blue = 0] = hex.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21; undefined when either is no #hex. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Colours that are written otherwise than #rrggbb, by day or by night: nobody has looked whether they can be read. */
export function listUnchecked(...lights: readonly Tokens[]): Words[] {
  const names = pairs.flatMap(([front, ground]) => [front, ground]);
  const unchecked = lights.flatMap((tokens) =>
    names.filter((name) => luminance(colourOf(tokens, name)) === undefined).map((name) => writtenIn(tokens, name)),
  );
  return [...new Set(unchecked)].map((name) => ({
    es: `--${name} no está escrito como #rrggbb: no se revisó si se lee.`,
    en: `--${name} is not written as #rrggbb: whether it can be read was not checked.`,
  }));
}

/** Pairs of tokens that are too close to be read, each as a sentence; `when` says in which light. */
export function listWeakPairs(tokens: Tokens, when: Words): Words[] {
  return pairs.flatMap(([front, ground, least]) => {
    const ratio = contrastOf(colourOf(tokens, front), colourOf(tokens, ground));
    if (ratio === undefined || ratio >= least) return [];
    const shown = ratio.toFixed(1);
    return {
      es: `--${front} sobre --${ground} tiene un contraste de ${shown} ${when.es}, y para leerlo hace falta ${least}.`,
      en: `--${front} on --${ground} has a contrast of ${shown} ${when.en}, and ${least} is needed to read it.`,
    };
  });
}
