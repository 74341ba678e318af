import { bodyIds } from "#core/body.ts";
import { regions } from "#core/region.ts";
import { date, integer, oneOf, photos, rowName, text } from "#feeds/engine/checks.ts";
import { carYear, yearOfVin } from "#feeds/engine/clean/car-year.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import { brandWord, damageWord, keysWord, priceOrAsk, runsWord, titleWord } from "./words.ts";

const states = [...Object.keys(regions.US), ...Object.keys(regions.CA)];

const noDate = { es: "no es una fecha y se pasó por alto.", en: "is no date and was passed over." };

export const columns = {
  store: {
    aliases: ["yard", "site", "location"],
    doc: "The store that sells it. Not needed with --store, which takes no line of another store.",
    example: "FW1",
    check: text(80),
  },
  stock_number: {
    aliases: ["lot", "lot number", "stock#", "stock"],
    doc: "The store's number of the car. This or the VIN is needed.",
    example: "S1042",
    check: text(40),
  },
  vin: { doc: "The VIN. This or the stock number is needed.", example: "1HGCM82633A004352", check: text(40) },
  year: {
    doc: "Model year. Where it is empty, the VIN says it.",
    example: "2014",
    check: carYear,
    passable: yearOfVin,
  },
  make: { required: true, doc: "Make.", example: "Honda", check: text(60) },
  model: { required: true, doc: "Model.", example: "Accord", check: text(80) },
  trim: { doc: "Trim.", example: "EX", check: text(80) },
  body: {
    aliases: ["body style"],
    doc: `Body: ${bodyIds.join(", ")}, or the words of your program.`,
    example: "sedan",
    check: text(60),
  },
  color: { aliases: ["colour"], doc: "Colour.", example: "Silver", check: text(40) },
  engine: { doc: "Engine.", example: "2.4L I4", check: text(80) },
  transmission: { doc: "Transmission.", example: "Automatic", check: text(60) },
  drive: { aliases: ["drivetrain"], doc: "Driven wheels.", example: "FWD", check: text(40) },
  fuel: { aliases: ["fuel type"], doc: "Fuel.", example: "Gasoline", check: text(40) },
  price: { doc: "Price in dollars, or ask.", example: "2995", check: priceOrAsk },
  odometer: { aliases: ["mileage"], doc: "Odometer reading.", example: "132540", check: integer(0, 9_999_999) },
  odometer_unit: {
    doc: "mi or km.",
    example: "mi",
    check: oneOf(["mi", "km"] as const, { millas: "mi", kilometros: "km" }),
  },
  odometer_brand: {
    aliases: ["odo brand"],
    doc: "actual, not actual, exempt or unknown.",
    example: "actual",
    check: brandWord,
  },
  title_type: {
    aliases: ["title"],
    doc: "clean, salvage, rebuilt, junk, bill of sale or unknown.",
    example: "salvage",
    check: titleWord,
  },
  title_state: {
    aliases: ["sale title state"],
    doc: "State or province of the title.",
    example: "TX",
    check: oneOf(states),
  },
  damage_primary: {
    aliases: ["damage 1", "primary damage", "damage"],
    doc: "Main damage.",
    example: "front",
    check: damageWord,
  },
  damage_secondary: {
    aliases: ["damage 2", "secondary damage"],
    doc: "Other damage.",
    example: "side",
    check: damageWord,
  },
  runs: {
    aliases: ["runs/drives", "runs drives"],
    doc: "runs and drives, starts, does not run or unknown.",
    example: "runs and drives",
    check: runsWord,
  },
  tested_on: { doc: "The day it was tried.", example: "2026-05-02", check: date, passable: noDate },
  has_keys: { aliases: ["keys"], doc: "yes or no.", example: "yes", check: keysWord },
  section: { doc: "Section of the lot.", example: "", check: text(40) },
  row: { aliases: ["grid/row", "grid", "grid row"], doc: "Row on the lot.", example: "S2", check: rowName },
  photo_urls: {
    aliases: ["photos", "image url", "images"],
    doc: "Photos: files beside this one, or web addresses (read with --fetch-photos).",
    example: "",
    check: photos,
  },
  notes_es: { doc: "More for the buyer, in Spanish.", example: "Llantas nuevas.", check: text(1000) },
  notes_en: { doc: "The same in English.", example: "New tires.", check: text(1000) },
  listed_on: {
    aliases: ["date listed", "updated", "last updated"],
    doc: "The day it was offered first.",
    example: "2026-05-01",
    check: date,
    passable: noDate,
  },
  status: { doc: "sold takes the car off.", example: "", check: text(40) },
} as const satisfies Columns;

export type SaleLine = RowOf<typeof columns>;
