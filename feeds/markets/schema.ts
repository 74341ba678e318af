import { list, matching, oneOf, slug, text, yesNo } from "#feeds/engine/checks.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";

export const columns = {
  slug: {
    required: true,
    aliases: ["market"],
    doc: "The market's short name; it never changes.",
    example: "dallas-fort-worth",
    check: slug,
  },
  name_es: { doc: "Name in Spanish.", example: "Dallas y Fort Worth", check: text(80) },
  name_en: { doc: "Name in English.", example: "Dallas and Fort Worth", check: text(80) },
  state: {
    doc: "State or province, two letters.",
    example: "TX",
    check: matching(/^[A-Z]{2}$/, { es: "no son dos letras mayúsculas.", en: "is not two capital letters." }),
  },
  country: { doc: "US or CA.", example: "US", check: oneOf(["US", "CA"] as const) },
  phone: { doc: "Telephone of the desk that buys cars.", example: "(817) 555-0143", check: text(25) },
  area_es: { doc: "The area served, in Spanish.", example: "Todo el norte de Texas", check: text(300) },
  area_en: { doc: "The same in English.", example: "All of North Texas", check: text(300) },
  stores: { doc: "Its stores with | between; the first has the desk.", example: "FW1|DAL", check: list(80) },
  postal_codes: {
    aliases: ["zips"],
    doc: "Postal codes served, with | between.",
    example: "76119|75212",
    check: list(10),
  },
  cities: { doc: "Cities served, with | between.", example: "Fort Worth|Dallas", check: list(80) },
  remove: { doc: "yes deletes the market.", example: "", check: yesNo },
} as const satisfies Columns;

export type MarketLine = RowOf<typeof columns>;
