import { sisterBondIds } from "#core/generation.ts";
import { carColumns, carYear, removeColumn } from "#feeds/engine/car-columns.ts";
import { oneOf, text } from "#feeds/engine/checks.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";

export const columns = {
  ...carColumns,
  sister_make: { required: true, doc: "The make of the other.", example: "Acura", check: text(60) },
  sister_model: { required: true, doc: "The model of the other.", example: "EL", check: text(80) },
  sister_from: { required: true, doc: "The first model year of the other.", example: "2001", check: carYear },
  sister_to: { doc: "The last model year of the other.", example: "2005", check: carYear },
  shares: {
    doc: "car when it is the same car with another badge, platform when it shares the platform (its parts are to be compared), cab when only doors, glass and interior are the same.",
    example: "platform",
    check: oneOf(sisterBondIds as ["car", "platform", "cab"]),
  },
  remove: removeColumn,
} as const satisfies Columns;

export type SisterLine = RowOf<typeof columns>;
