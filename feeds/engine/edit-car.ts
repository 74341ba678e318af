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

/** What becomes of one car: it stands elsewhere, it has more photos (the first is its cover), more is known of it, or it is gone. */
export type CarEdit =
  | { row: string; space?: string }
  | { photos: readonly CarPhoto[] }
  | { facts: Partial<FactColumns> }
  | "gone";

export type EditedCar =
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

/** Photos and facts put no car anywhere: who was without signal meanwhile may still set its row. */
const formatOf = (edit: CarEdit) =>
  edit === "gone" || "row" in edit ? "office" : "photos" in edit ? "office-photos" : "office-facts";

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
  const tells = Object.fromEntries(told.map((column) => [column, before[column] ?? undefined]));
  const byStaff = Object.keys(values);
  return fillByVin({ ...before, ...values }, { values, byVin: { tells, said: [] }, byStaff });
}

/** Changes one car as a run of its own, so that history names it and undo takes it back. */
export const editCar = (
  db: Database,
  { id, storeId, seenRow, edit, who, alongside, now = new Date() }: Edit,
): Promise<EditedCar> =>
  importTransaction(db, async (trx) => {
    const [before] = await findRowsByKeys(trx, "vehicles", [{ id }]);
    if (!before || before.store_id !== storeId || before.left_on !== null) return "absent";
    if (seenRow !== undefined && before.row !== seenRow) return { clash: before };
    const zone = (await listStoreFacts(trx)).find((store) => store.id === storeId)?.time_zone ?? "UTC";
    const added = edit !== "gone" && "photos" in edit ? await addImages(trx, edit.photos) : undefined;
    const values: PlainRow =
      edit === "gone"
        ? { left_on: localTimeOf(now, zone).day, left_how: "gone" }
        : "photos" in edit
          ? { photos: JSON.stringify([...new Set([...(added ?? []), ...listPhotos(before.photos)])]) }
          : "facts" in edit
            ? saidFacts(before, edit.facts)
            : { row: edit.row, ...(edit.space !== undefined && { space: edit.space }) };
    const after: PlainRow = edit !== "gone" && "facts" in edit ? withFacts(before, values) : { ...before, ...values };
    if (Object.keys(values).every((column) => before[column] === after[column])) return "same";
    const ids = await openIds(trx, isPostgres(trx));
    const at = now.toISOString();
    const run = {
      id: ids.take("import_runs"),
      feed: "inventory",
      format: formatOf(edit),
      file_name: String(before.stock_number || before.vin),
      file_hash: "",
      who,
      status: "done" as const,
      started_at: at,
      finished_at: at,
      undone_at: null,
      stores: JSON.stringify([storeId]),
      rows_read: 1,
      rows_accepted: 1,
      rows_rejected: 0,
      rows_new: 0,
      rows_changed: edit === "gone" ? 0 : 1,
      rows_gone: edit === "gone" ? 1 : 0,
      warnings: 0,
      version: null,
    };
    await addImportRun(trx, run);
    await ids.save();
    const log = createChangeLog(trx, run.id);
    await putPlainRows(trx, "vehicles", [after]);
    await log.changed("vehicles", before, after);
    const exceptions = openExceptions(trx, log);
    if (added) await speakOfPhotos(exceptions, after, added, { at, who });
    else await speakOfCar(exceptions, before, after, { at, who });
    await exceptions.save();
    await log.flush();
    await finishImportRun(trx, { ...run, version: await bumpVersion(trx, { stores: [storeId] }) });
    const moved = { runId: run.id, before, after };
    await alongside?.(trx, moved);
    return moved;
  });
