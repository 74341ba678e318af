import { BoundedMap } from "#core/bounded-map.ts";

/** Markup that many pages share, and the islands in it, whose code they bring. */
export type Fragment = { readonly markup: Buffer; readonly islands: readonly string[] };

export type FragmentStore = BoundedMap<string, Fragment>;

/** A slot of the map, a key, a buffer and a list beside what they hold. */
const overhead = 300;

export const fragmentStore = (limitBytes: number): FragmentStore =>
  new BoundedMap({ limit: limitBytes, sizeOf: ({ markup }, key) => overhead + key.length + markup.length });
