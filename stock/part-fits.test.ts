import { beforeAll, describe, expect, it } from "vitest";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import { storeRow, vehicleRow } from "#tests/support/rows.ts";
import { answerPart, type PartAsk } from "./answer-part.ts";
import { findFamilies } from "./part-families.ts";
import type { Stock } from "./stock.ts";

type Car = Partial<Parameters<typeof vehicleRow>[0]> & { name: string };
const v6 = { litres: 3.5, cylinders: 6, engine_shape: "V" };
/** Yard 1 is at the place that is asked from, 2 some twenty miles away. */
const cars: readonly Car[] = [
  { name: "Honda Accord", year: 2008, engine: "2.4L I4", engine_code: "K24Z3", stock_number: "four" },
  { name: "Honda Accord", year: 2009, ...v6, engine_code: "J35Z2", stock_number: "coded", store_id: 2 },
  { name: "Honda Accord", year: 2010, ...v6, engine_code: "J35Z3", stock_number: "other code", store_id: 2 },
  { name: "Honda Accord", year: 2010, engine: "3.5L V6", stock_number: "sized", store_id: 2 },
  { name: "Honda Accord", year: 2011, stock_number: "unsaid", store_id: 2 },
  { name: "Acura TSX", year: 2010, engine: "2.4L I4", stock_number: "sister" },
  { name: "Chevrolet Silverado", year: 2004, stock_number: "plain" },
  { name: "Chevrolet Silverado", year: 2004, trim: "2500HD LT", stock_number: "heavy" },
  { name: "Chevrolet Silverado", year: 2004, weight_class: 3, stock_number: "class 3" },
  { name: "Chevrolet Silverado", year: 2004, weight_class: 1, stock_number: "class 1" },
  { name: "Ford F-250", year: 2004, stock_number: "F-250" },
  { name: "Ford F-350", year: 2004, stock_number: "F-350" },
  { name: "Ford F-150", year: 2004, stock_number: "F-150" },
  { name: "Toyota Camry", year: 2005, engine: "2.4L I4", stock_number: "Camry" },
  { name: "Toyota Camry Solara", year: 2005, engine: "2.4L I4", stock_number: "Solara" },
];

let stock: Stock;
const idOf = (name: string) => {
  for (const make of stock.catalog.makes)
    for (const model of stock.catalog.modelsOf(make.id)) if (`${make.name} ${model.name}` === name) return model.id;
  throw new Error(`no ${name}`);
};
beforeAll(async () => {
  stock = await loadCatalogStock(async (db) => {
    const models = await db.main
      .selectFrom("models")
      .innerJoin("makes", "makes.id", "models.make_id")
      .select(["models.id as id", "models.name as model", "makes.name as make"])
      .execute();
    const ids = new Map(models.map(({ id, make, model }) => [`${make} ${model}`, id]));
    await insertRows(db.main, "divisions", [{ id: 1, code: "APB", name: "Auto Parts" }]);
    await insertRows(db.main, "stores", [
      storeRow({ id: 1, latitude: 38.6, longitude: -121.28 }),
      storeRow({ id: 2, postal_code: "95650", latitude: 38.9, longitude: -121.28 }),
    ]);
    await insertRows(
      db.main,
      "store_services",
      [1, 2].flatMap((store_id) => (["inventory", "partpricing"] as const).map((service) => ({ store_id, service }))),
    );
    await insertRows(
      db.main,
      "vehicles",
      cars.map(({ name, ...car }, at) => vehicleRow({ id: at + 1, store_id: 1, model_id: ids.get(name) ?? 0, ...car })),
    );
    await bumpEverything(db.main);
  });
});

function ask(part: string, name: string, year: number, more: Partial<PartAsk> = {}) {
  const [found] = findFamilies(stock.prices, part);
  if (!found) throw new Error(`no part ${part}`);
  const origin = { latitude: 38.6, longitude: -121.28, postal: "95670" };
  const asked = { family: found.family, partIds: [], modelId: idOf(name), years: [[year, year]] as const };
  return answerPart(stock, { ...asked, origin, miles: 100, now: new Date("2026-11-15T20:00:00Z"), ...more });
}
const fitsOf = ({ yards }: ReturnType<typeof ask>) =>
  Object.fromEntries(
    yards.flatMap((yard) =>
      [...yard.cars, ...yard.others.cars].map(({ vehicle, fit }) => [
        vehicle.stockNumber,
        fit && `${fit.word} by ${fit.by}`,
      ]),
    ),
  );

describe("a part that hangs on the engine", () => {
  it("fits the very engine, else one of its size, else it is to be compared", () => {
    const asked = ask("alternator", "Honda Accord", 2008, { engine: "3.5 V6", code: "J35Z2" });
    expect(fitsOf(asked)).toMatchObject({
      coded: "same by engine",
      sized: "size by engine",
      unsaid: "compare by engine",
      "other code": "compare by engine",
    });
    expect(asked.yards[0]?.cars.map(({ vehicle }) => vehicle.stockNumber).slice(0, 2)).toEqual(["coded", "sized"]);
  });

  it("is not sought where all cars have another engine, and those that have are counted apart", () => {
    const asked = ask("alternator", "Honda Accord", 2008, { engine: "3.5 V6" });
    expect(asked.yards.map(({ store }) => store.id)).toEqual([2]);
    const four = ask("alternator", "Honda Accord", 2008, { engine: "2.4 I4" });
    expect(four.yards.map(({ store, count, others }) => [store.id, count, others.count])).toEqual([
      [1, 2, 0],
      [2, 1, 3],
    ]);
    expect(four.total).toBe(3);
    expect(fitsOf(four)).toMatchObject({ four: "size by engine", sister: "size by engine", coded: "other by engine" });
  });

  it("is shown with its reason where no car may serve", () => {
    const far = ask("alternator", "Honda Accord", 2008, { engine: "3.5 V6", miles: 10 });
    expect(far).toMatchObject({ beyond: true, total: 0, yards: [{ store: { id: 2 } }] });
    const none = ask("alternator", "Toyota Camry", 2005, { engine: "3.3 V6" });
    expect(none).toMatchObject({
      total: 0,
      stores: 0,
      beyond: false,
      engineUnseen: true,
      yards: [{ count: 0, cars: [] }],
    });
    expect(fitsOf(none).Camry).toBe("other by engine");
  });
});

describe("what goes by the car's weight", () => {
  it("is compared where the weight of one is not known, and is no answer from another weight", () => {
    const unknown = fitsOf(ask("brake rotor", "Chevrolet Silverado", 2004));
    expect(unknown).toMatchObject({ plain: "compare by weight", heavy: "compare by weight" });
    const light = fitsOf(ask("brake rotor", "Chevrolet Silverado", 2004, { weightClass: 1 }));
    expect(light).toEqual({
      plain: "compare by weight",
      "class 1": undefined,
      heavy: "other by weight",
      "class 3": "other by weight",
    });
  });

  it.each(["brake rotor", "wheel hub", "alloy wheel", "rear axle assembly", "cv axle"])(
    "never crosses from a F-250 to a F-350: %s",
    (part) => {
      const { yards } = ask(part, "Ford F-250", 2004);
      expect(yards.flatMap(({ cars: own }) => own.map(({ vehicle }) => vehicle.stockNumber))).toEqual(["F-250"]);
      for (const { others } of yards) for (const { fit } of others.cars) expect(fit?.word).toBe("other");
    },
  );

  it("says nothing of other parts, nor of cars", () => {
    expect(fitsOf(ask("windshield", "Chevrolet Silverado", 2004)).plain).toBeUndefined();
    expect(fitsOf(ask("brake rotor", "Toyota Camry", 2005)).Camry).toBeUndefined();
  });
});

it("of a sister on the same platform a part is only to be compared", () => {
  expect(fitsOf(ask("control arm", "Toyota Camry", 2005))).toEqual({ Camry: undefined, Solara: "compare by sister" });
});
