import { warrantyOf } from "#content/chain-facts.ts";
import { joinedColumns, listFacts, tellerOf, type VinColumn, vinBits } from "#core/car-facts.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { currencyOf, plainMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { DataTable } from "#site/open-data.ts";
import { vehicleAt } from "#stock/columns.ts";
import { listPrices } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { listStoresWithService } from "#stock/stores.ts";

export type Cell = string | number | null;

export type Table = {
  columns: readonly string[];
  stores(stock: Stock): Store[];
  rows(stock: Stock, store: Store): Iterable<readonly Cell[]>;
};

const known = (text: string) => (text === "" ? null : text);
const money = (cents: number | null) => (cents === null ? null : plainMoney(cents));

/** What is known of a car beyond its name, as files say it; and which columns its VIN told or staff said, with | between. */
const factColumns = joinedColumns;
const bits = Object.keys(vinBits) as VinColumn[];

const factCells = (car: Vehicle): Cell[] => [
  ...listFacts.map(([fact]): Cell => {
    const value = fact === "highVoltage" ? runsOnHighVoltage(car) || undefined : car.facts[fact];
    return value === true ? "yes" : (value ?? null);
  }),
  ...(["vin", "staff"] as const).map((teller) =>
    known(
      bits
        .filter((column) => tellerOf(car.facts, column) === teller)
        .map((column) => (column === "model_id" ? "model" : column))
        .join("|"),
    ),
  ),
];

function* carsOf(stock: Stock, { id, name }: Store): Generator<readonly Cell[]> {
  const columns = stock.yards.get(id)?.present;
  for (let row = 0; row < (columns?.count ?? 0); row++) {
    const car = vehicleAt(columns as NonNullable<typeof columns>, row, stock.catalog, stock.words);
    yield [
      ...[id, name, known(car.stockNumber), known(car.vin), car.year, car.make, car.model, known(car.trim)],
      ...[known(car.body), known(car.color), known(car.engine), known(car.transmission), known(car.drive)],
      ...[known(car.fuel), car.mileage, known(car.section), known(car.row), known(car.space), car.dateSet],
      ...factCells(car),
    ];
  }
}

/** Prices of every day: a sale begins and ends by the clock, and the events tell of it. */
function* pricesOf(stock: Stock, { id, name, country }: Store): Generator<readonly Cell[]> {
  for (const part of listPrices(stock, id, "es"))
    yield [
      ...[id, name, part.itemNumber, part.name.es, part.name.en, part.type, part.category, currencyOf(country)],
      ...[money(part.priceCents), money(part.coreCents), money(warrantyOf(part)), money(part.environmentalCents)],
      ...[money(part.totalCents), known(part.note.es), known(part.note.en)],
      part.updatedAt.toISOString().slice(0, 10),
    ];
}

const withService = (service: "inventory" | "partpricing") => (stock: Stock) =>
  listStoresWithService(stock, service).toSorted((a, b) => a.id - b.id);

/** Named as the feeds name them, so that whoever reads the ones reads the others. */
export const tables: Record<DataTable, Table> = {
  stock: {
    columns: [
      ...["store", "store_name", "stock_number", "vin", "year", "make", "model", "trim", "body", "color", "engine"],
      ...["transmission", "drive", "fuel", "mileage", "section", "row", "space", "date_set"],
      ...factColumns,
    ],
    stores: withService("inventory"),
    rows: carsOf,
  },
  prices: {
    columns: [
      ...["store", "store_name", "item_number", "name_es", "name_en", "type", "category", "currency", "price", "core"],
      ...["warranty_price", "environmental_fee", "total", "note_es", "note_en", "updated"],
    ],
    stores: withService("partpricing"),
    rows: pricesOf,
  },
};
