import * as v from "valibot";
import { yardWord } from "#core/yard-word.ts";
import { type Edition, editionIds, editions, type Languages } from "#site/editions.ts";

const words = (most: number, about: string) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(about));

/** A site of one language answers in it, whatever is asked for. */
export const spokenIn = (asked: Edition, languages: Languages): Edition =>
  languages.includes(asked) ? asked : languages[0];

export const languageInput = (languages: Languages) =>
  v.optional(
    v.pipe(
      v.picklist(editionIds),
      v.description(
        languages.length > 1
          ? "Language of the answer: es (Spanish) or en (English)."
          : `Answers are in ${editions[languages[0]].apiName}.`,
      ),
    ),
    languages[0],
  );
export const make = words(40, "Make by its name, such as Honda.");
export const model = words(60, "Model by its name, such as Civic.");
export const year = v.optional(
  v.pipe(v.string(), v.regex(/^\d{4}(?:-\d{4})?$/), v.description("A year or a span: 2001, 1999-2003.")),
);
export const place = words(80, "ZIP or postal code, or a city with its state: 95823, Sacramento CA.");
export const miles = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3000), v.description("How far, in miles.")),
  100,
);
export const part = words(60, "The part as people say it, in Spanish or English: alternador, taillight.");
export const yardInput = () =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description(`Number of the ${yardWord("en").one} (locationID), as yards_near tells it.`),
  );
