import type { Edition, Words } from "./edition.ts";
import { fold, wordsOf } from "./text.ts";

type Paint = Words & { readonly also: readonly string[] };

/** The design's fourteen paints, with the words by which files and people name them (folded). */
const colors = {
  blanco: { es: "Blanco", en: "White", also: ["whi", "wht", "wh", "ivory", "pearl", "perla", "snow", "marfil"] },
  plata: { es: "Plata", en: "Silver", also: ["sil", "slv", "plateado", "aluminum", "platinum", "chrome"] },
  gris: { es: "Gris", en: "Gray", also: ["grey", "gry", "gra", "charcoal", "graphite", "gunmetal", "slate", "pewter"] },
  negro: { es: "Negro", en: "Black", also: ["blk", "bla", "bk", "ebony", "onyx"] },
  azul: { es: "Azul", en: "Blue", also: ["blu", "bl", "navy", "teal", "turquoise", "turquesa", "aqua", "marino"] },
  rojo: { es: "Rojo", en: "Red", also: ["rd", "crimson", "scarlet", "colorado"] },
  vino: {
    es: "Vino",
    en: "Burgundy",
    also: ["maroon", "bur", "mar", "guinda", "tinto", "cherry", "wine", "cranberry"],
  },
  verde: { es: "Verde", en: "Green", also: ["grn", "gre", "olive", "olivo", "emerald", "lime"] },
  beige: { es: "Beige", en: "Beige", also: ["tan", "bge", "sand", "cream", "crema", "arena", "champagne", "champan"] },
  cafe: { es: "Café", en: "Brown", also: ["brn", "bro", "marron", "bronze", "bronce", "mocha", "copper", "cobre"] },
  dorado: { es: "Dorado", en: "Gold", also: ["gld", "gol", "oro"] },
  amarillo: { es: "Amarillo", en: "Yellow", also: ["yel", "ylw"] },
  naranja: { es: "Naranja", en: "Orange", also: ["org", "ora", "anaranjado"] },
  morado: { es: "Morado", en: "Purple", also: ["pur", "ppl", "violet", "violeta", "plum", "lavender", "magenta"] },
} as const satisfies Record<string, Paint>;

export type Color = keyof typeof colors;
export const colorIds = Object.keys(colors) as Color[];
export const isColor = (text: string): text is Color => Object.hasOwn(colors, text);

/** Made when a file is first read: a page that only names colours does without. */
let byWord: Map<string, Color> | undefined;
const allWords = (): Map<string, Color> =>
  new Map(
    colorIds.flatMap((id) => {
      const { es, en, also } = colors[id];
      return [id, es, en, ...also].map((word): [string, Color] => [fold(word), id]);
    }),
  );

/** The paint that a file's words mean ("SILVER", "Dark Blue Metallic", "azul marino"), or undefined. */
export function findColor(text: string): Color | undefined {
  byWord ??= allWords();
  for (const word of wordsOf(text)) {
    const color = byWord.get(word);
    // "gold/beige" is gold, but "charcoal black" is said of what it looks like: the first word wins.
    if (color) return color;
  }
  return undefined;
}

/** The colour in the reader's language; a word that is no known colour stays as the yard wrote it. */
export const colorName = (color: string, edition: Edition): string => (isColor(color) ? colors[color][edition] : color);
