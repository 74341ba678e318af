import { expect, it } from "vitest";
import { IdSet } from "./id-set.ts";
import { createSeenRows } from "./seen-rows.ts";

it("holds whole numbers, near and far, each once", () => {
  const ids = new IdSet();
  const some = [0, 1, 7, 8, 9, 32_767, 32_768, 32_769, 5_000_000, 4_294_967_295];
  for (const id of some)
    expect([ids.has(id), ids.add(id), ids.has(id), ids.add(id)]).toEqual([false, true, true, false]);
  for (const id of [2, 6, 10, 32_766, 65_536, 4_999_999]) expect(ids.has(id), `${id}`).toBe(false);
  for (const id of some) expect(ids.has(id), `${id}`).toBe(true);
});

it("knows which rows a file has spoken of, by id or by key, table by table", () => {
  const seen = createSeenRows();
  expect([seen.add("vehicles", { id: 7 }), seen.add("vehicles", { id: 7 }), seen.add("models", { id: 7 })]).toEqual([
    true,
    false,
    true,
  ]);
  expect([seen.hasId("vehicles", 7), seen.hasId("vehicles", 8), seen.hasId("makes", 7)]).toEqual([true, false, false]);
  const alias = { alias: "chevy", make_id: 1 };
  expect([seen.add("make_aliases", alias), seen.add("make_aliases", { ...alias, make_id: 2 })]).toEqual([true, false]);
  expect(seen.add("make_aliases", { alias: "chevrolet", make_id: 1 })).toBe(true);
  expect(seen.add("store_prices", { store_id: 1, part_id: 12 })).toBe(true);
  expect(seen.add("store_prices", { store_id: 11, part_id: 2 })).toBe(true);
  expect(seen.add("store_prices", { store_id: 11, part_id: 2 })).toBe(false);
});
