import type { VehicleRow } from "#data/schema.ts";
import type { Catalog } from "../catalog.ts";
import {
  compareRows,
  type Days,
  type Directory,
  dayNumber,
  noNumber,
  textColumns,
  textLayout,
  vinWidth,
  type YardColumns,
} from "../columns.ts";
import { emptyWord, type WordTable } from "../word-table.ts";
import { type FindRoom, measureTexts, noTexts, sizeOf, widthOf, YardRoom } from "./yard-room.ts";

/** A car as the snapshot reads it: what is known of it beyond its name comes as one text (core/car-facts.ts). */
export type SnapshotRow = VehicleRow & { facts: string };

/** The columns that the snapshot reads. */
export const vehicleColumns = [
  "id",
  "stock_number",
  "vin",
  "year",
  "model_id",
  "mileage",
  "date_set",
  "left_on",
  "photos",
  "notes",
  "held_until",
  ...textColumns,
] as const satisfies readonly (keyof SnapshotRow)[];

/** With two for each list of texts. */
export const columnsOfYard = 20;

/** Rows of one store as they are read: a list a column, all of one length. */
export type ReadColumns = { readonly [name in (typeof vehicleColumns)[number]]: readonly SnapshotRow[name][] };

/** Packs some of a store's rows, named by their places in what was read; they may come in any order. */
export function packColumns(
  storeId: number,
  read: ReadColumns,
  places: readonly number[],
  catalog: Catalog,
  words: WordTable,
  findRoom?: FindRoom,
): YardColumns {
  if (places.length === 0) return noCars(storeId);
  const make: number[] = [];
  const day: number[] = [];
  for (const place of places) {
    make[place] = catalog.model(read.model_id[place] as number).makeId;
    day[place] = dayNumber(read.date_set[place] as string);
  }
  const order = orderOf(read, make, day, places);
  const count = order.length;
  const inOrder = <T>(list: readonly T[]): T[] => order.map((place) => list[place] as T);
  const filled = filledTexts(read, order);
  const numbered = numberTexts(read, order, words, filled);
  const stockNumbers = measureTexts(inOrder(read.stock_number));
  const photos = measureTexts(inOrder(read.photos).map((list) => (list === "[]" ? "" : list)));
  const notes = measureTexts(inOrder(read.notes));
  const heldUntil = measureTexts(inOrder(read.held_until).map((until) => until ?? ""));
  const models = directoryOf(inOrder(read.model_id));
  const anyLeft = order.some((place) => read.left_on[place] !== null);
  const listed = order.some((place) => read.left_on[place] === null);
  const makes = listed ? directoryOf(inOrder(make)) : noRows;
  const mostModel = models.at(-3) as number;
  const mostInModels = Math.max(mostModel, count);
  const mostInMakes = Math.max(makes.at(-3) ?? 0, count);
  const shortDays = order.every((place) => isShortDay(day[place] as number));
  const orders = listed ? 2 * widthOf(count) : 0;
  const perCar = 4 * 2 + (anyLeft ? 4 : 0) + 2 + widthOf(mostModel) + (shortDays ? 2 : 4) + vinWidth + orders;
  const shared =
    numbered.length * widthOf(words.size) +
    sizeOf(stockNumbers) +
    sizeOf(photos) +
    sizeOf(notes) +
    sizeOf(heldUntil) +
    models.length * widthOf(mostInModels) +
    makes.length * widthOf(mostInMakes);
  const room = new YardRoom(count * perCar + shared, columnsOfYard, findRoom);
  const id = room.take(Uint32Array, count);
  const modelId = room.numbers(mostModel, count);
  const dateSet: Days = shortDays ? room.take(Uint16Array, count) : room.take(Int32Array, count);
  const mileage = room.take(Int32Array, count);
  const leftOn = anyLeft ? room.take(Int32Array, count) : noneLeft(count);
  const year = room.take(Uint16Array, count);
  const vins = room.bytes(count * vinWidth);
  for (let at = 0; at < count; at++) {
    const place = order[at] as number;
    id[at] = read.id[place] as number;
    modelId[at] = read.model_id[place] as number;
    dateSet[at] = day[place] as number;
    mileage[at] = read.mileage[place] ?? noNumber;
    year[at] = read.year[place] as number;
    vins.write(read.vin[place] as string, at * vinWidth, vinWidth, "latin1");
    const left = read.left_on[place] as string | null;
    if (anyLeft) leftOn[at] = left === null ? noNumber : dayNumber(left);
  }
  const texts = room.numbers(words.size, numbered.length);
  texts.set(numbered);
  const keep = (numbers: ArrayLike<number>, most: number) => {
    const kept = room.numbers(most, numbers.length);
    kept.set(numbers);
    return kept;
  };
  const rows = Array.from(order, (_, at) => at);
  const byYear = () => rows.sort((a, b) => compareRows({ year, dateSet, id }, a, b));
  const newest = () =>
    rows.sort((a, b) => (dateSet[b] as number) - (dateSet[a] as number) || (id[b] as number) - (id[a] as number));
  return {
    storeId,
    count,
    id,
    year,
    modelId,
    dateSet,
    leftOn,
    mileage,
    filled,
    texts,
    vins,
    stockNumbers: room.texts(stockNumbers),
    photos: room.texts(photos),
    notes: room.texts(notes),
    heldUntil: room.texts(heldUntil),
    models: keep(models, mostInModels),
    ...(listed
      ? { makes: keep(makes, mostInMakes), byYear: keep(byYear(), count), newest: keep(newest(), count) }
      : neverListed),
  };
}

/** By make, model, year and date descending, id. */
function orderOf(
  { id, year, model_id: model }: ReadColumns,
  make: readonly number[],
  day: readonly number[],
  places: readonly number[],
): number[] {
  const by = (list: readonly number[], a: number, b: number) => (list[a] as number) - (list[b] as number);
  return places.toSorted(
    (a, b) => by(make, a, b) || by(model, a, b) || by(year, b, a) || by(day, b, a) || by(id, a, b),
  );
}

/** The columns of texts that any of these cars has. */
const filledTexts = (read: ReadColumns, order: readonly number[]): number =>
  textColumns.reduce((bits, column, n) => (order.some((place) => read[column][place]) ? bits | (1 << n) : bits), 0);

const isShortDay = (day: number): boolean => day >= 0 && day < 2 ** 16;

/** Used again for every store, since only then is it known how wide the numbers are. */
let draft = new Uint32Array();

function numberTexts(read: ReadColumns, order: readonly number[], words: WordTable, filled: number): Uint32Array {
  const { width, places } = textLayout(filled);
  const length = order.length * width;
  if (draft.length < length) draft = new Uint32Array(length);
  textColumns.forEach((column, n) => {
    let to = places[n] as number;
    if (to < 0) return;
    const list = read[column];
    let [last, number] = ["", emptyWord];
    for (const place of order) {
      const text = list[place] ?? "";
      // Cars that lie together are much alike.
      if (text !== last) [last, number] = [text, words.number(text)];
      draft[to] = number;
      to += width;
    }
  });
  return draft.subarray(0, length);
}

const noNumbers = new Uint32Array();
const noDays = new Int32Array();
const noRows = new Uint16Array();
const noBytes = Buffer.alloc(0);

/** Of cars that have all left. */
export const neverListed = { makes: noRows, newest: noRows, byYear: noRows };

/** Most yards remember no car that left: one set of empty columns for all of them. */
export const noCars = (storeId: number): YardColumns => ({
  storeId,
  count: 0,
  id: noNumbers,
  year: noRows,
  modelId: noNumbers,
  dateSet: noDays,
  leftOn: noDays,
  mileage: noDays,
  filled: 0,
  texts: noRows,
  vins: noBytes,
  stockNumbers: noTexts,
  photos: noTexts,
  notes: noTexts,
  heldUntil: noTexts,
  models: noNumbers,
  ...neverListed,
});

let none = new Int32Array();

/** Of cars that are all here: one list of nothing for every yard. */
export function noneLeft(count: number): Int32Array {
  if (none.length < count) none = new Int32Array(count * 2).fill(noNumber);
  return none;
}

/** Where each key begins and ends. Models do not ascend over makes, so they are put in order of the key. */
function directoryOf(keys: readonly number[]): Directory {
  const starts: number[] = [];
  for (let at = 0; at < keys.length; at++) if (at === 0 || keys[at] !== keys[at - 1]) starts.push(at);
  starts.sort((a, b) => (keys[a] as number) - (keys[b] as number));
  const directory = new Uint32Array(starts.length * 3);
  let at = 0;
  for (const from of starts) {
    let to = from + 1;
    while (keys[to] === keys[from]) to++;
    directory[at++] = keys[from] as number;
    directory[at++] = from;
    directory[at++] = to;
  }
  return directory;
}
