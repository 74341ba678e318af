import type { PlainRow } from "#data/writes/feeds-rows.ts";

const names = ["stock_number", "vin", "site", "slug", "title_es", "item_number", "name", "part", "model", "name_en"];

/** What people call a record: a car's number, a slide's short name; undefined when it has no name of its own. */
export function labelOf(row: PlainRow | undefined): string | undefined {
  const name = names
    .map((column) => row?.[column])
    .find((value) => value !== undefined && value !== null && value !== "");
  return name === undefined ? undefined : String(name);
}
