import { type Body, isBody } from "#core/body.ts";
import type { CarForSale } from "#core/car-for-sale.ts";
import type { CarForSaleRow, Executor } from "#data/schema.ts";
import type { Catalog } from "../catalog.ts";
import type { CarLot } from "../stock.ts";

export async function loadCarsForSale(db: Executor, catalog: Catalog): Promise<CarLot> {
  const rows = await db.selectFrom("cars_for_sale").selectAll().execute();
  const cars = rows.map((row) => carOf(row, catalog));
  return {
    forSale: cars
      .filter((car) => car.soldOn === null)
      .sort((a, b) => (a.listedOn < b.listedOn ? 1 : a.listedOn > b.listedOn ? -1 : b.id - a.id)),
    byId: new Map(cars.map((car) => [car.id, car])),
  };
}

function carOf(row: CarForSaleRow, catalog: Catalog): CarForSale {
  const model = catalog.model(row.model_id);
  return {
    id: row.id,
    storeId: row.store_id,
    stockNumber: row.stock_number,
    vin: row.vin,
    year: row.year,
    makeId: model.makeId,
    make: catalog.make(model.makeId).name,
    modelId: model.id,
    model: model.name,
    trim: row.trim,
    body: (isBody(row.body) ? row.body : model.body) as Body | "",
    color: row.color,
    engine: row.engine,
    transmission: row.transmission,
    drive: row.drive,
    fuel: row.fuel,
    facts: { byVin: row.by_vin, ...(row.high_voltage === 1 && { highVoltage: true as const }) },
    section: row.section,
    row: row.row,
    photos: JSON.parse(row.photos) as string[],
    priceCents: row.price_cents,
    odometer: row.odometer,
    odometerUnit: row.odometer_unit,
    odometerBrand: row.odometer_brand,
    titleType: row.title_type,
    titleState: row.title_state,
    damagePrimary: row.damage_primary,
    damageSecondary: row.damage_secondary,
    runs: row.runs,
    testedOn: row.tested_on,
    hasKeys: row.has_keys === null ? null : row.has_keys === 1,
    notes: { es: row.notes_es, en: row.notes_en },
    listedOn: row.listed_on,
    soldOn: row.sold_on,
  };
}
