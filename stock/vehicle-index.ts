import { forEachCount, stockNumberAt, vinAt, vinWidth, type YardColumns } from "./columns.ts";
import type { YieldIfDue } from "./event-loop-yield.ts";
import { HashTable, hashBytes, hashNumber, hashText } from "./hash-table.ts";

/** Where one vehicle is. */
export type Place = { readonly columns: YardColumns; readonly row: number };

/** Over all stores: what finds a vehicle, or the stores that have a model, without looking at every store. */
export type VehicleIndex = {
  readonly total: number;
  findByVin(vin: string): Place | undefined;
  findById(id: number): Place | undefined;
  findByStockNumber(stockNumber: string): Place | undefined;
  /** Ids of the stores that have the model, ascending. */
  storesWithModel(modelId: number): StoreIds;
  storesWithMake(makeId: number): StoreIds;
  readonly modelCounts: ReadonlyMap<number, number>;
  readonly makeCounts: ReadonlyMap<number, number>;
};

/** Ascending. */
export type StoreIds = Uint32Array;

const none: StoreIds = new Uint32Array();

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

export async function buildVehicleIndex(stores: readonly YardColumns[], yieldIfDue: YieldIfDue): Promise<VehicleIndex> {
  const bases = new Uint32Array(stores.length + 1);
  stores.forEach((columns, at) => {
    bases[at + 1] = (bases[at] as number) + columns.count;
  });
  const total = bases[stores.length] as number;
  const vins = new HashTable(total);
  const ids = new HashTable(total);
  const stockNumbers = new HashTable(total);
  const models = new Tally();
  const makes = new Tally();
  for (const [at, columns] of stores.entries()) {
    const base = bases[at] as number;
    let from = 0;
    for (let row = 0; row < columns.count; row++) {
      const vin = row * vinWidth;
      if (columns.vins[vin] !== 0) vins.add(hashBytes(columns.vins, vin, vin + vinWidth), base + row);
      ids.add(hashNumber(columns.id[row] as number), base + row);
      const to = columns.stockNumbers.ends[row] ?? from;
      if (to > from) stockNumbers.add(hashBytes(columns.stockNumbers.bytes, from, to), base + row);
      from = to;
    }
    models.add(columns.storeId, columns.models);
    makes.add(columns.storeId, columns.makes);
    const pause = yieldIfDue();
    if (pause) await pause;
  }

  const modelStores = await models.packStores(yieldIfDue);
  const makeStores = await makes.packStores(yieldIfDue);
  const placeOf = (ordinal: number): Place => {
    let low = 0;
    let high = stores.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((bases[middle] as number) <= ordinal) low = middle;
      else high = middle - 1;
    }
    return { columns: stores[low] as YardColumns, row: ordinal - (bases[low] as number) };
  };
  const find = (table: HashTable, hash: number, isIt: (place: Place) => boolean): Place | undefined => {
    const ordinal = table.find(hash, (candidate) => isIt(placeOf(candidate)));
    return ordinal === undefined ? undefined : placeOf(ordinal);
  };
  return {
    total,
    findByVin: (vin) =>
      vin === "" ? undefined : find(vins, hashText(vin), ({ columns, row }) => vinAt(columns, row) === vin),
    findById: (id) => find(ids, hashNumber(id), ({ columns, row }) => columns.id[row] === id),
    findByStockNumber: (text) =>
      text === ""
        ? undefined
        : find(stockNumbers, hashText(text), ({ columns, row }) => stockNumberAt(columns, row) === text),
    storesWithModel: (modelId) => modelStores.get(modelId) ?? none,
    storesWithMake: (makeId) => makeStores.get(makeId) ?? none,
    modelCounts: models.counts,
    makeCounts: makes.counts,
  };
}

class Tally {
  readonly counts = new Map<number, number>();
  readonly #stores = new Map<number, number[]>();

  add(storeId: number, directory: YardColumns["models"]): void {
    forEachCount(directory, (id, count) => {
      this.counts.set(id, (this.counts.get(id) ?? 0) + count);
      const stores = this.#stores.get(id);
      if (stores) stores.push(storeId);
      else this.#stores.set(id, [storeId]);
    });
  }

  async packStores(yieldIfDue: YieldIfDue): Promise<ReadonlyMap<number, StoreIds>> {
    const packed = new Map<number, StoreIds>();
    for (const [id, stores] of this.#stores) {
      packed.set(id, Uint32Array.from(stores).sort());
      const pause = yieldIfDue();
      if (pause) await pause;
    }
    return packed;
  }
}
