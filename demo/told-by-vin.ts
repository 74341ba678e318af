import { readCar } from "#core/vin/read-car.ts";
import type { VehicleRow } from "#data/schema.ts";
import { findVinTable } from "#data/vin-table.ts";
import { valuesByVin } from "#feeds/engine/lookup/vin-values.ts";
import { fillByVin } from "#feeds/engine/write/fill-by-vin.ts";
import type { CatalogModel } from "./catalog.ts";

type Told = ReturnType<typeof valuesByVin>;
const told = new Map<string, Told>();
const nothing: Told = {};

/** Cars that differ by their serial alone are read once. */
function readOnce(vin: string, year: number, { make, name }: CatalogModel): Told {
  const key = `${vin.slice(0, 8)}${vin.slice(9, 11)} ${name}`;
  let values = told.get(key);
  if (!values) {
    const table = findVinTable();
    values = table ? valuesByVin(readCar(table, vin), { year, make, model: name }) : nothing;
    told.set(key, values);
  }
  return values;
}

/** With what the VIN tells where the yard says nothing, as an import would have put it. */
export function withTold(row: VehicleRow, model: CatalogModel): VehicleRow {
  const tells = row.vin.length === 17 ? readOnce(row.vin, row.year, model) : nothing;
  return fillByVin(row, { values: {}, byVin: { tells, said: [] } }) as VehicleRow;
}
