import { money, oneOf, text, yesNo } from "#feeds/engine/checks.ts";
import { category, categoryWords } from "#feeds/engine/clean/category.ts";
import { clearing } from "#feeds/engine/clear.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { ErasableOf } from "#feeds/engine/draft.ts";
import { partTypes, typeWords } from "../parts/schema.ts";

/** What may be emptied, and what it then is. */
export const erasable: ErasableOf<"chain_prices"> = {
  core: { core_cents: 0 },
  warranty_price: { warranty_cents: null },
  environmental_fee: { environmental_cents: null },
  note: { note_es: "", note_en: "" },
  note_es: { note_es: "" },
  note_en: { note_en: "" },
};

export const columns = {
  store: {
    aliases: ["site", "location", "yard"],
    doc: "The store whose own price this is; empty means the chain's list.",
    example: "",
    check: text(80),
  },
  item_number: {
    required: true,
    aliases: ["item", "item#", "sku", "part number"],
    doc: "The part's number.",
    example: "682-1",
    check: text(40),
  },
  name_es: {
    aliases: ["description_es", "nombre"],
    doc: "Name in Spanish; needed for a part that is new.",
    example: "Compresor del aire",
    check: text(120),
  },
  name_en: {
    aliases: ["description_en", "name", "description"],
    doc: "Name in English; needed for a part that is new.",
    example: "A/C compressor",
    check: text(120),
  },
  type: { doc: "CAR or PU/VAN; needed for a part that is new.", example: "CAR", check: oneOf(partTypes, typeWords) },
  category: {
    aliases: ["group"],
    doc: `The kind of part, needed for a part that is new: ${categoryWords}; or its name on the site.`,
    example: "climate",
    check: category,
  },
  price: { aliases: ["amount"], doc: "The price without core, in dollars.", example: "61.99", check: money },
  core: {
    aliases: ["core price", "core charge"],
    doc: "The core deposit, in dollars; 0 when there is none. A store's new price takes it from the chain's list when empty.",
    example: "8.99",
    check: money,
  },
  warranty_price: {
    aliases: ["warranty plus", "warranty"],
    doc: "The price of Warranty Plus for this part.",
    example: "12.00",
    check: money,
  },
  environmental_fee: {
    aliases: ["environmental", "env fee"],
    doc: "A fixed environmental fee; empty means by the store's rate.",
    example: "",
    check: money,
  },
  note: { doc: "A size or code that reads the same in both languages.", example: "", check: text(200) },
  note_es: { doc: "A note in Spanish.", example: "Con polea", check: text(200) },
  note_en: { doc: "The note in English.", example: "With pulley", check: text(200) },
  clear: clearing(erasable),
  remove: { doc: "yes takes this price off (a store then has the chain's price again).", example: "", check: yesNo },
} as const satisfies Columns;

export type PriceLine = RowOf<typeof columns>;
