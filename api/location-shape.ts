import * as v from "valibot";
import { serviceIds } from "#core/store.ts";

const whole = v.pipe(v.number(), v.integer());
const clock = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

export const locationShape = v.strictObject({
  locationID: whole,
  site: v.string(),
  name: v.string(),
  subName: v.string(),
  listText: v.string(),
  type: v.string(),
  divisionCode: v.string(),
  divisionName: v.string(),
  divisionID: whole,
  locationCountGroup: v.string(),
  activeFlag: v.boolean(),
  locationDistance: v.optional(v.nullable(v.number())),
  address1: v.string(),
  address2: v.string(),
  city: v.string(),
  state: v.string(),
  stateName: v.string(),
  country: v.picklist(["US", "CA"]),
  countryName: v.string(),
  postalCode: v.string(),
  publicPhone1: v.string(),
  phone1Label: v.string(),
  cleanPhoneLink1: v.string(),
  publicPhone2: v.string(),
  phone2Label: v.string(),
  cleanPhoneLink2: v.string(),
  hours: v.string(),
  mapLatitude: v.number(),
  mapLongitude: v.number(),
  mapTextLine1: v.string(),
  mapTextLine2: v.string(),
  additionalInfo: v.string(),
  timeZone: v.string(),
  openingHours: v.nullable(v.array(v.strictObject({ weekday: whole, opens: clock, closes: clock }))),
  specialHours: v.array(
    v.strictObject({
      day: v.string(),
      label: v.string(),
      closed: v.boolean(),
      spans: v.array(v.strictObject({ opens: clock, closes: clock })),
    }),
  ),
  services: v.array(v.picklist(serviceIds)),
  hasStoreMap: v.boolean(),
  slug: v.string(),
});
export type Location = v.InferOutput<typeof locationShape>;

export const slimShape = v.strictObject({
  id: whole,
  locationID: whole,
  listText: v.string(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  country: v.picklist(["US", "CA"]),
});

export const dropdownShape = v.strictObject({
  id: whole,
  listText: v.string(),
  state: v.string(),
  stateName: v.string(),
  country: v.picklist(["US", "CA"]),
});

export const anyLocationShape = v.strictObject({
  locationID: whole,
  name: v.string(),
  mapTextLine1: v.string(),
  divisionCode: v.string(),
  city: v.string(),
  state: v.string(),
  country: v.picklist(["US", "CA"]),
  mapLatitude: v.number(),
  mapLongitude: v.number(),
});

export const deskShape = v.strictObject({
  id: whole,
  name: v.string(),
  phone: v.string(),
  cleanPhoneLink: v.string(),
  hours: v.string(),
  areaServed: v.string(),
  zips: v.array(v.string()),
  cities: v.array(v.string()),
  marketId: v.nullable(whole),
  marketName: v.string(),
  stores: v.array(slimShape),
});

export const mapShape = v.strictObject({
  id: whole,
  title: v.string(),
  width: v.number(),
  height: v.number(),
  imageUrl: v.string(),
  rows: v.array(
    v.strictObject({
      row: v.string(),
      zone: v.string(),
      zoneName: v.string(),
      x: v.number(),
      y: v.number(),
      width: v.number(),
      height: v.number(),
    }),
  ),
});
