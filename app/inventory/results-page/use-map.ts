import { type InventorySearch, withChanges, writeSearch } from "#app/inventory/search.ts";
import { usePage } from "#app/page.tsx";
import type { Group } from "./load.ts";

/** The way to the drawing of a yard, with the cars of the search lit; undefined where there is none. */
export function useMap(search: InventorySearch): (group: Group) => string | undefined {
  const { href } = usePage();
  const query = writeSearch(withChanges(search, { sort: "newest" }));
  return ({ store, mapped }) => (mapped ? href("storeMap", { id: store.id }, { query }) : undefined);
}
