import { bodyIds, findBody } from "#core/body.ts";
import { findYears, writeYears } from "#core/years.ts";
import { integer, list, noneOf, text, yesNo } from "#feeds/engine/checks.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import { readBy } from "#feeds/engine/read-by.ts";

const years = readBy(
  (cell, { now }) => {
    const found = findYears(cell, now);
    return found && writeYears(found);
  },
  {
    es: "no es una lista de años. Escríbala así: 1971-1974, 1977.",
    en: "is no list of years. Write it like 1971-1974, 1977.",
  },
);

export const columns = {
  make: { required: true, doc: "The make.", example: "Honda", check: text(60) },
  model: { doc: "The model; empty on the line that speaks of the make itself.", example: "CR-V", check: text(80) },
  id: {
    aliases: ["make_id", "model_id"],
    doc: "The number that links and other programs know it by; it never changes. Without one a new number is given.",
    example: "2440",
    check: integer(1, 2_000_000_000),
  },
  years: {
    doc: "The model years in which it was made; a model's only.",
    example: "1997-2020",
    check: years,
  },
  body: {
    doc: `Its usual body, a model's only: ${bodyIds.join(", ")}.`,
    example: "suv",
    check: readBy((cell) => findBody(cell) ?? null, noneOf(bodyIds)),
  },
  also: {
    aliases: ["aliases", "alias"],
    doc: "How else files and visitors write it, with | between; the whole list.",
    example: "crv|cr v",
    check: list(60),
  },
  remove: { doc: "yes takes it off; only what no car needs.", example: "", check: yesNo },
} as const satisfies Columns;

export type CatalogLine = RowOf<typeof columns>;
