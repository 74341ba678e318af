import { chainFacts } from "#content/chain-facts.ts";
import type { Words } from "#core/edition.ts";
import type { Edition } from "#site/editions.ts";

/** What programs read of the API is in English, or in the language that the chain has where it has no English. */
export const documentEdition = (): Edition => (chainFacts().languages.includes("en") ? "en" : "es");

const speaksBoth = () => chainFacts().languages.length > 1;

/** Words that name both languages where the chain has both; `make` is asked anew, since the folder may change. */
export const sayLanguages = (make: (both: boolean) => Words): Words => ({
  get es() {
    return make(speaksBoth()).es;
  },
  get en() {
    return make(speaksBoth()).en;
  },
});

/** Nobody asks a site of one language for another. */
export const withoutAsking = (words: Words): Words =>
  speaksBoth()
    ? words
    : {
        es: words.es.replace(", en el idioma pedido", ""),
        en: words.en.replace(", in the language asked for", ""),
      };
