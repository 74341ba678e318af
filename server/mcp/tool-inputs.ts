import * as v from "valibot";
import { documentEdition } from "#api/document-words.ts";
import { defineCopy } from "#site/copy.ts";
import { editionIds, type Languages } from "#site/editions.ts";

const copy = defineCopy({
  es: (y) => ({
    language: "Las respuestas vienen en español.",
    make: "La marca por su nombre, como Honda.",
    model: "El modelo por su nombre, como Civic.",
    engine: "El motor, como lo dice `engines` de la respuesta anterior: 2.4 I4.",
    year: "Un año o varios seguidos: 2001, 1999-2003.",
    place: "Código postal, o una ciudad con su estado.",
    miles: "Hasta cuántas millas.",
    part: "La pieza, como se diga: alternador, calavera.",
    vin: "Los 17 signos del VIN.",
    yard: `Número ${y.del} (locationID), como lo dice yards_near.`,
  }),
  en: (y) => ({
    language: "Answers are in English.",
    make: "Make by its name, such as Honda.",
    model: "Model by its name, such as Civic.",
    engine: "The engine as `engines` of the answer before tells it: 2.4 I4.",
    year: "A year or a span: 2001, 1999-2003.",
    place: "ZIP or postal code, or a city with its state.",
    miles: "How far, in miles.",
    part: "The part as people say it: alternator, taillight.",
    vin: "The 17 signs of the VIN.",
    yard: `Number of the ${y.one} (locationID), as yards_near tells it.`,
  }),
});
/** Where both are spoken, assistants are told so in English, which they read best. */
const ofBoth = {
  language: "Language of the answer: es (Spanish) or en (English).",
  part: "The part as people say it, in Spanish or English: alternador, taillight.",
};

/** What the tools take, told in the words of the chain as it is now. */
export function toolInputs(languages: Languages) {
  const say = { ...copy[documentEdition()], ...(languages.length > 1 ? ofBoth : {}) };
  const words = (most: number, about: string) =>
    v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(about));
  return {
    language: v.optional(v.pipe(v.picklist(editionIds), v.description(say.language)), languages[0]),
    make: words(40, say.make),
    model: words(60, say.model),
    year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}(?:-\d{4})?$/), v.description(say.year))),
    engine: v.optional(words(40, say.engine)),
    place: words(80, say.place),
    miles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3000), v.description(say.miles)), 100),
    part: words(60, say.part),
    vin: words(60, say.vin),
    yard: v.pipe(v.number(), v.integer(), v.minValue(1), v.description(say.yard)),
  };
}
