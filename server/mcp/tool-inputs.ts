import * as v from "valibot";

const words = (most: number, about: string) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(about));

export const language = v.optional(
  v.pipe(v.picklist(["es", "en"]), v.description("Language of the answer: es (Spanish) or en (English).")),
  "es",
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
export const yard = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.description("Number of the yard (locationID), as yards_near tells it."),
);
