import * as v from "valibot";
import { type CarFact, type carFacts, listFacts } from "#core/car-facts.ts";
import { hitSideIds } from "#core/hit-side.ts";
import { locationShape } from "./location-shape.ts";

const whole = v.pipe(v.number(), v.integer());

export const makeShape = v.strictObject({ id: whole, name: v.string() });
export const modelShape = v.strictObject({ id: whole, name: v.string(), makeId: whole, count: v.optional(whole) });

const ofKind = { text: v.string(), number: v.number(), yes: v.literal(true), choice: v.picklist(hitSideIds) };
type FactShapes = {
  [F in CarFact]: v.OptionalSchema<(typeof ofKind)[(typeof carFacts)[F]["kind"]], undefined>;
};
/** What is known of some cars alone; and of all that their VIN may tell, who said it. */
const factEntries = Object.fromEntries(
  listFacts.map(([fact, { kind }]) => [fact, v.optional(ofKind[kind])]),
) as unknown as FactShapes;
const told = [...listFacts.map(([fact]) => fact), ...["year", "model", "bodyStyle", "fuel", "engine"]];
const sourceNames = ["staff", "file", "vin", "reference"] as const;

const vehicleEntries = {
  id: whole,
  vin: v.string(),
  year: whole,
  makeId: whole,
  modelId: whole,
  locationId: whole,
  make: v.string(),
  model: v.string(),
  trim: v.string(),
  engine: v.string(),
  transmission: v.string(),
  color: v.string(),
  locationName: v.string(),
  locationCode: v.string(),
  city: v.string(),
  zip: v.string(),
  state: v.string(),
  row: v.string(),
  dateAdded: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT00:00:00\+00:00$/)),
  barCodeNumber: v.string(),
  hasImage: v.boolean(),
  imageCount: whole,
  imageName: v.string(),
  largeImage: v.string(),
  smallImage: v.string(),
  thumbNail: v.string(),
  url: v.string(),
  size1: v.string(),
  size2: v.string(),
  size3: v.string(),
  size4: v.string(),
  extension: v.string(),
  section: v.string(),
  space: v.string(),
  heldUntil: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/))),
  ...factEntries,
  sources: v.optional(v.record(v.picklist(told), v.picklist(sourceNames))),
};

export const vehicleShape = v.strictObject(vehicleEntries);
export type ApiVehicle = v.InferOutput<typeof vehicleShape>;

export const vehicleDetailShape = v.strictObject({
  ...vehicleEntries,
  bodyStyle: v.string(),
  drive: v.string(),
  fuel: v.string(),
  mileage: v.nullable(whole),
  images: v.array(v.string()),
});

export const storeCarsShape = v.strictObject({ location: locationShape, vehicles: v.array(vehicleShape) });
export const searchShape = v.array(storeCarsShape);
export const oneVehicleShape = v.strictObject({ vehicle: vehicleDetailShape, location: locationShape });
