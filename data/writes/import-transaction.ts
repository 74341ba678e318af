import type { Transaction } from "kysely";
import { DataError } from "../data-error.ts";
import type { Database } from "../database.ts";
import { tryImportLock } from "../differences.ts";
import type { Schema } from "../schema.ts";
import { isBusy } from "../sqlite/connection.ts";
import { NotKept } from "../trouble.ts";

export class ImportBusy extends DataError {}

/**
 * Runs `work` as the only import; all of it is written, or nothing. A second import waits a while, then is refused, and
 * so is one that has waited for a restore: its connection still holds the file that was taken away.
 */
export async function importTransaction<T>(
  db: Database,
  work: (trx: Transaction<Schema>) => Promise<T>,
  patienceMs = 15_000,
): Promise<T> {
  const until = performance.now() + patienceMs;
  const refused = new ImportBusy("Another import is running; nothing was changed. Try again when it has ended.");
  const checkPlace = () => {
    if (!db.inPlace())
      throw new DataError("The database was replaced meanwhile, and nothing was written: run the import again.", {
        cause: new NotKept("database-moved"),
      });
  };
  for (;;) {
    try {
      return await db.main.transaction().execute(async (trx) => {
        checkPlace();
        if (!(await tryImportLock(trx))) throw refused;
        const done = await work(trx);
        checkPlace();
        return done;
      });
    } catch (error) {
      if (isBusy(error)) throw refused;
      if (error !== refused || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
