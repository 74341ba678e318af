import * as v from "valibot";
import { engineFits } from "#core/engine-fit.ts";
import { partDangerIds } from "#core/part-dangers.ts";
import { pullers } from "#core/part-facts.ts";
import { fitGrounds } from "#core/part-fit.ts";
import { stillThere } from "#core/still-there.ts";
import { slimShape } from "./location-shape.ts";
import { vehicleShape } from "./vehicle-shape.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const price = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/));

export const partKindShape = v.strictObject({ itemNumber: v.string(), description: v.string() });

/** What is paid for it at a yard's counter; null is what the yard has not said, and the total comes without it. */
export const partBillShape = v.strictObject({
  price,
  corePrice: price,
  environmentalFee: v.nullable(price),
  tax: v.nullable(price),
  admission: v.nullable(price),
  totalPrice: price,
  currency: v.picklist(["USD", "CAD"]),
});
export const partCarShape = v.strictObject({
  fit: v.nullable(v.picklist(engineFits)),
  fitBy: v.nullable(v.picklist(fitGrounds)),
  stillThere: v.nullable(v.picklist(stillThere)),
  vehicle: vehicleShape,
});
export const partYardShape = v.strictObject({
  location: slimShape,
  miles: v.nullable(v.number()),
  count: whole,
  otherCount: whole,
  bill: v.nullable(partBillShape),
  billFrom: v.nullable(partBillShape),
  billTo: v.nullable(partBillShape),
  cars: v.array(partCarShape),
});
export const partFitShape = v.strictObject({
  makeId: whole,
  make: v.string(),
  modelId: whole,
  model: v.string(),
  yearFrom: whole,
  yearTo: whole,
  why: v.picklist(["same year", "same generation", "sister", "interchange"]),
});
export const partEngineShape = v.strictObject({ name: v.string(), count: whole });
/** What to beware of, from what is known of such parts: nobody has looked at the car. */
export const partWarningShape = v.strictObject({
  danger: v.picklist(partDangerIds),
  text: v.string(),
  staffOnly: v.boolean(),
  sure: v.boolean(),
});
export const partAnswerShape = v.strictObject({
  name: v.string(),
  type: v.picklist(["CAR", "PU/VAN"]),
  kinds: v.array(partKindShape),
  itemNumber: v.string(),
  chosenBy: v.picklist(["asked", "size", "cars", "first"]),
  fits: v.array(partFitShape),
  engines: v.array(partEngineShape),
  warnings: v.array(partWarningShape),
  pulledBy: v.picklist(pullers),
  askInstead: v.string(),
  recallPages: v.array(v.string()),
  notSoldHere: v.string(),
  notOnEveryCar: v.string(),
  tools: v.array(v.string()),
  minutesFrom: v.nullable(whole),
  minutesTo: v.nullable(whole),
  how: v.string(),
  check: v.string(),
  total: whole,
  beyond: v.boolean(),
  yards: v.array(partYardShape),
});
export type ApiPartAnswer = v.InferOutput<typeof partAnswerShape>;
