import type { Edition } from "./edition.ts";

/**
 * What a chain calls its yards in an edition, within a sentence. `kind` is English: what kind of place it is, where the chain
 * says so because its word alone would not tell; in titles, in what search engines show.
 */
export type YardNoun = {
  readonly one: string;
  readonly many: string;
  readonly gender?: "m" | "f" | undefined;
  readonly kind?: string | undefined;
  readonly kinds?: string | undefined;
};

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function spanishYard({ one, many, gender }: YardNoun) {
  /** Whatever else agrees with the noun: an adjective, a pronoun. */
  const o = (masculine: string, feminine: string) => (gender === "f" ? feminine : masculine);
  const [el, este, los] = [o("el ", "la ") + one, o("este ", "esta ") + one, o("los ", "las ") + many];
  return {
    one,
    many,
    One: upper(one),
    Many: upper(many),
    o,
    el,
    El: upper(el),
    del: o("del ", "de la ") + one,
    un: o("un ", "una ") + one,
    este,
    Este: upper(este),
    los,
    Los: upper(los),
  };
}

function englishYard({ one, many, kind = one, kinds = kind === one ? many : `${kind}s` }: YardNoun) {
  return {
    one,
    many,
    One: upper(one),
    Many: upper(many),
    a: (/^[aeiou]/i.test(one) ? "an " : "a ") + one,
    A: (/^[aeiou]/i.test(one) ? "An " : "A ") + one,
    kind,
    kinds,
    Kind: upper(kind),
    Kinds: upper(kinds),
  };
}

/** The noun with what Spanish and English sentences put around it: copy is written with these (site/copy.ts). */
export type YardWord = { es: ReturnType<typeof spanishYard>; en: ReturnType<typeof englishYard> };

/** Their names, for texts that are filled in (content/fill-text.ts). */
export const yardForms: Record<Edition, readonly string[]> = {
  es: Object.keys(spanishYard({ one: "", many: "" })),
  en: Object.keys(englishYard({ one: "", many: "" })),
};

const held: Partial<YardWord> = {};

/** The chain's folder was read, or a page came to life: its words are said with this noun from now on. */
export function keepYardNoun(edition: Edition, noun: YardNoun): void {
  if (edition === "es") held.es = spanishYard(noun);
  else held.en = englishYard(noun);
}

/** The same object until another noun is kept. */
export function yardWord<E extends Edition>(edition: E): YardWord[E] {
  const word = held[edition];
  if (!word) throw new Error("nobody has said yet what the yards are called");
  return word as YardWord[E];
}

/** Words in both editions that name a yard, made when they are first read and again when the noun is another. */
export function sayYard<S>(es: (yard: YardWord["es"]) => S, en: (yard: YardWord["en"]) => S): Record<Edition, S> {
  let [inSpanish, inEnglish]: ({ yard: object; words: S } | undefined)[] = [];
  return {
    get es() {
      const yard = yardWord("es");
      if (inSpanish?.yard !== yard) inSpanish = { yard, words: es(yard) };
      return inSpanish.words;
    },
    get en() {
      const yard = yardWord("en");
      if (inEnglish?.yard !== yard) inEnglish = { yard, words: en(yard) };
      return inEnglish.words;
    },
  };
}
