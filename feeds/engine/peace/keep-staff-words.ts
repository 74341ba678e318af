import type { KeyedTable } from "#data/keys.ts";
import type { Executor } from "#data/schema.ts";
import { findRowsByKeys, type PlainRow, type RowKey } from "#data/writes/feeds-rows.ts";
import type { Draft, Values } from "#feeds/engine/feed.ts";
import { type Exception, type Exceptions, heardOf, type Subject } from "./exceptions.ts";
import { factFields, gone, listPhotos, noPrice, placeOf, priceColumns, wordOf } from "./fields.ts";
import { type Heard, hear, saysTheSame, type Word } from "./hear.ts";

type Held = {
  draft: Draft;
  /** The record stays as it is: gone, or without a price of its own. */
  stays: boolean;
  /** Writes down what the line said; one that is rejected says nothing. */
  note: Note;
};
type Note = () => void;

const noteAll = (notes: readonly Note[]) => () => {
  for (const one of notes) one();
};

const stockKey = (store: unknown, stock: unknown) => `${store} ${stock}`;

/** Lets a file change what it may, and keeps what staff said until the file itself says something new of it. */
export function keepStaffWords(db: Executor, exceptions: Exceptions, now: Date) {
  /** Cars that staff took off, by stock number, which departed cars are not found by. */
  const goneCars = new Map<string, PlainRow>();
  /** Those of them that their file has dropped since. */
  const dropped = new Set<number>();
  const absentById = new Map<number, PlainRow>();
  const meant = new Set<string>();
  const counts = { kept: 0, asked: 0 };
  const countKept = () => {
    counts.kept += 1;
  };

  const isMeant = ({ subject_id }: Exception) => {
    const car = absentById.get(subject_id);
    // A line whose store nobody knows may be of this one.
    const stores = [car?.store_id, undefined];
    return [car?.stock_number, car?.vin].some(
      (name) => name && stores.some((store) => meant.has(stockKey(store, name))),
    );
  };

  /** What becomes of one exception; false: the file may write its field. */
  function weigh(row: Exception, word: Word, notes: Note[]): boolean {
    const before = heardOf(row);
    const after = hear(before, word, now);
    if (!after && row.field !== "presence") {
      notes.push(() => exceptions.end(row));
      return false;
    }
    // Nobody takes back by saying it again that a car is gone: should the file bring it once more, that is asked.
    const heard: Heard = after ?? { said: before.said, against: gone, nowSays: null, disputedAt: null };
    notes.push(() => {
      exceptions.change(row, heard);
      if (after) countKept();
      if (heard.nowSays && heard.disputedAt === now.toISOString()) counts.asked += 1;
    });
    return true;
  }

  function holdCar(known: PlainRow, draft: Draft): Held | undefined {
    const subject: Subject = { kind: "car", store_id: Number(known.store_id), subject_id: Number(known.id) };
    const rows = exceptions.of(subject);
    if (rows.length === 0) return undefined;
    const { values } = draft;
    const notes: Note[] = [];
    const held = { note: noteAll(notes), stays: false };
    const kept: Values = { ...values };
    for (const row of rows) {
      if (row.field === "presence") {
        // Somebody took it in again.
        if (known.left_on === null) notes.push(() => exceptions.end(row));
        else held.stays = weigh(row, draft.leaves ? gone : { there: 1, ...placeOf(values, known) }, notes);
      }
    }
    if (held.stays || draft.leaves) return { ...held, draft };
    for (const row of rows) {
      const { said, against, nowSays } = heardOf(row);
      if (row.field === "photos" && typeof values.photos === "string") {
        const own = listPhotos(said.photos);
        kept.photos = JSON.stringify([...own, ...listPhotos(values.photos).filter((id) => !own.includes(id))]);
        if (kept.photos !== values.photos) notes.push(countKept);
      }
      if (row.field === "place" && (values.row !== undefined || values.space !== undefined))
        if (weigh(row, placeOf(values, nowSays ?? against), notes))
          Object.assign(kept, { row: undefined, space: undefined });
      const columns = factFields[row.field] ?? [];
      const word = wordOf(values, columns);
      if (Object.keys(word).length > 0 && weigh(row, { ...(nowSays ?? against), ...word }, notes))
        for (const column of columns) kept[column] = undefined;
    }
    return { ...held, draft: { ...draft, values: kept } };
  }

  function holdPrice(draft: Draft): Held | undefined {
    const { store_id, part_id } = draft.values;
    const rows = exceptions.of({ kind: "price", store_id: Number(store_id ?? 0), subject_id: Number(part_id) });
    if (rows.length === 0) return undefined;
    const notes: Note[] = [];
    const price = rows.find(({ field }) => field === "price");
    const taken = price && saysTheSame(noPrice, heardOf(price).said);
    if (draft.remove || taken) {
      const said = draft.remove ? noPrice : wordOf(draft.values, priceColumns);
      // A line that says nothing of the amount brings no price back.
      const stays = price !== undefined && (!("price_cents" in said) || weigh(price, said, notes));
      return { draft, stays, note: noteAll(notes) };
    }
    const kept: Values = { ...draft.values };
    for (const row of rows) {
      const { said, against, nowSays } = heardOf(row);
      const columns = Object.keys(said);
      const word = wordOf(draft.values, columns);
      if (Object.keys(word).length === 0) continue;
      if (weigh(row, { ...said, ...wordOf(nowSays ?? against, columns), ...word }, notes))
        for (const column of columns) kept[column] = undefined;
    }
    return { draft: { ...draft, values: kept }, stays: false, note: noteAll(notes) };
  }

  return {
    /** Before a batch of lines about a table is written. */
    async prepare(table: KeyedTable, drafts: readonly Draft[]): Promise<void> {
      if (table === "chain_prices") await exceptions.load("price", new Set([0]));
      if (table === "store_prices") await exceptions.load("price", storesOf(drafts));
      if (table !== "vehicles") return;
      const rows = await exceptions.load("car", storesOf(drafts));
      const absent = rows.filter(({ field }) => field === "presence");
      for (const row of absent) if (saysTheSame(gone, heardOf(row).against)) dropped.add(row.subject_id);
      const keys = absent.map(({ subject_id }) => ({ id: subject_id }));
      for (const car of await findRowsByKeys(db, "vehicles", keys))
        if (car.left_on !== null) {
          absentById.set(Number(car.id), car);
          if (car.stock_number) goneCars.set(stockKey(car.store_id, car.stock_number), car);
        }
    },
    /** The car that a line lists though staff took it off. */
    findGone(table: KeyedTable, draft: Draft): PlainRow | undefined {
      if (goneCars.size === 0 || table !== "vehicles") return undefined;
      const [key] = draft.keys.filter((one) => "stock_number" in one);
      const car = key && goneCars.get(stockKey(key.store_id, key.stock_number));
      const vin = draft.keys.find((one) => "vin" in one)?.vin ?? "";
      // Another car may have the number by now, the more so where the file had dropped this one.
      if (!car || (vin !== "" && car.vin !== "" && car.vin !== vin)) return undefined;
      const { year, model_id } = draft.values;
      return !dropped.has(Number(car.id)) || (year === car.year && model_id === car.model_id) ? car : undefined;
    },
    hold(table: KeyedTable, known: PlainRow | undefined, draft: Draft): Held | undefined {
      if (exceptions.isEmpty()) return undefined;
      if (table === "vehicles") return known && holdCar(known, draft);
      if (table === "chain_prices" || table === "store_prices") return holdPrice(draft);
      return undefined;
    },
    /** A line that was rejected, or that waits, means this car: the file still lists it. */
    mean({ store_id, stock_number, vin }: RowKey): void {
      meant.add(stockKey(store_id, stock_number ?? vin));
    },
    /** A whole file has been read: what it did not list is gone for it too. */
    async endFile(stores: Iterable<number>, isListed: (carId: number) => boolean): Promise<void> {
      const concerned = new Set(stores);
      await exceptions.load("car", concerned);
      for (const row of exceptions.all())
        if (row.field === "presence" && concerned.has(row.store_id) && !isListed(row.subject_id) && !isMeant(row))
          exceptions.change(row, { said: heardOf(row).said, against: gone, nowSays: null, disputedAt: null });
    },
    counts: (): Readonly<typeof counts> => counts,
  };
}

export type StaffWords = ReturnType<typeof keepStaffWords>;

function storesOf(drafts: readonly Draft[]): Set<number> {
  const stores = new Set<number>();
  for (const { keys, values } of drafts) {
    const store = values.store_id ?? keys[0]?.store_id;
    if (typeof store === "number") stores.add(store);
  }
  return stores;
}
