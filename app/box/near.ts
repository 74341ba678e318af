import { useDeviceValue } from "#app/device-value.ts";
import { lastSearch } from "#app/inventory/last-search.ts";
import type { Understood } from "#stock/suggestions.ts";

/** The place that this device searched near last; "" = none. */
export const useNear = (): string => useDeviceValue(lastSearch)?.zip ?? "";

/** "" takes it off, until a place is said again. */
export function keepNear(zip: string): void {
  if (zip !== (lastSearch.get()?.zip ?? "")) lastSearch.set({ ...lastSearch.get(), zip });
}

/** When a line is gone to: the place that it named, not one of several cities of its name; else that beside it. */
export function keepAsked(understood: readonly Understood[], near: string): void {
  const said = understood.find(({ kind, text }) => kind === "place" && /\d|,/.test(text))?.text ?? near;
  if (said) keepNear(said);
}

/** A yard that was chosen says near where, until somebody names a place or takes it off. */
export function keepNearYard(zip: string): void {
  if (lastSearch.get()?.zip === undefined) keepNear(zip);
}
