import { type FactColumns, isByVin, type VinColumn, vinBits } from "#core/car-facts.ts";
import { engineText } from "#core/engine-text.ts";
import { localTimeOf } from "#core/local-time.ts";
import type { Database } from "#data/database.ts";
import { isPostgres } from "#data/differences.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import type { Executor, ImageRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { createChangeLog } from "#data/writes/feeds-changes.ts";
import { findRowsByKeys, type PlainRow, putPlainRows } from "#data/writes/feeds-rows.ts";
import { addImportRun, finishImportRun, openIds } from "#data/writes/feeds-runs.ts";
import { addImages } from "#data/writes/images.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { openExceptions } from "./peace/exceptions.ts";
import { listPhotos, sizeColumns } from "./peace/fields.ts";
import { speakOfCar, speakOfPhotos } from "./peace/speak.ts";
import { fillByVin } from "./write/fill-by-vin.ts";

/** A picture that is ready to be kept. */
export type CarPhoto = Omit<ImageRow, "id">;

/** How staff see that a car has left; what was listed by mistake never was there, and is gone. */
export type LeftBy = "gone" | "sold" | "crushed";

/** What becomes of one car: it stands elsewhere, has more photos (the first is its cover), more is known of it, is held till then or let go, or has left. */
export type CarEdit =
  | { row: string; space?: string }
  | { photos: readonly CarPhoto[] }
  | { facts: Partial<FactColumns> }
  | { heldUntil: string | null }
  | { left: LeftBy };

type EditedCar =
  | Moved
  /** Somebody has put it elsewhere since this was last seen. */
  | { clash: PlainRow }
  | "same"
  | "absent";

type Moved = { runId: number; before: PlainRow; after: PlainRow };
type Edit = {
  id: number;
  storeId: number;
  /** The row that it was last seen in; absent where that does not matter. */
  seenRow?: string | undefined;
  edit: CarEdit;
  who: string;
  /** What is written in the same transaction. */
  alongside?: (trx: Executor, moved: Moved) => Promise<void>;
  now?: Date;
};

/** What of it is new; the engine's own line goes by its numbers. */
function saidFacts(before: PlainRow, facts: Partial<FactColumns>): PlainRow {
  const said = Object.entries(facts).filter(([column, value]) => value !== before[column]);
  const values: PlainRow = Object.fromEntries(said);
  if (!sizeColumns.some((column) => column in values)) return values;
  const { litres, cylinders, engine_shape, turbo } = { ...before, ...values };
  const engine = engineText({
    litres: Number(litres) || undefined,
    cylinders: Number(cylinders) || undefined,
    engineShape: String(engine_shape ?? "") || undefined,
    turbo: turbo === 1 || undefined,
  });
  return { ...values, engine };
}

/** What the VIN told of another engine goes. */
function withFacts(before: PlainRow, values: PlainRow): PlainRow {
  const told = Object.keys(vinBits).filter((column) => isByVin(Number(before.by_vin), column as VinColumn));
  // Whoever said the size that is changed now, the VIN spoke of that engine.
  const tells = Object.fromEntries(
    [...told, "litres", "cylinders"].map((column) => [column, before[column] ?? undefined]),
  );
  const byStaff = Object.keys(values);
  return fillByVin({ ...before, ...values }, { values, byVin: { tells, said: [] }, byStaff });
}

const valuesOf = (edit: CarEdit, before: PlainRow, added: readonly string[], today: string): PlainRow => {
  if ("left" in edit) return { left_on: today, left_how: edit.left };
  if ("heldUntil" in edit) return { held_until: edit.heldUntil };
  if ("photos" in edit) return { photos: JSON.stringify([...new Set([...added, ...listPhotos(before.photos)])]) };
  if ("facts" in edit) return saidFacts(before, edit.facts);
  return { row: edit.row, ...(edit.space !== undefined && { space: edit.space }) };
};

/** Photos, facts and a hold put no car anywhere: who was without signal meanwhile may still set its row. */
function formatOf(edit: CarEdit): string {
  if ("photos" in edit) return "office-photos";
  if ("facts" in edit) return "office-facts";
  return "heldUntil" in edit ? "office-hold" : "office";
}

type Rewritten = { before: PlainRow; after: PlainRow };
type Writing = { storeId: number; name: string; edit: CarEdit; who: string; now: Date; added?: readonly string[] };

/** A run by hand of these cars of one store. */
async function writeRun(
  trx: Executor,
  cars: readonly Rewritten[],
  { storeId, name, edit, who, now, added = [] }: Writing,
): Promise<number> {
  const ids = await openIds(trx, isPostgres(trx));
  const at = now.toISOString();
  const gone = "left" in edit ? cars.length : 0;
  const run = {
    id: ids.take("import_runs"),
    feed: "inventory",
    format: formatOf(edit),
    file_name: name,
    file_hash: "",
    who,
    status: "done" as const,
    started_at: at,
    finished_at: at,
    undone_at: null,
    stores: JSON.stringify([storeId]),
    rows_read: cars.length,
    rows_accepted: cars.length,
    rows_rejected: 0,
    rows_new: 0,
    rows_changed: cars.length - gone,
    rows_gone: gone,
    warnings: 0,
    version: null,
  };
  await addImportRun(trx, run);
  await ids.save();
  const log = createChangeLog(trx, run.id);
  const exceptions = openExceptions(trx, log);
  await putPlainRows(
    trx,
    "vehicles",
    cars.map(({ after }) => after),
  );
  for (const { before, after } of cars) {
    await log.changed("vehicles", before, after);
    if ("photos" in edit) await speakOfPhotos(exceptions, after, added, { at, who });
    else await speakOfCar(exceptions, before, after, { at, who });
  }
  await exceptions.save();
  await log.flush();
  await finishImportRun(trx, { ...run, version: await bumpVersion(trx, { stores: [storeId] }) });
  return run.id;
}

const dayAt = async (trx: Executor, storeId: number, now: Date): Promise<string> =>
  localTimeOf(now, (await listStoreFacts(trx)).find((store) => store.id === storeId)?.time_zone ?? "UTC").day;

/** Changes one car as a run of its own, so that history names it and undo takes it back. */
export const editCar = (
  db: Database,
  { id, storeId, seenRow, edit, who, alongside, now = new Date() }: Edit,
): Promise<EditedCar> =>
  importTransaction(db, async (trx) => {
    const [before] = await findRowsByKeys(trx, "vehicles", [{ id }]);
    if (!before || before.store_id !== storeId || before.left_on !== null) return "absent";
    if (seenRow !== undefined && before.row !== seenRow) return { clash: before };
    const added = "photos" in edit ? await addImages(trx, edit.photos) : [];
    const values = valuesOf(edit, before, added, await dayAt(trx, storeId, now));
    const after: PlainRow = "facts" in edit ? withFacts(before, values) : { ...before, ...values };
    if (Object.keys(values).every((column) => before[column] === after[column])) return "same";
    const name = String(before.stock_number || before.vin);
    const runId = await writeRun(trx, [{ before, after }], { storeId, name, edit, who, now, added });
    const moved = { runId, before, after };
    await alongside?.(trx, moved);
    return moved;
  });

type ClearedRow = {
  /** Undefined where none of them was there any more. */
  runId: number | undefined;
  left: readonly PlainRow[];
  /** Those that left or were put elsewhere since, or are held: they stay as they are. */
  passed: number;
};

type Clearing = Pick<Edit, "storeId" | "who" | "now"> & {
  row: string;
  /** The cars that somebody saw there; no other one leaves. */
  ids: readonly number[];
  edit: { left: LeftBy };
  alongside?: (trx: Executor, cleared: ClearedRow) => Promise<void>;
};

/** Takes these cars off a row, all of them as one run. */
export const clearRow = (
  db: Database,
  { storeId, row, ids, edit, who, alongside, now = new Date() }: Clearing,
): Promise<ClearedRow> =>
  importTransaction(db, async (trx) => {
    const found = await findRowsByKeys(
      trx,
      "vehicles",
      [...new Set(ids)].map((id) => ({ id })),
    );
    const isHeld = ({ held_until }: PlainRow) => held_until !== null && String(held_until) > now.toISOString();
    const left = found.filter(
      (car) => car.store_id === storeId && car.left_on === null && car.row === row && !isHeld(car),
    );
    const today = await dayAt(trx, storeId, now);
    const cars = left.map((before) => ({ before, after: { ...before, ...valuesOf(edit, before, [], today) } }));
    const [first] = left;
    const name = left.length === 1 ? String(first?.stock_number || first?.vin) : row;
    const runId = first && (await writeRun(trx, cars, { storeId, name, edit, who, now }));
    const cleared = { runId, left, passed: new Set(ids).size - left.length };
    await alongside?.(trx, cleared);
    return cleared;
  });
