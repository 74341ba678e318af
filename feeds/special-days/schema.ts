import { clock, date, text, yesNo } from "#feeds/engine/checks.ts";
import { clearing } from "#feeds/engine/clear.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { ErasableOf } from "#feeds/engine/draft.ts";

/** What may be emptied, and what it then is. */
export const erasable: ErasableOf<"special_days"> = { label_es: { label_es: "" }, label_en: { label_en: "" } };

export const columns = {
  store: {
    required: true,
    aliases: ["site", "location"],
    doc: "The store's site, code or name; * means every open store.",
    example: "*",
    check: text(80),
  },
  day: {
    required: true,
    aliases: ["date"],
    doc: "The day on the store's calendar.",
    example: "2026-12-25",
    check: date,
  },
  closed: { doc: "yes when the store is closed all day.", example: "yes", check: yesNo },
  opens: {
    aliases: ["open"],
    doc: "When it opens, on the store's clock. A second line for the same day adds a second span.",
    example: "09:00",
    check: clock,
  },
  closes: { aliases: ["close"], doc: "When it closes.", example: "14:00", check: clock },
  label_es: { aliases: ["name_es"], doc: "What the day is, in Spanish.", example: "Navidad", check: text(80) },
  label_en: { aliases: ["name_en"], doc: "What the day is, in English.", example: "Christmas Day", check: text(80) },
  clear: clearing(erasable),
  remove: { doc: "yes takes the special day off: the usual hours are back.", example: "", check: yesNo },
} as const satisfies Columns;

export type SpecialDayLine = RowOf<typeof columns>;
