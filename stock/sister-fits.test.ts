import { beforeAll, expect, it } from "vitest";
import { readSisters } from "#data/reference.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import { storeRow, vehicleRow } from "#tests/support/rows.ts";
import { answerPart } from "./answer-part.ts";
import { nameModels } from "./load/by-name.ts";
import { findFamilies } from "./part-families.ts";
import type { Stock } from "./stock.ts";

const rows = readSisters();
let stock: Stock;
let modelNamed: ReturnType<typeof nameModels>;

/** One car of every year of every sister, of which nothing is known but its name. */
beforeAll(async () => {
  stock = await loadCatalogStock(async (db) => {
    const models = await db.main
      .selectFrom("models")
      .innerJoin("makes", "makes.id", "models.make_id")
      .select(["models.id as id", "models.name as model", "makes.name as make"])
      .execute();
    const ids = new Map(models.map(({ id, make, model }) => [`${make} ${model}`, id]));
    const years = new Set<string>();
    for (const row of rows)
      for (let year = row.sister_from; year <= row.sister_to; year++)
        years.add(`${ids.get(`${row.sister_make} ${row.sister_model}`)} ${year}`);
    await insertRows(db.main, "divisions", [{ id: 1, code: "APB", name: "Auto Parts" }]);
    await insertRows(db.main, "stores", [storeRow({ id: 1 })]);
    await insertRows(db.main, "store_services", [{ store_id: 1, service: "inventory" }]);
    const cars = [...years].map((text, at) => {
      const [model_id = 0, year = 0] = text.split(" ").map(Number);
      return vehicleRow({ id: at + 1, store_id: 1, model_id, year });
    });
    await insertRows(
      db.main,
      "vehicles",
      cars.filter(({ model_id }) => model_id > 0),
    );
    await bumpEverything(db.main);
  });
  modelNamed = nameModels(stock.catalog);
});

/** One part of each kind that goes to sisters at all, and one that goes to none. */
const parts = {
  body: "windshield",
  chassis: "control arm",
  engine: "alternator",
  weight: "wheel hub",
  model: "brake rotor",
};
/** As far as a bond reaches; all else of a sister is no answer. */
const reach: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  car: ["body", "chassis", "engine", "weight"],
  platform: ["chassis", "engine", "weight"],
  cab: ["body"],
};

it.each(Object.keys(parts) as (keyof typeof parts)[])("of no sister's %s part is it said that it fits", (kind) => {
  const [found] = findFamilies(stock.prices, parts[kind]);
  if (!found) throw new Error(`no ${parts[kind]}`);
  const wrong: string[] = [];
  let seen = 0;
  for (const row of rows) {
    const [own, other] = [modelNamed(row.make, row.model), modelNamed(row.sister_make, row.sister_model)];
    if (own === undefined || other === undefined) continue;
    const ask = { family: found.family, partIds: [], modelId: own, origin: undefined, miles: 0, now: new Date() };
    const bonds = new Set(
      rows.flatMap((one) =>
        one.make === row.make &&
        one.model === row.model &&
        one.sister_make === row.sister_make &&
        one.sister_model === row.sister_model
          ? one.shares
          : [],
      ),
    );
    const reaches = [...bonds].some((bond) => reach[bond]?.includes(kind));
    const { yards } = answerPart(stock, { ...ask, years: [[row.from_year, row.from_year]] });
    for (const { vehicle, fit } of yards.flatMap((yard) => [...yard.cars, ...yard.others.cars])) {
      if (vehicle.modelId !== other) continue;
      seen++;
      const told = fit?.word === "compare" || fit?.word === "other";
      const mayBeSilent = bonds.has("car") && kind !== "engine";
      if (!reaches || (!told && !mayBeSilent))
        wrong.push(
          `${row.make} ${row.model} ${row.from_year}: ${vehicle.make} ${vehicle.model} ${vehicle.year} ${fit?.word}`,
        );
    }
  }
  expect(wrong).toEqual([]);
  expect(seen > 0).toBe(kind !== "model");
});
