import { decimal, fileName, integer, oneOf, rowName, text, yesNo } from "#feeds/engine/checks.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";

export const pictures = { image: "map" } as const;

/** One line for each row of cars; what concerns the whole map stands in the store's first line. */
export const columns = {
  store: {
    required: true,
    aliases: ["site", "location"],
    doc: "The store's site, code or name. Its lines together are its whole map.",
    example: "FW1",
    check: text(80),
  },
  row: { doc: "The row's number or name.", example: "49", check: rowName },
  zone: { doc: "The code of the part of the yard that the row is in.", example: "imports", check: text(40) },
  zone_name_es: { doc: "That part's name in Spanish; once is enough.", example: "Importados", check: text(80) },
  zone_name_en: { doc: "The same in English.", example: "Imports", check: text(80) },
  x: { doc: "Left edge of the row on the map.", example: "40", check: decimal(0, 20_000) },
  y: { doc: "Top edge.", example: "60", check: decimal(0, 20_000) },
  width: { doc: "Width of the row.", example: "120", check: decimal(0.01, 20_000) },
  height: { doc: "Height of the row.", example: "14", check: decimal(0.01, 20_000) },
  title_es: {
    doc: "The map's title in Spanish (first line of the store).",
    example: "Mapa del patio de Fort Worth",
    check: text(120),
  },
  title_en: { doc: "The map's title in English.", example: "Fort Worth yard map", check: text(120) },
  map_width: { doc: "Width of the whole map; 360 fits a phone.", example: "360", check: integer(1, 20_000) },
  map_height: { doc: "Height of the whole map.", example: "480", check: integer(1, 20_000) },
  gate: {
    doc: "The side of the gate: left or right.",
    example: "left",
    check: oneOf(["left", "right"] as const, { izquierda: "left", derecha: "right" }),
  },
  image: {
    doc: "A picture of the map beside this file; empty means that it is drawn from the rows.",
    example: "",
    check: fileName,
  },
  remove: { doc: "yes deletes the store's map.", example: "", check: yesNo },
} as const satisfies Columns;

export type MapLine = RowOf<typeof columns>;
