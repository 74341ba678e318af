import { carColumns, removeColumn } from "#feeds/engine/car-columns.ts";
import { text } from "#feeds/engine/checks.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";

export const columns = {
  part: {
    required: true,
    aliases: ["item_number", "part_name"],
    doc: "The part: its number on the price list, or its name without side or size in either language.",
    example: "Alternator",
    check: text(120),
  },
  group: {
    required: true,
    aliases: ["interchange", "interchange_number", "group_code"],
    doc: "The table's own number of a group: the cars of a group take the same part.",
    example: "601-02217",
    check: text(60),
  },
  ...carColumns,
  remove: removeColumn,
} as const satisfies Columns;

export type InterchangeLine = RowOf<typeof columns>;
