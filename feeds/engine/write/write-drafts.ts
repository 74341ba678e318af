import type { KeyedTable } from "#data/keys.ts";
import type { Executor } from "#data/schema.ts";
import {
  deletePlainRows,
  findRowsByKeys,
  insertPlainRows,
  type PlainRow,
  pickKey,
  putPlainRows,
  type RowKey,
} from "#data/writes/feeds-rows.ts";
import type { Child, Draft } from "#feeds/engine/feed.ts";
import { merged, newRow } from "./draft-row.ts";
import { fillByVin } from "./fill-by-vin.ts";
import { writeChildren } from "./write-children.ts";
import type { WriteSession } from "./write-session.ts";

type Outcome = "created" | "changed" | "same" | "removed" | "absent" | "repeated" | "taken";
export type Planned = {
  draft: Draft;
  main: boolean;
  outcome?: Outcome;
  row?: PlainRow;
  /** The row as it was, where it changed. */
  before?: PlainRow;
  /** Staff took it off, and it is not there though the file lists it. */
  stays?: boolean;
  /** The car that has the VIN which this one was to get. */
  owner?: PlainRow;
};

/** Parents before those that point at them. */
const order: readonly KeyedTable[] = [
  "divisions",
  "makes",
  "models",
  "stores",
  "parts",
  "chain_prices",
  "store_prices",
  "generations",
  "sister_models",
  "part_facts",
  "interchange",
  "markets",
  "events",
  "promos",
  "sidebar_art",
  "slides",
  "store_maps",
  "vehicles",
  "cars_for_sale",
];

/** Writes what a batch of lines asks for and notes on each draft what became of it. */
export async function writeDrafts(session: WriteSession, batch: readonly Planned[]): Promise<void> {
  const unlisted = batch.find(({ draft }) => !order.some((table) => table === draft.table));
  if (unlisted) throw new Error(`write order: ${unlisted.draft.table} has no place in it`);
  for (const table of order) {
    const mine = batch.filter((planned) => planned.draft.table === table);
    if (mine.length > 0) await writeTable(session, table, mine);
  }
}

const keyText = (key: RowKey) => {
  let text = "";
  for (const column in key) text += `${column}=${key[column]}\u0001`;
  return text;
};

/** Looks the rows up by the surest key first; only what it does not find is looked for by the next. */
async function findExisting(
  { db, fresh }: WriteSession,
  table: KeyedTable,
  batch: readonly Planned[],
): Promise<Map<string, PlainRow>> {
  const found = new Map<string, PlainRow>();
  let open = batch.map(({ draft }) => draft.keys);
  for (let turn = 0; open.length > 0; turn += 1) {
    const keys = open
      .flatMap((ways) => ways.slice(turn, turn + 1))
      .filter((key) => !fresh?.cannotExist(key, keyText(key)));
    for (const alike of Map.groupBy(keys, (key) => Object.keys(key).join()).values()) {
      await addRows(db, table, alike, found);
    }
    open = open.filter((ways) => ways[turn + 1] && !found.has(keyText(ways[turn] as RowKey)));
  }
  return found;
}

async function addRows(
  db: Executor,
  table: KeyedTable,
  keys: readonly RowKey[],
  found: Map<string, PlainRow>,
  // A departed car is looked for by its VIN only; a stock number may have been given to another car since.
  present = Object.hasOwn(keys[0] ?? {}, "stock_number"),
) {
  const columns = Object.keys(keys[0] ?? {});
  for (const row of await findRowsByKeys(db, table, keys, { present })) {
    const text = keyText(Object.fromEntries(columns.map((column) => [column, row[column] as string | number])));
    const other = found.get(text);
    if (!other || isBetter(row, other)) found.set(text, row);
  }
}

/** A car that is there before one that left, the later arrival before the earlier. */
const isBetter = (row: PlainRow, other: PlainRow) => {
  const left = (r: PlainRow) => (r.left_on ?? r.sold_on ?? null) !== null;
  return left(row) === left(other) ? Number(row.id) > Number(other.id) : !left(row);
};

async function writeTable(session: WriteSession, table: KeyedTable, batch: readonly Planned[]): Promise<void> {
  const { staffWords } = session;
  await staffWords?.prepare(
    table,
    batch.map(({ draft }) => draft),
  );
  const existing = await findExisting(session, table, batch);
  const owners = await findOwners(session.db, table, batch, existing);
  const ownerOf = ({ store_id, vin }: PlainRow) => {
    const key = keyText({ store_id: Number(store_id), vin: String(vin) });
    return existing.get(key) ?? owners.get(key);
  };
  const created = new Map<string, PlainRow>();
  const changed = new Map<string, { before: PlainRow; after: PlainRow }>();
  const removed: PlainRow[] = [];
  const sets: { planned: Planned; set: Child }[] = [];

  for (const planned of batch) {
    const { draft: asked } = planned;
    const known =
      asked.keys.map((key) => existing.get(keyText(key))).find(Boolean) ?? staffWords?.findGone(table, asked);
    const held = staffWords?.hold(table, known, asked);
    const heard = held?.draft ?? asked;
    const draft = session.byStaff ? { ...heard, byStaff: Object.keys(heard.values) } : heard;
    if (held?.stays) {
      if (known && planned.main && !session.firstTime(table, known)) planned.outcome = "repeated";
      else {
        held.note();
        Object.assign(planned, { outcome: "same", stays: true, ...(known && { row: known }) });
      }
      continue;
    }
    if (draft.remove || (draft.onlyExisting && !known)) {
      planned.outcome = draft.remove && known ? "removed" : "absent";
      if (draft.remove && known) removed.push(known);
      held?.note();
      continue;
    }
    const hasLeft = draft.leaves && known && (known.left_on ?? known.sold_on ?? null) !== null;
    const said = known ? (hasLeft ? known : merged(known, draft)) : newRow(session, table, draft);
    const isCar = table === "vehicles" || table === "cars_for_sale";
    const row = isCar && !hasLeft && !draft.leaves ? fillByVin(said, draft, !known) : said;
    const owner = known && known.vin !== row.vin ? ownerOf(row) : undefined;
    if (owner && owner.id !== row.id) {
      session.firstTime(table, row);
      Object.assign(planned, { outcome: "taken", owner });
      continue;
    }
    if (planned.main && !session.firstTime(table, row)) {
      planned.outcome = "repeated";
      continue;
    }
    held?.note();
    planned.row = row;
    const id = keyText(pickKey(table, row));
    if (!known) {
      planned.outcome = "created";
      created.set(id, row);
    } else if (row === known) planned.outcome = "same";
    else {
      planned.outcome = "changed";
      planned.before = known;
      if (created.has(id)) created.set(id, row);
      else changed.set(id, { before: changed.get(id)?.before ?? known, after: row });
    }
    for (const key of draft.keys) {
      const text = keyText(key);
      existing.set(text, row);
      session.fresh?.add(key, text);
    }
    for (const set of draft.children ?? []) sets.push({ planned, set });
  }
  if (removed.length > 0) await remove(session, table, removed);
  await write(session, table, [...created.values()], [...changed.values()]);
  if (session.onChange) {
    for (const row of removed) await session.onChange(table, row, undefined);
    for (const row of created.values()) await session.onChange(table, undefined, row);
    for (const { before, after } of changed.values()) await session.onChange(table, before, after);
  }
  for (const { planned, set } of await writeChildren(session, sets)) {
    if (planned.outcome === "same" && set) planned.outcome = "changed";
  }
}

/** The present cars that have a VIN which another car of the same store is to get. */
async function findOwners(
  db: Executor,
  table: KeyedTable,
  batch: readonly Planned[],
  existing: ReadonlyMap<string, PlainRow>,
): Promise<Map<string, PlainRow>> {
  const wanted = batch.flatMap(({ draft }) => {
    const { vin, store_id } = draft.values;
    if (typeof vin !== "string" || vin === "" || typeof store_id !== "number") return [];
    const known = draft.keys.map((key) => existing.get(keyText(key))).find(Boolean);
    return known && known.vin !== vin ? [{ store_id, vin }] : [];
  });
  const found = new Map<string, PlainRow>();
  await addRows(db, table, wanted, found, true);
  return found;
}

async function write(
  { db, log }: WriteSession,
  table: KeyedTable,
  created: PlainRow[],
  changed: { before: PlainRow; after: PlainRow }[],
): Promise<void> {
  const [first, ...others] = created;
  if (first) {
    // The first row names the columns of all.
    for (const row of others) for (const column in row) if (first[column] === undefined) first[column] = null;
    await insertPlainRows(db, table, created);
  }
  await log.created(table, created);
  await putPlainRows(
    db,
    table,
    changed.map(({ after }) => after),
  );
  for (const { before, after } of changed) await log.changed(table, before, after);
}

/** What the database would delete along with a row; undo needs to know it. */
const belongings: Partial<Record<KeyedTable, readonly KeyedTable[]>> = {
  events: ["event_stores", "event_links", "event_discounts"],
  makes: ["make_aliases"],
  models: ["model_aliases"],
  parts: ["part_synonyms", "chain_prices", "store_prices"],
  markets: ["market_stores", "market_places"],
  store_maps: ["store_map_zones", "store_map_rows"],
};
const pointer: Partial<Record<KeyedTable, string>> = {
  events: "event_id",
  makes: "make_id",
  models: "model_id",
  parts: "part_id",
  markets: "market_id",
  store_maps: "store_id",
};

async function remove({ db, log }: WriteSession, table: KeyedTable, rows: PlainRow[]): Promise<void> {
  const keys = rows.map((row) => ({ [pointer[table] ?? "id"]: Number(row.id ?? row.store_id) }));
  for (const child of belongings[table] ?? []) {
    const lost = await findRowsByKeys(db, child, keys);
    for (const row of lost) await log.deleted(child, row);
    await deletePlainRows(db, child, lost);
  }
  for (const row of rows) await log.deleted(table, row);
  await deletePlainRows(db, table, rows);
}
