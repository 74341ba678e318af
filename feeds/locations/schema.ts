import { mailAddress } from "#core/mail-address.ts";
import { regions } from "#core/region.ts";
import {
  date,
  decimal,
  highways,
  html,
  integer,
  list,
  matching,
  money,
  oneOf,
  percent,
  text,
  timeZone,
  week,
} from "#feeds/engine/checks.ts";
import { clearing } from "#feeds/engine/clear.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { ErasableOf } from "#feeds/engine/draft.ts";

export const services = ["inventory", "partpricing", "wesellcars", "buyscars"] as const;
const states = [...Object.keys(regions.US), ...Object.keys(regions.CA)];
const phone = matching(/^[\d()+.\-\sx]{7,25}$/i, {
  es: "no es un número de teléfono. Escríbalo así: (817) 555-0102.",
  en: "is not a phone number. Write it like (817) 555-0102.",
});
const mail = matching(mailAddress, {
  es: "no es una dirección de correo. Escríbala así: patio@example.com.",
  en: "is not an email address. Write it like yard@example.com.",
});

/** What may be unsaid again; of a week that goes, the rows go. */
export const erasable: ErasableOf<"stores"> = {
  phone1: { phone1: "" },
  phone1_label: { phone1_label_es: "", phone1_label_en: "" },
  phone2: { phone2: "" },
  phone2_label: { phone2_label_es: "", phone2_label_en: "" },
  buying_phone: { buying_phone: "" },
  hours: {},
  buying_hours: {},
  tax_rate: { tax_rate: null },
  admission: { admission_cents: null },
  environmental_rate: { environmental_rate: null },
  environmental_cap: { environmental_cap_cents: null },
  core_days: { core_days: null },
  exchange_days: { exchange_days: null },
  warranty_days: { warranty_days: null },
  yard_closes_before: { yard_closes_before_minutes: null },
};

export const columns = {
  site: {
    required: true,
    aliases: ["store", "site code"],
    doc: "The store's short code; it never changes.",
    example: "FW1",
    check: text(20),
  },
  code: {
    aliases: ["number", "yard code"],
    doc: "The yard's number as inventory files write it.",
    example: "102",
    check: text(20),
  },
  name: { doc: "The store's name.", example: "Fort Worth Salvage", check: text(80) },
  sub_name: { doc: "A second line of the name.", example: "", check: text(80) },
  list_text: { doc: "Its name in lists; empty means the city.", example: "Fort Worth", check: text(80) },
  type: { doc: "What kind of store it is.", example: "Yard", check: text(40) },
  division: { aliases: ["division code"], doc: "The division's code.", example: "APB", check: text(20) },
  division_name: {
    doc: "The division's name; needed when the division is new.",
    example: "Texas",
    check: text(80),
  },
  count_group: { doc: "The group in which stores are counted.", example: "APBStore", check: text(40) },
  address1: {
    aliases: ["address", "street"],
    doc: "Street and number.",
    example: "4200 Old Mill Road",
    check: text(120),
  },
  address2: { doc: "Second line of the address.", example: "", check: text(120) },
  city: { doc: "City.", example: "Fort Worth", check: text(80) },
  state: { aliases: ["province"], doc: "State or province, two letters.", example: "TX", check: oneOf(states) },
  country: { doc: "US or CA.", example: "US", check: oneOf(["US", "CA"] as const) },
  postal_code: { aliases: ["zip", "zip code"], doc: "ZIP or postal code.", example: "76119", check: text(10) },
  latitude: {
    aliases: ["lat"],
    doc: "Latitude; empty means the postal code's.",
    example: "32.6921",
    check: decimal(-90, 90),
  },
  longitude: {
    aliases: ["lng", "lon"],
    doc: "Longitude; empty means the postal code's.",
    example: "-97.2674",
    check: decimal(-180, 180),
  },
  time_zone: { aliases: ["timezone"], doc: "The store's clock.", example: "America/Chicago", check: timeZone },
  phone1: { aliases: ["phone"], doc: "Telephone.", example: "(817) 555-0102", check: phone },
  phone1_label_es: {
    doc: "What the telephone is for, in Spanish; without it the number stands alone.",
    example: "Tienda",
    check: text(40),
  },
  phone1_label_en: { doc: "The same in English.", example: "Store", check: text(40) },
  phone2: { doc: "A second telephone.", example: "", check: phone },
  phone2_label_es: { doc: "What it is for, in Spanish.", example: "", check: text(40) },
  phone2_label_en: { doc: "The same in English.", example: "", check: text(40) },
  buying_phone: { doc: "Telephone of the desk that buys cars.", example: "(817) 555-0143", check: phone },
  email: {
    aliases: ["mail", "e-mail"],
    doc: "Where forms about this store go, beside the desk of the settings; never shown.",
    example: "fortworth@example.com",
    check: mail,
  },
  hours: {
    aliases: ["opening hours"],
    doc: "The week, in one cell; a day that it leaves out is closed. A week without any day is unsaid, not closed: close a yard with closed_on, or for some days with special-days.",
    example: "Mo-Fr 8:00-18:00; Sa-Su 8:00-17:00",
    check: week,
  },
  buying_hours: {
    doc: "The week of the car-buying desk; without it pages say to ask.",
    example: "Mo-Fr 8:00-17:00",
    check: week,
  },
  services: {
    doc: `What the store offers, with | between: ${services.join(", ")}.`,
    example: "inventory|partpricing|buyscars",
    check: list(20),
  },
  map_text_line1: {
    doc: "First line on the map; empty means city and state.",
    example: "Fort Worth, TX",
    check: text(80),
  },
  map_text_line2: { doc: "Second line on the map.", example: "", check: text(80) },
  info_es: {
    aliases: ["additional_info_es"],
    doc: "More for visitors in Spanish; simple HTML is kept.",
    example: "Entrada por la calle 4.",
    check: html(4000),
  },
  info_en: {
    aliases: ["additional_info_en"],
    doc: "The same in English.",
    example: "Enter from 4th Street.",
    check: html(4000),
  },
  tax_rate: { doc: "Sales tax in percent; 0 says that there is none.", example: "8.25", check: percent },
  admission: { doc: "Admission in dollars; 0 says that it is free.", example: "2.00", check: money },
  environmental_rate: {
    doc: "Environmental fee in percent of the parts; 0 says that there is none.",
    example: "4",
    check: percent,
  },
  environmental_cap: {
    doc: "The most that fee can be, in dollars; without it no cap is known.",
    example: "12.50",
    check: money,
  },
  core_days: { doc: "Days to bring the old part back; 0 says the same day.", example: "30", check: integer(0, 3650) },
  exchange_days: {
    doc: "Days to exchange a part; 0 says that none is exchanged.",
    example: "30",
    check: integer(0, 3650),
  },
  warranty_days: { doc: "Days of Warranty Plus.", example: "365", check: integer(0, 3650) },
  yard_closes_before: {
    doc: "Minutes before closing at which the yard closes; 0 says that both close together.",
    example: "30",
    check: integer(0, 720),
  },
  highways: {
    doc: "The highways near it, the nearest first, with | between, each with its exit if it has one.",
    example: "I-20 exit 438|I-35W exit 46",
    check: highways,
  },
  clear: clearing(erasable),
  opened_on: { doc: "The day it opened.", example: "2009-03-14", check: date },
  closed_on: { doc: "The day it closed for good.", example: "", check: date },
} as const satisfies Columns;

export type LocationLine = RowOf<typeof columns>;
