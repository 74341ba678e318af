import * as v from "valibot";
import { bodyIds } from "#core/body.ts";

const whole = v.pipe(v.number(), v.integer());

/** What nobody filed is not there: that is no "no". */
const carEntries = {
  vin: v.string(),
  year: v.optional(whole),
  make: v.optional(v.string()),
  model: v.optional(v.string()),
  body: v.optional(v.picklist(bodyIds)),
  doors: v.optional(whole),
  litres: v.optional(v.number()),
  cylinders: v.optional(whole),
  engine: v.optional(v.string()),
  turbo: v.optional(v.literal(true)),
  fuel: v.optional(v.string()),
  highVoltage: v.optional(v.literal(true)),
  weightClass: v.optional(whole),
};

export const vinChoiceShape = v.strictObject({ field: v.string(), values: v.array(v.string()) });
export const vinMendShape = v.strictObject(carEntries);
export const vinShape = v.strictObject({
  ...carEntries,
  yearSure: v.boolean(),
  checkDigitRight: v.boolean(),
  choices: v.array(vinChoiceShape),
  mends: v.array(vinMendShape),
});
