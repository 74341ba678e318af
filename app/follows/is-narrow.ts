import type { InventorySearch } from "#app/inventory/search.ts";

/** Without a model, a yard or a place a search would be every car of the chain. */
export const isNarrow = ({ makeId, modelIds, storeIds, place, vin }: InventorySearch): boolean =>
  makeId !== 0 || modelIds.length > 0 || storeIds.length > 0 || place.place !== undefined || vin !== "";
