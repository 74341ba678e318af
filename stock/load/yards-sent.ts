import type { OwnTexts, YardColumns } from "../columns.ts";
import type { Yard } from "../stock.ts";
import type { WordTable } from "../word-table.ts";
import { columnsOfYard, neverListed, noCars, noneLeft } from "./columns.ts";
import { type FindRoom, noTexts, widthOf, YardRoom } from "./yard-room.ts";

export type YardsAsked = { file: string; version: number; storeIds: readonly number[] };

/** Yards in blocks; their texts are numbers of the sender's own table, of which `words` are new. */
export type YardsSent = { yards: [storeId: number, yard: Yard][]; words: string[]; blocks: ArrayBuffer[] };

/** A thread's yards as they may be sent: a list that all yards share is left out. */
export const sendable = ([storeId, yard]: [number, Yard]): [number, Yard] => [
  storeId,
  { ...yard, present: withoutShared(yard.present), departed: withoutShared(yard.departed) },
];

const withoutShared = (columns: YardColumns): YardColumns => ({
  ...columns,
  ...(columns.leftOn.buffer !== columns.id.buffer && { leftOn: new Int32Array() }),
  ...{ stockNumbers: ownEnds(columns.stockNumbers), photos: ownEnds(columns.photos), notes: ownEnds(columns.notes) },
  heldUntil: ownEnds(columns.heldUntil),
});

const ownEnds = ({ bytes, ends }: OwnTexts): OwnTexts =>
  ends.buffer === bytes.buffer ? { bytes, ends } : { bytes, ends: noTexts.ends };

/**
 * Takes a thread's yards in, each into its own room, and gives the sender's blocks back; `numbers` has the place of each
 * of its words in the table of all.
 */
export function takeIn(
  { yards, words: added, blocks }: YardsSent,
  words: WordTable,
  numbers: number[],
  findRoom?: FindRoom,
): [number, Yard][] {
  for (const text of added) numbers.push(words.number(text));
  const taken = yards.map(([storeId, yard]): [number, Yard] => [
    storeId,
    {
      ...yard,
      present: copied(yard.present, words, numbers, findRoom),
      departed: copied(yard.departed, words, numbers, findRoom),
    },
  ]);
  for (const block of blocks) block.transfer(0);
  return taken;
}

const sizeOf = ({ bytes, ends }: OwnTexts) => bytes.byteLength + ends.byteLength;

function copied(sent: YardColumns, words: WordTable, numbers: readonly number[], findRoom?: FindRoom): YardColumns {
  const { storeId, count } = sent;
  if (count === 0) return noCars(storeId);
  const lists = [sent.id, sent.year, sent.modelId, sent.dateSet, sent.leftOn, sent.mileage, sent.vins];
  const orders = [sent.models, sent.makes, sent.newest, sent.byYear];
  const bytes = [...lists, ...orders].reduce((sum, { byteLength }) => sum + byteLength, 0);
  const texts = sizeOf(sent.stockNumbers) + sizeOf(sent.photos) + sizeOf(sent.notes) + sizeOf(sent.heldUntil);
  const room = new YardRoom(bytes + texts + sent.texts.length * widthOf(words.size), columnsOfYard, findRoom);
  const renumbered = room.numbers(words.size, sent.texts.length);
  for (let at = 0; at < renumbered.length; at++) renumbered[at] = numbers[sent.texts[at] as number] as number;
  const vins = room.bytes(sent.vins.length);
  vins.set(sent.vins);
  return {
    storeId,
    count,
    id: room.copy(sent.id),
    year: room.copy(sent.year),
    modelId: room.copy(sent.modelId),
    dateSet: room.copy(sent.dateSet),
    leftOn: sent.leftOn.length > 0 ? room.copy(sent.leftOn) : noneLeft(count),
    mileage: room.copy(sent.mileage),
    filled: sent.filled,
    texts: renumbered,
    vins,
    stockNumbers: room.copyTexts(sent.stockNumbers, count),
    photos: room.copyTexts(sent.photos, count),
    notes: room.copyTexts(sent.notes, count),
    heldUntil: room.copyTexts(sent.heldUntil, count),
    models: room.copy(sent.models),
    ...(sent.newest.length > 0
      ? { makes: room.copy(sent.makes), newest: room.copy(sent.newest), byYear: room.copy(sent.byYear) }
      : neverListed),
  };
}
