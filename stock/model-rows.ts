import { findRange, type YardColumns } from "./columns.ts";
import type { Stock } from "./stock.ts";

/** Each car of a model in all yards, as the row of its yard's columns. */
export function forEachRowOfModel(stock: Stock, modelId: number, use: (columns: YardColumns, row: number) => void) {
  for (const storeId of stock.present.storesWithModel(modelId)) {
    const columns = stock.yards.get(storeId)?.present;
    const range = columns && findRange(columns.models, modelId);
    if (!columns || !range) continue;
    for (let row = range[0]; row < range[1]; row++) use(columns, row);
  }
}
