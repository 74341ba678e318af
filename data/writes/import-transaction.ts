import type { Transaction } from "kysely";
import { DataError } from "../data-error.ts";
import type { Database } from "../database.ts";
import { tryImportLock } from "../differences.ts";
import type { Schema } from "../schema.ts";
import { isBusy } from "../sqlite/connection.ts";

export class ImportBusy extends DataError {}

/** Runs `work` as the only import; all of it is written, or nothing. A second import waits a while, then is refused. */
export async function importTransaction<T>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
  patienceMs = 15_000,
): Promise<T> {
  const until = performance.now() + patienceMs;
  const refused = new ImportBusy("Another import is running; nothing was changed. Try again when it has ended.");
  for (;;) {
    try {
      return await db.main.transaction().execute(async (trx) => {
        if (!(await tryImportLock(trx))) throw refused;
        return work(trx);
      });
    } catch (error) {
      if (isBusy(error)) throw refused;
      if (error !== refused || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
