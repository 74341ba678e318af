import { expect, it } from "vitest";
import { feedIds, feeds } from "#feeds/feeds.ts";
import { shownChange } from "./change-words.ts";
import { columnName } from "./column-name.ts";

it("tells new photos by how many there are", () => {
  const row = { stock_number: "K1", row: "F6", photos: "[]", updated_at: "a" };
  const { others } = shownChange({
    kind: "changed",
    label: "K1",
    before: row,
    after: { ...row, photos: '[{"id":"x"}]', updated_at: "b" },
  });
  expect(others).toEqual([{ column: "photo_urls", before: "0", after: "1" }]);
  expect(columnName("photo_urls", "es")).toBe("Fotos");
});

it("has a Spanish word for every column that a manager can be asked about", () => {
  const same = new Set(["id", "x", "y", "color", "vin"]);
  for (const feed of feedIds)
    for (const id of Object.keys(feeds[feed].columns))
      if (!same.has(id)) expect(columnName(id, "es").toLowerCase(), `${feed} ${id}`).not.toBe(id.replaceAll("_", " "));
});
