import { date, integer, photos, rowName, text } from "#feeds/engine/checks.ts";
import { carYear, yearOfVin } from "#feeds/engine/clean/car-year.ts";
import type { RowOf } from "#feeds/engine/columns.ts";
import { factColumns } from "./fact-columns.ts";

/** The canonical record and the names that yards' systems use for it. */
export const columns = {
  store: {
    aliases: ["Yard Code", "Yard", "Store Number", "Location", "Branch", "yard_name", "Yard City"],
    doc: "The yard: its code, site, number or name. Not needed with --store, which takes no line of another store.",
    example: "FW1",
    check: text(80),
  },
  store_state: {
    aliases: ["yard_state"],
    doc: "State or province of the yard, when its city's name is not enough.",
    example: "TX",
    check: text(30),
  },
  stock_number: {
    aliases: ["Stock#", "Stock No", "Stock", "Bar Code Number", "barcode"],
    doc: "The yard's own number of the car. This or the VIN is needed.",
    example: "B6729500",
    check: text(40),
  },
  vin: {
    doc: "The vehicle identification number. This or the stock number is needed.",
    example: "1HGCM82633A004352",
    aliases: ["VIN Number", "VIN#"],
    check: text(40),
  },
  year: {
    aliases: ["iYear", "Model Year", "hol_year"],
    doc: "Model year. Where it is empty, the VIN says it.",
    example: "2003",
    check: carYear,
    passable: yearOfVin,
  },
  make: {
    aliases: ["hol_mfr_name", "Manufacturer"],
    doc: "Make. Where it is empty or odd, the VIN says it.",
    example: "Honda",
    check: text(60),
  },
  model: {
    aliases: ["hol_model"],
    doc: "Model. Where it is empty or odd, the VIN says it.",
    example: "Accord",
    check: text(80),
  },
  trim: { aliases: ["Trim Level", "Series"], doc: "Trim.", example: "EX", check: text(80) },
  color: {
    aliases: ["Colour", "Exterior Color", "Ext Color"],
    doc: "Colour, in English or Spanish.",
    example: "Silver",
    check: text(40),
  },
  engine: { aliases: ["Engine Size", "Motor"], doc: "Engine.", example: "2.4L I4", check: text(80) },
  transmission: { aliases: ["Trans"], doc: "Transmission.", example: "Automatic", check: text(60) },
  drive: {
    aliases: ["Drivetrain", "Drive Type", "Drive Line"],
    doc: "Driven wheels.",
    example: "FWD",
    check: text(40),
  },
  fuel: { aliases: ["Fuel Type"], doc: "Fuel.", example: "Gasoline", check: text(40) },
  ...factColumns,
  mileage: {
    aliases: ["Odometer", "Miles"],
    doc: "Odometer reading; 0, 818 and 999999 mean unknown.",
    example: "154210",
    check: integer(0, 9_999_999),
  },
  section: { aliases: ["Yard Section", "Area"], doc: "Section of the yard.", example: "Imports", check: text(40) },
  row: {
    aliases: ["Vehicle Row", "Yard Row", "Row Number"],
    doc: "Row in the yard; 0 or 999 mean not on the lot.",
    example: "49",
    check: rowName,
  },
  space: { aliases: ["Space Number", "Space#", "Spot"], doc: "Space in the row.", example: "12", check: text(20) },
  date_set: {
    aliases: ["Date Added", "In Yard Date", "Yard In Date", "Yard Date", "Set Date", "Arrival Date"],
    doc: "The day the car was set in the yard.",
    example: "2026-05-11",
    check: date,
    passable: {
      es: "no es una fecha y se pasó por alto. Un carro nuevo queda con la fecha de hoy.",
      en: "is no date and was passed over. A new car has today’s.",
    },
  },
  status: {
    aliases: ["istatus", "Vehicle Status"],
    doc: "Sold, crushed or similar takes the car off the site; anything else leaves it.",
    example: "In yard",
    check: text(40),
  },
  photo_urls: {
    aliases: ["Photos", "image_url", "Images", "Photo"],
    doc: "Photos: files beside this one, or web addresses (read with --fetch-photos).",
    example: "b6729500.jpg",
    check: photos,
  },
  notes: { aliases: ["Comments"], doc: "Anything else worth knowing.", example: "Front end hit", check: text(500) },
} as const satisfies import("#feeds/engine/columns.ts").Columns;

export type InventoryRow = RowOf<typeof columns>;
