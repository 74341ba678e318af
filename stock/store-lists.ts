import { type Directory, forEachCount, type YardColumns } from "./columns.ts";
import type { YieldIfDue } from "./event-loop-yield.ts";
import type { Change } from "./yard-changes.ts";

/** Ascending. */
export type StoreIds = Uint32Array;

/** Of each model or make how many cars there are, and in which stores; in the order of their ids. */
export type StoreLists = {
  readonly counts: ReadonlyMap<number, number>;
  readonly stores: ReadonlyMap<number, StoreIds>;
};

export const noLists: StoreLists = { counts: new Map(), stores: new Map() };

export function hasStore(ids: StoreIds, storeId: number): boolean {
  let low = 0;
  let high = ids.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = ids[middle] as number;
    if (here === storeId) return true;
    if (here < storeId) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

/** The lists after a change; those that it does not touch stay the same. */
export async function updateLists(
  before: StoreLists,
  { gone, come }: Change,
  directoryOf: (columns: YardColumns) => Directory,
  yieldIfDue: YieldIfDue,
): Promise<StoreLists> {
  const counts = new Map(before.counts);
  const touched = new Map<number, { had: number[]; have: number[] }>();
  const add = (columns: YardColumns, sign: 1 | -1) =>
    forEachCount(directoryOf(columns), (id, count) => {
      counts.set(id, (counts.get(id) ?? 0) + sign * count);
      const change = touched.get(id) ?? { had: [], have: [] };
      (sign === 1 ? change.have : change.had).push(columns.storeId);
      touched.set(id, change);
    });
  for (const [list, sign] of [
    [gone, -1],
    [come, 1],
  ] as const) {
    for (const columns of list) {
      add(columns, sign);
      const pause = yieldIfDue();
      if (pause) await pause;
    }
  }
  const stores = new Map(before.stores);
  for (const [id, { had, have }] of touched) {
    // A yard that was read again has most of its models still.
    if (had.length === have.length && had.every((storeId, at) => storeId === have[at])) continue;
    const left = new Set(had);
    const kept = stores.get(id)?.filter((storeId) => !left.has(storeId)) ?? [];
    const all = new Uint32Array(kept.length + have.length);
    all.set(kept);
    all.set(have, kept.length);
    stores.set(id, all.sort());
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  const here = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  return {
    counts: new Map(here),
    stores: new Map(here.map(([id]) => [id, stores.get(id) as StoreIds])),
  };
}
