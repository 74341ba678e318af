import { useDeviceValue } from "#app/device-value.ts";
import { lastSearch } from "#app/inventory/last-search.ts";

/** The place that this device searched near last; "" = none. */
export const useNear = (): string => useDeviceValue(lastSearch)?.zip ?? "";

/** "" takes it off, until a place is said again. */
export function keepNear(zip: string): void {
  if (zip !== (lastSearch.get()?.zip ?? "")) lastSearch.set({ ...lastSearch.get(), zip });
}
