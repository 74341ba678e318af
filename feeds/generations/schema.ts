import { findChanges, writeChanges } from "#core/generation.ts";
import { carColumns, removeColumn } from "#feeds/engine/car-columns.ts";
import { text } from "#feeds/engine/checks.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import { readBy } from "#feeds/engine/read-by.ts";

const changes = readBy(
  (cell) => {
    const found = findChanges(cell.replace(/[;,]/g, "|").toLowerCase());
    return found ? writeChanges(found) : null;
  },
  {
    es: "no son cambios. Escriba el año y face, body, chassis o engine: 2010 body|2010 engine.",
    en: "are not changes. Write the year and face, body, chassis or engine: 2010 body|2010 engine.",
  },
);

export const columns = {
  ...carColumns,
  name_es: { doc: "What the generation is called in Spanish.", example: "7.ª generación (ES/EM/EP)", check: text(120) },
  name_en: { doc: "The same in English.", example: "7th generation (ES/EM/EP)", check: text(120) },
  note_es: {
    doc: "What differs within it, in Spanish.",
    example: "el Si hatchback 2002–2005 (EP3) tiene otra carrocería",
    check: text(200),
  },
  note_en: {
    doc: "The same in English.",
    example: "the 2002–2005 Si hatchback (EP3) has its own body",
    check: text(200),
  },
  changes: {
    aliases: ["changed"],
    doc: "What changed within it and from which year, with | between: face (lights, bumpers, panels), body, chassis or engine. Parts of that kind are not offered across it.",
    example: "2004 face",
    check: changes,
  },
  remove: removeColumn,
} as const satisfies Columns;

export type GenerationLine = RowOf<typeof columns>;
