import { findBrokenRule } from "#data/broken-rule.ts";
import type { Database } from "#data/database.ts";
import { planByIndex } from "#data/postgres/plan-by-index.ts";
import type { Executor, ImportRunRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { revertChanges } from "#data/writes/feeds-changes.ts";
import {
  findImportRun,
  findLastStandingRun,
  listLaterRuns,
  listRunsOnItsRows,
  markUndone,
} from "#data/writes/feeds-runs.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { ofStoresOnly } from "./of-stores-only.ts";
import { storesOverlap } from "./policies.ts";
import { SaidError } from "./said.ts";
import { areasOf } from "./write/touched.ts";

export type Undone = { run: ImportRunRow; rows: number; version: number };

const byHand: readonly string[] = ["office", "office-hold", "office-photos", "office-facts"];

const storesOf = (run: ImportRunRow) => JSON.parse(run.stores) as number[];

/** A car that came in alone, or cars that somebody saw to by hand, whatever was done to others since. */
const standsAlone = ({ rows_new, rows_changed, rows_gone, format }: ImportRunRow) =>
  (rows_new === 1 && rows_changed === 0 && rows_gone === 0) || byHand.includes(format);

/** What a file changed is put back in order. */
async function listInTheWay(trx: Executor, run: ImportRunRow): Promise<ImportRunRow[]> {
  const later = (await listLaterRuns(trx, run)).filter((other) => storesOverlap(storesOf(run), storesOf(other)));
  if (!standsAlone(run) || later.length === 0) return later;
  const ids = later.map(({ id }) => id);
  const touching = await listRunsOnItsRows(trx, run, ids);
  return later.filter(({ id }) => touching.has(id));
}

const numberTaken = (id: number) => ({
  es: `La importación ${id} no se puede deshacer: lo que volvería choca con lo de ahora, por ejemplo otro carro con el mismo número de inventario.`,
  en: `Run ${id} cannot be undone: what would come back clashes with what is there now, such as another car with the same stock number.`,
});

type UndoOptions = {
  /** The stores that it may change; with it, nothing that belongs to the whole chain either. */
  mayChange?: (storeId: number) => boolean;
  /** What is written in the same transaction. */
  alongside?: (trx: Executor, run: ImportRunRow) => Promise<void>;
};

/** Restores what a run changed; without a number, the last run that changed something. */
export const undoRun = (db: Database, runId?: number, { mayChange, alongside }: UndoOptions = {}): Promise<Undone> =>
  importTransaction(db, async (trx) => {
    const run = runId === undefined ? await findLastStandingRun(trx) : await findImportRun(trx, runId);
    if (!run)
      throw new SaidError(
        runId === undefined
          ? { es: "No hay ninguna importación que deshacer.", en: "There is no import to undo." }
          : { es: `No hay ninguna importación ${runId}.`, en: `There is no import run ${runId}.` },
      );
    if (run.status === "undone")
      throw new SaidError({
        es: `La importación ${run.id} ya se deshizo (${run.undone_at}).`,
        en: `Run ${run.id} was already undone at ${run.undone_at}.`,
      });
    if (run.version === null)
      throw new SaidError({
        es: `La importación ${run.id} no cambió nada: no hay nada que deshacer.`,
        en: `Run ${run.id} changed nothing, so there is nothing to undo.`,
      });
    if (mayChange && !(await ofStoresOnly(trx, run, mayChange)))
      throw new SaidError({
        es: `La importación ${run.id} cambió algo de otros patios, o de la cadena: la puede deshacer un dueño.`,
        en: `Run ${run.id} changed what belongs to other stores, or to the chain: an owner can undo it.`,
      });
    const later = await listInTheWay(trx, run);
    if (later.length > 0) {
      const ids = later.map((other) => other.id).reverse();
      throw new SaidError({
        es: `Otras importaciones posteriores cambiaron los mismos registros. Deshaga primero la ${ids.join(", luego la ")}.`,
        en: `Later imports changed the same records. Undo run ${ids.join(", then ")} first.`,
      });
    }
    await planByIndex(trx);
    const { tables, rows } = await revertChanges(trx, run.id).catch((error: unknown) => {
      throw findBrokenRule(error) === undefined ? error : new SaidError(numberTaken(run.id));
    });
    await markUndone(trx, run.id, new Date().toISOString());
    await alongside?.(trx, run);
    const stores = tables.has("vehicles") ? storesOf(run) : [];
    return { run, rows, version: await bumpVersion(trx, { areas: areasOf(tables), stores }) };
  });
