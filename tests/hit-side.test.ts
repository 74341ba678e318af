import { beforeAll, expect, it } from "vitest";
import type { HitSide } from "#core/hit-side.ts";
import type { Stock } from "#stock/stock.ts";
import { countChoices } from "#stock/vehicle-counts.ts";
import type { VehicleQuery } from "#stock/vehicle-query.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { openApi } from "#tests/support/api-call.ts";
import { fillChain } from "#tests/support/chain.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { withMigrated } from "#tests/support/migrated.ts";

/** By the car's number, so that each yard has some of each and many of which nobody said it. */
const noted = ["", "front", "rear", "", "left", "right", "none", "front"] as const;
const notedOf = (id: number) => noted[id % noted.length] || undefined;

let stock: Stock;
beforeAll(async () => {
  stock = await withMigrated(async (db) => {
    await fillChain(db, { stores: 4, vehicles: 400 });
    for (const [at, hit_side] of noted.entries())
      await db.main
        .updateTable("vehicles")
        .set({ hit_side })
        .where(({ eb }) => eb(eb("id", "%", noted.length), "=", at))
        .execute();
    return loadTestStock(db);
  });
});

const carsOf = (query: VehicleQuery) => searchVehicles(stock, query).flatMap((match) => match.vehicles());
const tally = (cars: ReturnType<typeof carsOf>) => {
  const counts: Partial<Record<HitSide, number>> = {};
  for (const { facts } of cars) if (facts.hitSide) counts[facts.hitSide] = (counts[facts.hitSide] ?? 0) + 1;
  return counts;
};

it("finds the cars of which somebody noted one of these, and never one of which nobody did", () => {
  for (const hits of [["front"], ["none", "rear"], ["left", "right", "front", "rear", "none"]] as const)
    for (const rest of [{}, { makeId: 1 }, { makeId: 2, colors: ["azul"] }]) {
      const found = carsOf({ ...rest, hits }).map(({ id }) => id);
      const wanted = carsOf(rest).filter(({ id }) => hits.some((hit) => hit === notedOf(id)));
      expect(found).toEqual(wanted.map(({ id }) => id));
    }
  expect(carsOf({ hits: ["front"] }).length).toBeGreaterThan(50);
  expect(carsOf({ hits: [] })).toHaveLength(400);
});

it("counts each as it would be shown, the other filters left as they are", () => {
  for (const query of [
    {},
    { makeId: 1 },
    { makeId: 1, hits: ["front"] },
    { colors: ["azul"], hits: ["none"] },
  ] as const) {
    const { hits } = countChoices(stock, query, searchVehicles(stock, query));
    expect(Object.fromEntries(hits)).toEqual(tally(carsOf({ ...query, hits: [] })));
  }
  const { colors } = countChoices(stock, { hits: ["rear"] }, searchVehicles(stock, { hits: ["rear"] }));
  expect([...colors.values()].reduce((sum, count) => sum + count, 0)).toBe(carsOf({ hits: ["rear"] }).length);
});

it("is asked for in the API by the same words, piece by piece, and refused where it is none of them", async () => {
  const { call } = openApi({ stock });
  const asked = async (query: string) => {
    const { json } = await call(`/vehicle/search?zip=95670&distance=0&${query}`);
    return (json as { vehicles: { id: number; hitSide?: string }[] }[]).flatMap(({ vehicles }) => vehicles);
  };
  for (const query of ["hitSide=none", "hitSide=Rear,%20none", "makeId=1&hitSide=front"]) {
    const cars = await asked(query);
    expect(cars.length).toBeGreaterThan(0);
    for (const { id, hitSide } of cars) expect([id, hitSide]).toEqual([id, notedOf(id)]);
  }
  const all = await asked("makeId=1");
  expect(all.length).toBeGreaterThan((await asked("makeId=1&hitSide=front")).length);
  expect(all.some((car) => !("hitSide" in car))).toBe(true);
  const wrong = await call("/vehicle/search?makeId=1&hitSide=roof");
  expect([wrong.status, (wrong.json as { error: { field?: string } }).error.field]).toEqual([400, "hitSide"]);
});
