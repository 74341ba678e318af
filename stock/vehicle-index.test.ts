import { describe, expect, it } from "vitest";
import { packYard } from "#tests/support/pack-yard.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import type { Catalog } from "./catalog.ts";
import { countAllChoices } from "./choice-counts.ts";
import type { YardColumns } from "./columns.ts";
import { buildVehicleIndex, type VehicleIndex } from "./vehicle-index.ts";
import { WordTable } from "./word-table.ts";

const catalog = {
  model: (id: number) => ({ id, makeId: id % 3 }),
  findModel: (id: number) => ({ id, body: id % 2 === 0 ? "sedan" : "pickup" }),
} as unknown as Catalog;
const words = new WordTable();
const go = () => undefined;
const colors = ["rojo", "azul", "gris"];

/** Cars from an id on; some have a number that another yard has too. */
function yardOf(storeId: number, from: number, count: number): YardColumns {
  const rows = Array.from({ length: count }, (_, at) => {
    const id = from + at;
    return vehicleRow({
      id,
      store_id: storeId,
      model_id: 1 + (id % 7),
      color: colors[id % 3] as string,
      body: id % 5 === 0 ? "van" : "",
      vin: id % 4 === 0 ? "" : `VIN${id}`,
      stock_number: id % 9 === 0 ? "TWICE" : `S${id}`,
    });
  });
  return packYard(storeId, rows, catalog, words);
}

const before = [yardOf(1, 1, 40), yardOf(33, 50, 30), yardOf(2, 100, 25), yardOf(65, 150, 9), yardOf(7, 170, 0)];
const changes: [string, YardColumns[]][] = [
  ["a yard's import", before.map((yard) => (yard.storeId === 33 ? yardOf(33, 60, 31) : yard))],
  ["a yard that is gone", before.filter(({ storeId }) => storeId !== 1)],
  ["a new yard", [yardOf(34, 300, 12), ...before]],
  ["another order", before.toReversed()],
  ["everything", [yardOf(1, 400, 10), yardOf(2, 1, 10)]],
  ["nothing left", []],
];

function tell(index: VehicleIndex) {
  const ids = Array.from({ length: 450 }, (_, at) => at);
  const told = (place: ReturnType<VehicleIndex["findById"]>) => place && [place.columns.storeId, place.row];
  return {
    total: index.total,
    byId: ids.map((id) => told(index.findById(id))),
    byVin: ids.map((id) => told(index.findByVin(`VIN${id}`))),
    byNumber: [...ids.map((id) => `S${id}`), "TWICE"].map((text) => told(index.findByStockNumber(text))),
    models: [...index.modelCounts].map(([id, count]) => [id, count, [...index.storesWithModel(id)]]),
    makes: [...index.makeCounts].map(([id, count]) => [id, count, [...index.storesWithMake(id)]]),
  };
}

describe("an index that goes on from the one before", () => {
  it.each(changes)("is the same as one made anew: %s", async (_, now) => {
    const first = await buildVehicleIndex(before, go);
    const told = tell(first);
    const next = await buildVehicleIndex(now, go, first);
    expect(tell(next)).toEqual(tell(await buildVehicleIndex(now, go)));
    expect(tell(first)).toEqual(told);
    // And from there on.
    expect(tell(await buildVehicleIndex(before, go, next))).toEqual(told);
  });

  it("leaves out what nobody has", async () => {
    const first = await buildVehicleIndex(before, go);
    const next = await buildVehicleIndex([yardOf(1, 7, 1)], go, first);
    expect([...next.modelCounts]).toEqual([[1, 1]]);
    expect([...next.storesWithModel(2)]).toEqual([]);
  });

  it("reads only the yards that changed", async () => {
    const first = await buildVehicleIndex(before, go);
    let asked = 0;
    const now = before.map((yard) => (yard.storeId === 2 ? yardOf(2, 500, 3) : yard));
    await buildVehicleIndex(
      now,
      () => {
        asked++;
        return undefined;
      },
      first,
    );
    // The part of store 2, before what changed is looked for, what it had and has of models and makes, and the lists of
    // the four models that it has no more.
    expect(asked).toBe(1 + 1 + 2 * 2 + 4);
  });
});

describe("counts of choices that go on from those before", () => {
  it.each(changes)("are the same as counted anew: %s", async (_, now) => {
    const first = await countAllChoices(before, words, catalog, go);
    const fresh = await countAllChoices(now, words, catalog, go);
    expect(await countAllChoices(now, words, catalog, go, first)).toEqual(fresh);
    expect([...fresh.colors.values()].reduce((a, b) => a + b, 0)).toBe(now.reduce((sum, { count }) => sum + count, 0));
  });

  it("begin anew with a new table of words", async () => {
    const first = await countAllChoices(before, words, catalog, go);
    const other = new WordTable();
    const yard = packYard(1, [vehicleRow({ id: 1, store_id: 1, model_id: 2, color: "verde" })], catalog, other);
    const { colors: found } = await countAllChoices([yard], other, catalog, go, first);
    expect([...found]).toEqual([["verde", 1]]);
  });
});
