import { vinWidth, type YardColumns } from "./columns.ts";
import type { YieldIfDue } from "./event-loop-yield.ts";
import { HashTable, hashBytes, hashNumber } from "./hash-table.ts";

/** Where one vehicle is. */
export type Place = { readonly columns: YardColumns; readonly row: number };

/** The last signs of a VIN, its serial number: what is easiest to read off a car or a paper. */
export const tailLength = 6;

/** Some stores' cars by VIN, its last signs, id and stock number. */
export type IndexPart = {
  readonly stores: readonly YardColumns[];
  /** How many cars the stores before have. */
  readonly bases: Uint32Array;
  readonly vins: HashTable;
  readonly tails: HashTable;
  readonly ids: HashTable;
  readonly stockNumbers: HashTable;
};

export async function buildPart(stores: readonly YardColumns[], yieldIfDue: YieldIfDue): Promise<IndexPart> {
  const bases = new Uint32Array(stores.length + 1);
  stores.forEach((columns, at) => {
    bases[at + 1] = (bases[at] as number) + columns.count;
  });
  const total = bases[stores.length] as number;
  const vins = new HashTable(total);
  const tails = new HashTable(total);
  const ids = new HashTable(total);
  const stockNumbers = new HashTable(total);
  for (const [at, columns] of stores.entries()) {
    const base = bases[at] as number;
    const { bytes, ends } = columns.stockNumbers;
    let from = 0;
    for (let row = 0; row < columns.count; row++) {
      const vin = row * vinWidth;
      if (columns.vins[vin] !== 0) {
        vins.add(hashBytes(columns.vins, vin, vin + vinWidth), base + row);
        const end = endOfVin(columns.vins, vin);
        tails.add(hashBytes(columns.vins, Math.max(vin, end - tailLength), end), base + row);
      }
      ids.add(hashNumber(columns.id[row] as number), base + row);
      const to = ends.length === 0 ? 0 : (ends[row] as number);
      if (to > from) stockNumbers.add(hashBytes(bytes, from, to), base + row);
      from = to;
    }
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  return { stores, bases, vins, tails, ids, stockNumbers };
}

/** Shorter ones end in zeros. */
function endOfVin(vins: Uint8Array, from: number): number {
  let end = from + vinWidth;
  while (end > from && vins[end - 1] === 0) end--;
  return end;
}

/** The first car under this hash that `isIt` accepts. */
export function findInPart(
  part: IndexPart,
  table: HashTable,
  hash: number,
  isIt: (place: Place) => boolean,
): Place | undefined {
  const ordinal = table.find(hash, (candidate) => isIt(placeOf(part, candidate)));
  return ordinal === undefined ? undefined : placeOf(part, ordinal);
}

function placeOf({ stores, bases }: IndexPart, ordinal: number): Place {
  let low = 0;
  let high = stores.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((bases[middle] as number) <= ordinal) low = middle;
    else high = middle - 1;
  }
  return { columns: stores[low] as YardColumns, row: ordinal - (bases[low] as number) };
}
