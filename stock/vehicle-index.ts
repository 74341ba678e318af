import { stockNumberAt, vinAt, type YardColumns } from "./columns.ts";
import type { YieldIfDue } from "./event-loop-yield.ts";
import { hashNumber, hashText } from "./hash-table.ts";
import { buildPart, findInPart, type IndexPart, type Place } from "./index-part.ts";
import { noLists, type StoreIds, type StoreLists, updateLists } from "./store-lists.ts";
import { changeOf } from "./yard-changes.ts";

export type { Place };

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

/** Stores are spread over so many parts by their ids: when one changes, only its part is made anew. */
const partCount = 32;

type Sources = { stores: readonly YardColumns[]; parts: readonly IndexPart[]; models: StoreLists; makes: StoreLists };
const sourcesOf = new WeakMap<VehicleIndex, Sources>();
const nothing: Sources = { stores: [], parts: [], models: noLists, makes: noLists };
const none: StoreIds = new Uint32Array();

/** The index of these stores; what is the same as in the one before is taken from there. */
export async function buildVehicleIndex(
  stores: readonly YardColumns[],
  yieldIfDue: YieldIfDue,
  before?: VehicleIndex,
): Promise<VehicleIndex> {
  const old = (before && sourcesOf.get(before)) ?? nothing;
  const parts: IndexPart[] = [];
  const byPart = Map.groupBy(stores, ({ storeId }) => storeId % partCount);
  for (let at = 0; at < partCount; at++) {
    const own = byPart.get(at) ?? [];
    const kept = old.parts[at];
    parts.push(kept && isSame(kept.stores, own) ? kept : await buildPart(own, yieldIfDue));
  }
  const change = changeOf(old.stores, stores);
  const models = await updateLists(old.models, change, (columns) => columns.models, yieldIfDue);
  const makes = await updateLists(old.makes, change, (columns) => columns.makes, yieldIfDue);
  const position = new Map(stores.map((columns, at) => [columns, at]));
  const find = (table: "vins" | "ids" | "stockNumbers", hash: number, isIt: (place: Place) => boolean) => {
    let first: Place | undefined;
    for (const part of parts) {
      const found = findInPart(part, part[table], hash, isIt);
      if (found && (!first || at(found) < at(first))) first = found;
    }
    return first;
  };
  const at = ({ columns }: Place) => position.get(columns) as number;
  const index: VehicleIndex = {
    total: stores.reduce((sum, { count }) => sum + count, 0),
    findByVin: (vin) =>
      vin === "" ? undefined : find("vins", hashText(vin), ({ columns, row }) => vinAt(columns, row) === vin),
    findById: (id) => find("ids", hashNumber(id), ({ columns, row }) => columns.id[row] === id),
    findByStockNumber: (text) =>
      text === ""
        ? undefined
        : find("stockNumbers", hashText(text), ({ columns, row }) => stockNumberAt(columns, row) === text),
    storesWithModel: (modelId) => models.stores.get(modelId) ?? none,
    storesWithMake: (makeId) => makes.stores.get(makeId) ?? none,
    modelCounts: models.counts,
    makeCounts: makes.counts,
  };
  sourcesOf.set(index, { stores, parts, models, makes });
  return index;
}

const isSame = (a: readonly YardColumns[], b: readonly YardColumns[]): boolean =>
  a.length === b.length && a.every((columns, at) => columns === b[at]);
