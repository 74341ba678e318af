import { expect, it } from "vitest";
import { feedIds, feeds } from "#feeds/feeds.ts";
import { shownChange } from "./change-words.ts";
import { columnName } from "./column-name.ts";

it("tells new photos by how many there are", () => {
  const row = { stock_number: "K1", row: "F6", photos: "[]", updated_at: "a" };
  const { others } = shownChange(
    { kind: "changed", label: "K1", before: row, after: { ...row, photos: '[{"id":"x"}]', updated_at: "b" } },
    "es",
  );
  expect(others).toEqual([{ column: "photo_urls", before: "0", after: "1" }]);
  expect(columnName("photo_urls", "es")).toBe("Fotos");
});

it("tells a price by its part, in the language of who reads, and as money", () => {
  const row = { store_id: 1, part_id: 7, price_cents: 432_109, core_cents: null, updated_at: "a" };
  const part = { es: "Alternador", en: "Alternator", number: "305-1" };
  expect(shownChange({ kind: "new", label: "l. 1", part, before: null, after: row }, "es")).toEqual({
    name: "Alternador",
    number: "305-1",
    row: { before: "", after: "" },
    others: [{ column: "price", before: "", after: "$4,321.09" }],
  });
  const after = { ...row, price_cents: 1299, core_cents: 900, updated_at: "b" };
  const { name, others } = shownChange({ kind: "changed", label: "l. 1", part, before: row, after }, "en");
  expect([name, others]).toEqual([
    "Alternator",
    [
      { column: "price", before: "$4,321.09", after: "$12.99" },
      { column: "core", before: "", after: "$9.00" },
    ],
  ]);
});

it("tells hours as clocks show them", () => {
  const row = { store_id: 1, day: "2026-12-24", opens_minute: 480, closes_minute: null };
  const after = { ...row, opens_minute: 540, closes_minute: 720 };
  const { name, others } = shownChange({ kind: "changed", label: "l. 1", before: row, after }, "en");
  expect(name).toBe("2026-12-24");
  expect(others).toEqual([
    { column: "opens", before: "8\u00a0a.m.", after: "9\u00a0a.m." },
    { column: "closes", before: "", after: "12\u00a0p.m." },
  ]);
});

it("has a Spanish word for every column that a manager can be asked about", () => {
  const same = new Set(["id", "x", "y", "color", "vin", "turbo"]);
  for (const feed of feedIds)
    for (const id of Object.keys(feeds[feed].columns))
      if (!same.has(id)) expect(columnName(id, "es").toLowerCase(), `${feed} ${id}`).not.toBe(id.replaceAll("_", " "));
});
