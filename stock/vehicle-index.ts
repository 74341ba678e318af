import { stockNumberAt, vinAt, type YardColumns } from "./columns.ts";
import type { YieldIfDue } from "./event-loop-yield.ts";
import { hashNumber, hashText } from "./hash-table.ts";
import { buildPart, findInPart, type IndexPart, type Place, tailLength } from "./index-part.ts";
import { noLists, type StoreIds, type StoreLists, updateLists } from "./store-lists.ts";
import { changeOf } from "./yard-changes.ts";

/** Over all stores: what finds a vehicle without looking at every store. */
export type VehicleFinder = {
  readonly total: number;
  findByVin(vin: string): Place | undefined;
  /** Whose VIN ends in these signs, six or more; so many at most. */
  listByVinEnd(end: string, most: number): Place[];
  findById(id: number): Place | undefined;
  findByStockNumber(stockNumber: string): Place | undefined;
};

/** And the stores that have a model. */
export type VehicleIndex = VehicleFinder & {
  /** Ids of the stores that have the model, ascending. */
  storesWithModel(modelId: number): StoreIds;
  storesWithMake(makeId: number): StoreIds;
  readonly modelCounts: ReadonlyMap<number, number>;
  readonly makeCounts: ReadonlyMap<number, number>;
};

/** Stores are spread over so many parts by their ids: when one changes, only its part is made anew. */
const partCount = 32;

const partsOf = new WeakMap<VehicleFinder, readonly IndexPart[]>();

/** A finder over these stores; what is the same as in the one before is taken from there. */
export async function buildVehicleFinder(
  stores: readonly YardColumns[],
  yieldIfDue: YieldIfDue,
  before?: VehicleFinder,
): Promise<VehicleFinder> {
  const old = before && partsOf.get(before);
  const parts: IndexPart[] = [];
  const byPart = Map.groupBy(stores, ({ storeId }) => storeId % partCount);
  for (let at = 0; at < partCount; at++) {
    const own = byPart.get(at) ?? [];
    const kept = old?.[at];
    parts.push(kept && isSame(kept.stores, own) ? kept : await buildPart(own, yieldIfDue));
  }
  let positions: Map<YardColumns, number> | undefined;
  const find = (table: "vins" | "ids" | "stockNumbers", hash: number, isIt: (place: Place) => boolean) => {
    let first: Place | undefined;
    for (const part of parts) {
      const found = findInPart(part, part[table], hash, isIt);
      if (found && (!first || at(found) < at(first))) first = found;
    }
    return first;
  };
  // Asked for only where two cars have one number.
  const at = ({ columns }: Place) => {
    positions ??= new Map(stores.map((store, index) => [store, index]));
    return positions.get(columns) as number;
  };
  const finder: VehicleFinder = {
    total: stores.reduce((sum, { count }) => sum + count, 0),
    findByVin: (vin) =>
      vin === "" ? undefined : find("vins", hashText(vin), ({ columns, row }) => vinAt(columns, row) === vin),
    listByVinEnd(end, most) {
      const places: Place[] = [];
      if (end.length < tailLength) return places;
      // Each that ends so is taken and the next one looked for.
      const isLast = (place: Place) => {
        if (vinAt(place.columns, place.row).endsWith(end)) places.push(place);
        return places.length >= most;
      };
      for (const part of parts) findInPart(part, part.tails, hashText(end.slice(-tailLength)), isLast);
      return places.slice(0, most);
    },
    findById: (id) => find("ids", hashNumber(id), ({ columns, row }) => columns.id[row] === id),
    findByStockNumber: (text) =>
      text === ""
        ? undefined
        : find("stockNumbers", hashText(text), ({ columns, row }) => stockNumberAt(columns, row) === text),
  };
  partsOf.set(finder, parts);
  return finder;
}

type Sources = { stores: readonly YardColumns[]; finder: VehicleFinder; models: StoreLists; makes: StoreLists };
const sourcesOf = new WeakMap<VehicleIndex, Sources>();
const none: StoreIds = new Uint32Array();

/** The index of these stores; what is the same as in the one before is taken from there. */
export async function buildVehicleIndex(
  stores: readonly YardColumns[],
  yieldIfDue: YieldIfDue,
  before?: VehicleIndex,
): Promise<VehicleIndex> {
  const old = before && sourcesOf.get(before);
  const finder = await buildVehicleFinder(stores, yieldIfDue, old?.finder);
  await yieldIfDue();
  const change = changeOf(old?.stores ?? [], stores);
  const models = await updateLists(old?.models ?? noLists, change, (columns) => columns.models, yieldIfDue);
  const makes = await updateLists(old?.makes ?? noLists, change, (columns) => columns.makes, yieldIfDue);
  const index: VehicleIndex = {
    ...finder,
    storesWithModel: (modelId) => models.stores.get(modelId) ?? none,
    storesWithMake: (makeId) => makes.stores.get(makeId) ?? none,
    modelCounts: models.counts,
    makeCounts: makes.counts,
  };
  sourcesOf.set(index, { stores, finder, models, makes });
  return index;
}

const isSame = (a: readonly YardColumns[], b: readonly YardColumns[]): boolean =>
  a.length === b.length && a.every((columns, at) => columns === b[at]);
