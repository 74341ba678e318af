import { fold } from "./text.ts";

type StoreIdentity = { readonly id: number; readonly state: string; readonly postalCode: string };

/** A name for each store that no other has: as it was given where that suffices, else with its state and what else it takes. */
export function tellApart<S extends StoreIdentity>(
  stores: readonly S[],
  nameOf: (store: S) => string,
): Map<number, string> {
  const names = new Map(stores.map((store) => [store.id, nameOf(store)]));
  const lengthen = (more: (store: S) => string): boolean => {
    const shared = [...Map.groupBy(stores, ({ id }) => fold(names.get(id) ?? "")).values()].filter(
      (same) => same.length > 1,
    );
    for (const store of shared.flat()) names.set(store.id, more(store));
    return shared.length > 0;
  };
  lengthen((store) => `${nameOf(store)}, ${store.state}`);
  lengthen((store) => `${nameOf(store)}, ${store.state} ${store.postalCode}`);
  // Two yards at one postal code: only their numbers differ.
  while (lengthen(({ id }) => `${names.get(id)} (${id})`));
  return names;
}

/** A name with its state, which stands there once however the name was told apart. */
export const nameWithState = (name: string, state: string): string =>
  name.includes(`, ${state}`) ? name : `${name}, ${state}`;
