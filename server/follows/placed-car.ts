import type { Store } from "#core/store.ts";
import type { YardColumns } from "#stock/columns.ts";
import type { Stock } from "#stock/stock.ts";
import { cellsOfCar } from "./cells.ts";

/** A car and where its row is. */
export type PlacedCar = { id: number; columns: YardColumns; row: number; store: Store };

/** A car of an active yard that is there, or one that left; undefined where the data does not have it so. */
export function placeCar(stock: Stock, id: number, where: "present" | "departed"): PlacedCar | undefined {
  const place = stock[where].findById(id);
  const store = place && stock.chain.storeById.get(place.columns.storeId);
  return store && (store.active || where === "departed") ? { id, ...place, store } : undefined;
}

export function cellsOfPlaced({ catalog }: Stock, { columns, row, store }: PlacedCar): number[] {
  const modelId = columns.modelId[row] as number;
  return cellsOfCar({ makeId: catalog.model(modelId).makeId, modelId }, store);
}
