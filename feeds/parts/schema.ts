import { list, oneOf, text, yesNo } from "#feeds/engine/checks.ts";
import { category, categoryWords } from "#feeds/engine/clean/category.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";

export const partTypes = ["CAR", "PU/VAN"] as const;
export const typeWords = { carro: "CAR", auto: "CAR", troca: "PU/VAN", van: "PU/VAN", pickup: "PU/VAN" } as const;

export const columns = {
  item_number: {
    required: true,
    aliases: ["item", "item#", "sku", "part number"],
    doc: "The part's number on the price list.",
    example: "682-1",
    check: text(40),
  },
  name_es: {
    aliases: ["description_es", "nombre"],
    doc: "Name in Spanish.",
    example: "Compresor del aire",
    check: text(120),
  },
  name_en: {
    aliases: ["description_en", "name", "description"],
    doc: "Name in English.",
    example: "A/C compressor",
    check: text(120),
  },
  type: { doc: "CAR, or PU/VAN for pickups and vans.", example: "CAR", check: oneOf(partTypes, typeWords) },
  category: {
    aliases: ["group"],
    doc: `The kind of part: ${categoryWords}; or its name on the site.`,
    example: "climate",
    check: category,
  },
  synonyms_es: {
    aliases: ["also_es"],
    doc: "Other Spanish names, with | between them.",
    example: "compresor de clima|compresor A/C",
    check: list(80),
  },
  synonyms_en: {
    aliases: ["also_en"],
    doc: "Other English names, with | between them.",
    example: "AC pump",
    check: list(80),
  },
  remove: { doc: "yes takes the part and its prices off.", example: "", check: yesNo },
} as const satisfies Columns;

export type PartLine = RowOf<typeof columns>;
